"""The database's part of a backup: one consistent dump of all rows of all tenants, and its way back.

Row security binds the application's role and the owner, so neither may dump: one of them gets nothing, and
says nothing. The embedded PostgreSQL is dumped by its superuser; one from outside by a role with BYPASSRLS.
"""

import hashlib
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from estante.backup.archives import BackupRefused
from estante.config import Platform
from estante.services.postgres import APP, DATABASE, EXTENSIONS, OWNER, SUPERUSER, postgres_program

CONNECT_SECONDS = 10
MAX_REASON = 600
# A function of ours sets one of its parameters, which only the superuser may before the library is loaded.
LOAD_TRIGRAMS = "SELECT similarity('', '')"
TABLES = (
    "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
    " WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')"
)


def backup_url(platform: Platform, owner_url: str) -> str:
    """The address of the database as a role that sees every row.

    Args:
        platform: the settings as they were read, before anything was started.
        owner_url: where the database is now.

    Raises:
        BackupRefused: the role that was given does not see every row.
    """
    if platform.database_backup_url:
        url = platform.database_backup_url
    elif platform.database_url is None:
        password = (platform.data_dir / "postgres" / f"{SUPERUSER}.password").read_text()
        url = make_conninfo(owner_url, user=SUPERUSER, password=password)
    else:
        url = owner_url
    _must_see_everything(url)
    return url


def _must_see_everything(url: str) -> None:
    with _session(url) as session:
        row = session.execute(
            "SELECT rolname, rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user"
        ).fetchone()
    if row is None or not row[1]:
        name = row[0] if row else "this role"
        raise BackupRefused(
            f"`{name}` is bound by row security, so its dump would be empty. Make a role for backups"
            " (CREATE ROLE estante_backup LOGIN BYPASSRLS PASSWORD '…';"
            " GRANT pg_read_all_data TO estante_backup) and set DATABASE_BACKUP_URL."
        )


@contextmanager
def snapshot(url: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Hold one moment of the database: its name for `dump`, and the store's keys of all files it names."""
    with _session(url) as session:
        session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        name = session.execute("SELECT pg_export_snapshot()").fetchone()
        keys = session.execute("SELECT tenant_id::text || '/' || path FROM stored_files").fetchall()
        yield str(name[0]) if name else "", [str(row[0]) for row in keys]


def dump(url: str, moment: str, target: Path) -> str:
    """Dump what the database held at a moment into a file, and answer its SHA-256."""
    _run("pg_dump", url, "--format=custom", f"--snapshot={moment}", "--no-comments", f"--file={target}")
    target.chmod(0o600)
    return sha256_of(target)


def is_empty(url: str) -> bool:
    """Whether the database has no table."""
    with _session(url) as session:
        return session.execute(TABLES).fetchone() == (0,)


def others_at_work(url: str) -> int:
    """How many other sessions the database has."""
    with _session(url) as session:
        row = session.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND usename = %s",
            [APP],
        ).fetchone()
    return int(str(row[0])) if row else 0


def set_aside(superuser_url: str, stamp: str) -> str:
    """Rename the embedded database and answer its new name; the caller makes an empty one."""
    name = f"{DATABASE}_before_{stamp}"
    with _session(make_conninfo(superuser_url, dbname="postgres")) as session:
        rename = sql.SQL("ALTER DATABASE {} RENAME TO {}")
        session.execute(rename.format(sql.Identifier(DATABASE), sql.Identifier(name)))
    return name


def restore(url: str, source: Path, *, by_superuser: bool) -> None:
    """Fill an empty database from a dump, in one transaction; everything will belong to the owner."""
    with _session(url) as session:
        for extension in EXTENSIONS:
            make = sql.SQL("CREATE EXTENSION IF NOT EXISTS {}")
            session.execute(make.format(sql.Identifier(extension)))
    script, environ = _command("pg_restore", None, "--no-owner", "--no-comments", "--file=-", str(source))
    role = [f"--command=SET ROLE {OWNER}"] if by_superuser else []
    words = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--set=ON_ERROR_STOP=1", "--single-transaction"]
    command, environ = _command("psql", url, *words, *role, f"--command={LOAD_TRIGRAMS}", "--file=-")
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        done = subprocess.run(
            command, env=environ, stdin=reading.stdout, capture_output=True, text=True, check=False
        )
        reading.stdout.close()  # type: ignore[union-attr]
        stderr = reading.stderr.read().decode(errors="replace") if reading.stderr else ""
    if done.returncode != 0 or reading.returncode != 0:
        raise BackupRefused(
            f"The database could not be restored: {(done.stderr or stderr).strip()[-MAX_REASON:]}"
        )


def sha256_of(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


@contextmanager
def _session(url: str) -> Iterator["psycopg.Connection[tuple[object, ...]]"]:
    plain = url.replace("postgresql+asyncpg://", "postgresql://", 1)
    try:
        with psycopg.connect(plain, autocommit=True, connect_timeout=CONNECT_SECONDS) as session:
            yield session
    except psycopg.OperationalError as error:
        raise BackupRefused(
            f"The database does not answer ({str(error).strip().splitlines()[-1]})."
        ) from error


def _run(program: str, url: str, *words: str) -> None:
    command, environ = _command(program, url, *words)
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BackupRefused(f"{program} failed: {done.stderr.strip()[-MAX_REASON:]}")


def _command(program: str, url: str | None, *words: str) -> tuple[list[str], dict[str, str]]:
    """A program of PostgreSQL with its words and its environment."""
    command, environ = [str(postgres_program(program)), *words], dict(os.environ)
    if url is not None:
        parts = conninfo_to_dict(url.replace("postgresql+asyncpg://", "postgresql://", 1))
        # Everybody on the machine sees the words of a command, and nobody its environment.
        environ["PGPASSWORD"] = str(parts.pop("password", "") or "")
        command.insert(1, f"--dbname={make_conninfo('', **parts)}")
    return command, environ
