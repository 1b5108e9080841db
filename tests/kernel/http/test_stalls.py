"""Services that are there and say nothing: every call is answered, and is itself again afterwards."""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
import pytest_asyncio
from estante import app as application
from estante.app import create_app
from estante.config import Addresses, Platform
from estante.database.engine import CONNECT_SECONDS, SERVING, Patience
from estante.plugins.registry import PluginRegistry
from estante.testing.fixtures import SignedIn, living
from estante.testing.people import add_person, sign_in
from estante.testing.tenants import make_tenant
from estante.valkey import ANSWER_SECONDS, POOL_SECONDS

from .stalling import Line

PROMISED_SECONDS = 5
STORED = "sample/stored?value=x"
CALLS = ("users/whoami", "jobs", STORED, "users/access-token", "front/profile")


class Stalled(NamedTuple):
    """An admin and nobody, and the lines between their application and its services."""

    admin: SignedIn
    nobody: SignedIn
    postgres: Line
    valkey: Line


@pytest_asyncio.fixture
async def stalled(
    platform: Platform, registry_with_sample: PluginRegistry, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stalled]:
    monkeypatch.setattr(application, "SERVING", Patience(statement=0.5, lock=0.5, idle=30))
    there = platform.addresses
    async with Line.to(there.app_url) as postgres, Line.to(there.redis_url) as valkey:
        lines = Addresses(postgres.url, there.owner_url, valkey.url)
        async with living(create_app(platform.at(lines), registry=registry_with_sample)) as app:
            tenant = app.services.tenants.put(make_tenant(registry_with_sample))
            person = await add_person(app.services.database, tenant)
            token = await sign_in(app.services.database, tenant, person)
            async with (
                SignedIn(app, tenant, person, token) as admin,
                SignedIn(app, tenant, None, None) as nobody,
            ):
                yield Stalled(admin, nobody, postgres, valkey)


def test_what_is_waited_for_ends_within_what_is_promised() -> None:
    assert SERVING.answer < PROMISED_SECONDS
    assert CONNECT_SECONDS < PROMISED_SECONDS
    assert POOL_SECONDS + 2 * ANSWER_SECONDS < PROMISED_SECONDS


@pytest.mark.wide
async def test_a_database_that_says_nothing_is_told_as_503_and_then_is_there_again(stalled: Stalled) -> None:
    before = await answered(stalled.admin)
    stalled.postgres.stall()
    # Together, as people come: each waits for itself, and none for all before it.
    for during in await asyncio.gather(*(everything(stalled.admin) for _ in range(3))):
        assert all(status in {503, before[path]} for path, status in during.items())
    stored = await stalled.admin.get(STORED)
    assert (stored.status_code, stored.json()["code"]) == (503, "UNAVAILABLE")
    stalled.postgres.go_on()
    assert await answered(stalled.admin) == before


async def answered(admin: SignedIn) -> dict[str, int]:
    """The status of each call, once none is late: a new connection's first statements are planned slowly."""
    statuses = await everything(admin)
    while 503 in statuses.values():
        statuses = await everything(admin)
    return statuses


async def everything(admin: SignedIn) -> dict[str, int]:
    """The status of each call, made at the same time."""
    answers = await asyncio.gather(*(admin.get(path) for path in CALLS))
    return {path: answer.status_code for path, answer in zip(CALLS, answers, strict=True)}


@pytest.mark.wide
async def test_nothing_waits_for_a_valkey_that_says_nothing_but_what_counts_tries(stalled: Stalled) -> None:
    stalled.valkey.stall()
    assert (await stalled.admin.get("users/whoami")).status_code == 200
    key = {"Idempotency-Key": "while nobody answers"}
    posted = await stalled.admin.post("sample/held", json={"word": "once"}, headers=key)
    assert posted.status_code == 200
    tried = await stalled.nobody.post("login", json={"email": "ana@example.org", "password": "wrong"})
    assert (tried.status_code, tried.json()["code"]) == (503, "UNAVAILABLE")
    stalled.valkey.go_on()
    again = await stalled.nobody.post("login", json={"email": "ana@example.org", "password": "wrong"})
    assert again.status_code == 401
