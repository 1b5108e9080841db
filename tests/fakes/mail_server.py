"""A mail server that keeps what it is sent (RFC 5321, as far as a client that only sends needs it)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class FakeMailServer:
    """Listens on a free port of this machine. `letters` are the messages in the order of their arrival.

    With a `refusal` (550 for good, 451 for now) it takes no recipient.
    """

    def __init__(self) -> None:
        self.refusal: int | None = None
        self.letters: list[EmailMessage] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 fake\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.letters.append(await _message(reader))
            if word == b"RCPT" and self.refusal is not None:
                writer.write(f"{self.refusal} not you\r\n".encode())
            else:
                writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fake\r\n")
            await writer.drain()
            if word == b"QUIT":
                break
        writer.close()


async def _message(reader: asyncio.StreamReader) -> EmailMessage:
    lines = []
    while (line := await reader.readline()) not in (b".\r\n", b""):
        lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
    return message_from_bytes(b"".join(lines), EmailMessage, policy=default)


@asynccontextmanager
async def running_mail_server() -> AsyncIterator[FakeMailServer]:
    """A mail server for the length of a block."""
    fake = FakeMailServer()
    server = await asyncio.start_server(fake.talk, "127.0.0.1", 0)
    async with server:
        fake.port = server.sockets[0].getsockname()[1]
        yield fake
