"""pgbouncer before PostgreSQL, by the file of `kernel/deploy`. `make proxies` installs it."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from estante.cli.doctor.production import pooled
from estante.config import Platform
from estante.database.engine import SERVING, Database
from estante.services import unprivileged
from sqlalchemy import text

from tests.kernel.services.test_up import free_port

FILE = Path(__file__).resolve().parents[3] / "kernel" / "deploy" / "pgbouncer.ini"
PROGRAM = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")


@contextmanager
def pgbouncer(folder: Path, platform: Platform, mode: str) -> Iterator[str]:
    """The address of the application's role by way of a pgbouncer."""
    port, there = free_port(), urlsplit(platform.addresses.app_url)
    settings = FILE.read_text("utf-8")
    for wanted, own in (
        (r"host=\S+ port=\d+ dbname=\S+", f"host={there.hostname} port={there.port} dbname={there.path[1:]}"),
        (r"listen_port = \d+", f"listen_port = {port}"),
        (r"auth_file = \S+", f"auth_file = {folder / 'userlist.txt'}"),
        (r"pool_mode = session", f"pool_mode = {mode}"),
    ):
        settings, count = re.subn(wanted, own, settings)
        assert count == 1, wanted
    (folder / "pgbouncer.ini").write_text(settings)
    (folder / "userlist.txt").write_text(f'"{there.username}" "{there.password}"\n')
    user = unprivileged.service_user()
    for path in (folder, *folder.iterdir()):
        if user:
            shutil.chown(path, user)
    command = [str(PROGRAM), str(folder / "pgbouncer.ini")]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, user=user or None
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if "process up" in line:
                break
        yield f"postgresql://{there.username}:{there.password}@127.0.0.1:{port}/estante"
        process.terminate()


@pytest.fixture
def folder(services_folder: Path) -> Iterator[Path]:
    """Where the unprivileged user may read."""
    made = services_folder / "pgbouncer"
    made.mkdir()
    yield made
    shutil.rmtree(made)


async def test_tenants_stay_apart_and_statements_end_in_time_behind_pgbouncer(
    folder: Path, platform: Platform, tenant, other_tenant, person
) -> None:
    if PROGRAM is None:
        assert "pool_mode = session" in FILE.read_text("utf-8")
        return
    people = {home.guid: await person(home, "R01") for home in (tenant, other_tenant)}
    with pgbouncer(folder, platform, "session") as url:
        database = Database(url, patience=SERVING)
        for _ in range(3):
            for home in (tenant, other_tenant):
                async with database.transaction(home) as session:
                    names = list(await session.scalars(text("SELECT username FROM people")))
                    assert names == [people[home.guid].username]
                    assert await session.scalar(text("SHOW statement_timeout")) == "4s"
                async with database.reading(home) as connection:
                    assert await connection.fetchval("SELECT username FROM people") in names
                    assert await connection.fetchval("SHOW lock_timeout") == "3s"
        assert pooled(platform.at(platform.addresses.__class__(url, url, ""))) is None
        await database.close()


def test_pooling_by_transactions_is_told_by_the_doctor(folder: Path, platform: Platform) -> None:
    if PROGRAM is None:
        return
    with pgbouncer(folder, platform, "transaction") as url:
        told = pooled(platform.at(platform.addresses.__class__(url, url, "")))
    assert told is not None
    assert "session" in told
    assert pooled(platform) is None
