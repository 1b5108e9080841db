"""PostgreSQL and Valkey in one folder: started, killed, started again."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psutil
import psycopg
import pytest
import redis
from estante.config import Addresses, Platform
from estante.services import postgres
from estante.services.embedded import AlreadyRunning, Services, connected
from estante.services.postgres import OWNER, Postgres
from estante.testing.live import copy_data

from tests.kernel.services.endings import await_end

KEEPER = """
import signal, sys
from estante.config import load_platform
from estante.services.embedded import Services
services = Services(load_platform({"ESTANTE_BASE_PATH": sys.argv[1]}), {"fsync": "off"})
services.start()
print(*(part.process.pid for part in services.parts), flush=True)
signal.pause()
"""


@contextmanager
def a_process_that_keeps_services(
    folder: Path,
) -> Iterator[tuple[subprocess.Popen[str], list[psutil.Process]]]:
    keeper = subprocess.Popen([sys.executable, "-c", KEEPER, str(folder)], stdout=subprocess.PIPE, text=True)
    assert keeper.stdout is not None
    parts = [psutil.Process(int(pid)) for pid in keeper.stdout.readline().split()]
    try:
        yield keeper, parts
    finally:
        keeper.kill()
        keeper.wait()
        keeper.stdout.close()


def remember(addresses: Addresses, word: str) -> None:
    with psycopg.connect(addresses.owner_url) as session:
        session.execute("CREATE TABLE IF NOT EXISTS words (word text)")
        session.execute("INSERT INTO words VALUES (%s)", [word])
    with redis.Redis.from_url(addresses.redis_url) as client:
        client.rpush("words", word)


def remembered(addresses: Addresses) -> tuple[list[str], list[str]]:
    with psycopg.connect(addresses.owner_url) as session:
        rows = [str(row[0]) for row in session.execute("SELECT word FROM words ORDER BY word")]
    with redis.Redis.from_url(addresses.redis_url, decode_responses=True) as client:
        return rows, [str(word) for word in client.sort("words", alpha=True)]


def test_a_killed_service_comes_back_at_its_address_with_its_data(services: Services) -> None:
    addresses = services.start().addresses
    remember(addresses, "árbol")
    with closing(psycopg.connect(addresses.app_url)) as left_open:
        left_open.execute("SELECT 1")
        for part in services.parts:
            assert part.process is not None
            os.kill(part.process.pid, signal.SIGKILL)
            part.start()
    assert remembered(addresses) == (["árbol"], ["árbol"])
    services.stop()
    assert services.start().addresses == addresses


def test_the_application_may_not_step_around_row_security(services: Services) -> None:
    addresses = services.start().addresses
    with psycopg.connect(addresses.app_url) as session:
        rights = session.execute(
            "SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = user"
        )
        assert rights.fetchone() == (False, False, False)
        extensions = {str(row[0]) for row in session.execute("SELECT extname FROM pg_extension")}
        assert {"pg_trgm", "unaccent", "citext", "btree_gist"} <= extensions
        # Accented letters are letters to trigram search.
        assert session.execute("SELECT cardinality(show_trgm('ñ'))").fetchone() == (2,)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            session.execute("CREATE TABLE mine ()")
    private = [*services.platform.data_dir.glob("postgres/*.password"), services.run_dir / "addresses.json"]
    assert {path.stat().st_mode & 0o777 for path in private} == {0o600}


def test_a_kill_of_who_keeps_the_services_ends_them_and_the_next_start_works(platform: Platform) -> None:
    with a_process_that_keeps_services(platform.base_path) as (keeper, parts):
        with connected(platform) as found:
            remember(found.addresses, "before")
        with pytest.raises(AlreadyRunning, match=f"process {keeper.pid}"):
            Services(platform).start()
        keeper.kill()
        keeper.wait()
        await_end(parts)
    with connected(platform) as found:
        assert remembered(found.addresses) == (["before"], ["before"])


def test_a_kill_of_everything_at_once_leaves_nothing_that_stops_the_next_start(platform: Platform) -> None:
    with a_process_that_keeps_services(platform.base_path) as (keeper, parts):
        for process in (psutil.Process(keeper.pid), *parts):
            process.kill()
        keeper.wait()
        with connected(platform) as found:
            remember(found.addresses, "after")
            assert remembered(found.addresses) == (["after"], ["after"])


def test_a_copy_of_a_folder_that_starts_beside_it_gets_a_port_of_its_own(
    services: Services, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = services.start().addresses
    remember(first, "first")
    services.stop()
    copy_data(services.platform.data_dir / "postgres", folder / "copy")
    services.start()
    assert services.postgres is not None
    # Both saw the port free at one time.
    answers = iter([True])
    monkeypatch.setattr(postgres, "_is_free", lambda _: next(answers, False))
    copy = Postgres(folder / "copy", folder, folder / "postgres.log", {"fsync": "off"})
    copy.start()
    try:
        assert copy.port != services.postgres.port
        with psycopg.connect(copy.url(OWNER)) as session:
            session.execute("DELETE FROM words")
        assert remembered(first)[0] == ["first"]
    finally:
        copy.stop()


def test_what_is_outside_is_left_to_others(platform: Platform) -> None:
    outside = Addresses("postgresql://app@db/x", "postgresql://owner@db/x", "redis://cache")
    with connected(platform.at(outside)) as found:
        assert found.addresses == outside
    assert not (platform.data_dir / "postgres").exists()
