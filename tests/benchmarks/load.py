"""A load generator: so many connections that each send the next request as soon as the last is answered.

Reads a `Load` from standard input and writes a `Measured` to standard output. It runs in a process of its own
and speaks just enough HTTP/1.1, so that it costs less than what it measures. In a body, `%(n)d` is the number
of the request on its connection.
"""

import asyncio
import sys
import time
from functools import partial
from typing import cast

import msgspec
import uvloop
from harness import Load, Measured

GRACE_SECONDS = 10.0


class Connection(asyncio.Protocol):
    """One connection: sends, waits for the whole answer, notes the time, sends again."""

    def __init__(self, load: Load, place: int, until: float, seen: "Seen") -> None:
        self._seen, self._until = seen, until
        self._load, self._place = load, place
        self._body = load.bodies[place % len(load.bodies)] if load.bodies else None
        self._head = head_of(load, place)
        self._count, self._missing, self._buffer, self._sent = 0, 0, b"", 0.0
        self._transport: asyncio.Transport | None = None
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports behave like asyncio's and are not made from them.
        self._transport = cast("asyncio.Transport", transport)
        self._send()

    def data_received(self, data: bytes) -> None:
        if self._missing:
            self._missing -= len(data)
        else:
            self._buffer += data
            head, end, body = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            lower = head.lower()
            at = lower.find(b"content-length:")
            length = int(lower[at + 15 :].partition(b"\r\n")[0]) if at >= 0 else 0
            self._status, self._buffer = head[9:12], b""
            self._missing = length - len(body)
        if self._missing <= 0:
            self._missing = 0
            self._seen.note(time.perf_counter() - self._sent, self._status)
            self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        if exc is not None or time.perf_counter() < self._until:
            self._seen.wrong += 1
        if not self.closed.done():
            self.closed.set_result(None)

    def _send(self) -> None:
        assert self._transport is not None
        self._sent = time.perf_counter()
        if self._sent >= self._until:
            self._transport.close()
            return
        if self._load.turns:
            self._head = head_of(self._load, self._place + self._count * self._load.connections)
        if self._body is None:
            self._transport.write(f"{self._head}\r\n".encode())
        else:
            body = self._body % {"n": self._count}
            lines = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            self._transport.write(f"{self._head}{lines}{body}".encode())
        self._count += 1


def head_of(load: Load, number: int) -> str:
    """The head of a request; the next number is of another path and another person."""
    path = load.paths[number % len(load.paths)]
    token = load.tokens[number % len(load.tokens)] if load.tokens else ""
    host = load.hosts[number % len(load.hosts)] if load.hosts else load.host
    lines = "".join(f"{line}\r\n" for line in load.headers)
    head = f"{load.method} {path} HTTP/1.1\r\nHost: {host}\r\n{lines}"
    return f"{head}Authorization: Bearer {token}\r\n" if token else head


class Seen:
    """The times of all answers."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.wrong = 0

    def note(self, seconds: float, status: bytes) -> None:
        self.times.append(seconds)
        if not status.startswith(b"2"):
            self.wrong += 1

    def measured(self, seconds: float) -> Measured:
        times = sorted(self.times)
        at = [times[int(len(times) * share)] * 1000 if times else 0.0 for share in (0.5, 0.99)]
        return Measured(len(times) / seconds, at[0], at[1], self.wrong)


async def main() -> None:
    load = msgspec.json.decode(sys.stdin.buffer.read(), type=Load)
    loop, seen, start = asyncio.get_running_loop(), Seen(), time.perf_counter()
    made = await asyncio.gather(
        *(
            loop.create_connection(
                partial(Connection, load, place, start + load.seconds, seen),
                "127.0.0.1",
                load.port,
            )
            for place in range(load.connections)
        )
    )
    # An answer that never comes is a wrong one, and no reason to wait for ever.
    closed = [connection.closed for _, connection in made]
    _, silent = await asyncio.wait(closed, timeout=load.seconds + GRACE_SECONDS)
    seen.wrong += len(silent)
    sys.stdout.buffer.write(msgspec.json.encode(seen.measured(time.perf_counter() - start)))


if __name__ == "__main__":
    uvloop.run(main())
