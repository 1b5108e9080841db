"""A line to a real service that can stop carrying anything, without ending."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Line:
    """Carries bytes between its own port and a service while it is `open`."""

    def __init__(self, url: str) -> None:
        self._service = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The service's address by way of this line."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        if self._service.scheme == "unix":
            return f"redis://127.0.0.1:{port}"
        place = self._service.netloc.rpartition("@")[0]
        return self._service._replace(netloc=f"{place}@127.0.0.1:{port}").geturl()

    def stall(self) -> None:
        """Keep every connection, and carry nothing."""
        self._open.clear()

    def go_on(self) -> None:
        """Carry again, what waited first."""
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._service.scheme == "unix":
            there = await asyncio.open_unix_connection(self._service.path)
        else:
            there = await asyncio.open_connection(self._service.hostname, self._service.port)
        for source, sink in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._carry(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while chunk := await source.read(65536):
                await self._open.wait()
                sink.write(chunk)
                await sink.drain()
        except ConnectionError:
            pass
        finally:
            sink.close()

    @classmethod
    @asynccontextmanager
    async def to(cls, url: str) -> "AsyncIterator[Line]":
        """A line to a service, until the end of the block."""
        line = cls(url)
        line._server = await asyncio.start_server(line._connect, "127.0.0.1", 0)
        try:
            yield line
        finally:
            line._server.close()
            for task in list(line._tasks):
                task.cancel()
            await asyncio.gather(*line._tasks, return_exceptions=True)
