"""What a load balancer asks: whether the process answers, and whether it can do its work."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio
from estante.app import create_app
from estante.config import Addresses

NOBODY_LISTENS = Addresses("postgresql://estante_app:x@127.0.0.1:1/estante", "", "redis://127.0.0.1:1")


def asking(app, host: str = "10.0.0.7:8000"):
    """A load balancer, which knows an address and no tenant."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{host}")


@pytest_asyncio.fixture
async def made(platform, registry):
    """Makes an application of its own: with services away, or another data folder."""
    opened = []

    def make(**changes):
        app = create_app(msgspec.structs.replace(platform, **changes), registry=registry)
        opened.append(app)
        return app

    yield make
    for app in opened:
        await app.services.database.close()
        await app.services.valkey.aclose()


@pytest.mark.parametrize("path", ["/livez", "/readyz"])
async def test_a_load_balancer_asks_by_address_and_without_a_tenant(app, path):
    async with asking(app) as balancer:
        answer = await balancer.get(path)
        head = await balancer.head(path)
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    assert (head.status_code, head.content) == (200, b"")
    assert answer.headers["cache-control"] == "no-store"


async def test_without_the_database_the_process_lives_and_is_not_ready(made):
    app = made(database_url=NOBODY_LISTENS.app_url)
    async with asking(app) as balancer:
        assert (await balancer.get("/livez")).status_code == 200
        answer = await balancer.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"status": "not ready", "database": False, "files": True, "valkey": True}


async def test_without_valkey_reading_goes_on_so_it_is_ready(made):
    async with asking(made(redis_url=NOBODY_LISTENS.redis_url)) as balancer:
        answer = await balancer.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "database": True, "files": True, "valkey": False}


async def test_a_full_disk_makes_it_unready(made, tmp_path: Path):
    # Whatever is written to /dev/full is refused as by a full disk.
    (tmp_path / ".readyz").symlink_to("/dev/full")
    async with asking(made(data_dir=tmp_path)) as balancer:
        answer = await balancer.get("/readyz")
    assert (answer.status_code, answer.json()["files"]) == (503, False)


async def test_however_many_ask_it_looks_once_in_a_moment(made, monkeypatch):
    app = made()
    looks = []
    look = app.services.database.ping_for_writing

    async def counted():
        looks.append(1)
        await look()

    monkeypatch.setattr(app.services.database, "ping_for_writing", counted)
    async with asking(app) as balancer:
        answers = await asyncio.gather(*(balancer.get("/readyz") for _ in range(50)))
    assert {one.status_code for one in answers} == {200}
    assert len(looks) == 1


async def test_a_standby_that_only_reads_is_not_ready(made, platform):
    url = platform.addresses.app_url + "?default_transaction_read_only=on"
    async with asking(made(database_url=url)) as balancer:
        answer = await balancer.get("/readyz")
    assert answer.json()["database"] is False
