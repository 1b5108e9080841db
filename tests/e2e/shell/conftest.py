"""A browser in front of a running Estante, for people who come in, look around and go."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import psycopg
import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import DESK, Scheme, Size, Windows
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, Page, StorageState

from tests.e2e.places import Somebody, database_of, database_url, somebody

DAY_SECONDS = 86_400
# Nobody has asked for this language here, so nothing may come out in it.
FOREIGN = "en-US"
LANDED = re.compile("/contents$")
LOGIN = re.compile("/auth/login")


class Visits:
    """Windows of people who are new at every visit, and of nobody."""

    def __init__(self, live: LiveEstante, browser: Browser, registry: PluginRegistry) -> None:
        self.live = live
        self.windows = Windows(browser)
        self._registry = registry

    def tenant(self, key: str = "andaluna") -> Tenant:
        """A demo tenant."""
        tenants = TenantRegistry(self.live.folder / "tenants", self._registry.known).all()
        return next(one for one in tenants if one.key == key)

    def person(self, role: str = "R04", tenant: Tenant | None = None, **fields: object) -> Somebody:
        """Somebody nobody else uses, with a session."""

        async def add() -> Somebody:
            async with database_of(self.live) as database:
                return await somebody(database, tenant or self.tenant(), role, **fields)

        # Playwright's own loop runs in this thread.
        with ThreadPoolExecutor(1) as other:
            return other.submit(asyncio.run, add()).result()

    def password_hash(self, username: str) -> str:
        """What is stored of a demo account's password, for somebody who has the same."""
        with psycopg.connect(database_url(self.live), autocommit=True) as connection:
            connection.execute("SELECT set_config('app.tenant', %s, false)", [str(self.tenant().guid)])
            row = connection.execute(
                "SELECT password_hash FROM people WHERE username = %s", [username]
            ).fetchone()
        assert row
        return str(row[0])

    def address(self, tenant: Tenant | None = None) -> str:
        """Where a tenant's shell listens."""
        return f"http://{tenant.hosts[0] if tenant else 'andaluna.localhost'}:{self.live.port}"

    def window(
        self,
        who: Somebody | None = None,
        *,
        tenant: Tenant | None = None,
        size: Size = DESK,
        scheme: Scheme = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        kept_for: int = DAY_SECONDS,
        **stored: object,
    ) -> Page:
        """A page nowhere yet; the shell stored a session and `stored` in its browser, for some seconds."""
        address = self.address(who.tenant if who else tenant)
        kept = _stored(address, who, stored, kept_for)
        return self.windows.open(address, FOREIGN, size=size, scheme=scheme, motion=motion, stored=kept)

    def enter(self, path: str, role: str = "R04") -> Page:
        """A page at an address, for a new person of a role."""
        page = self.window(self.person(role))
        page.goto(path)
        return page


def _stored(address: str, who: Somebody | None, stored: dict[str, object], seconds: int) -> StorageState:
    """A browser's storage with the values that the shell would have written."""
    values = dict(stored)
    if who is not None:
        nobody: dict[str, object] = {"user": None, "license": None, "error": None, "oauth_accounts": []}
        values |= {"auth": {**nobody, "authToken": who.token}, "session": {"remembered": True}}
    until = (time.time() + seconds) * 1000
    kept = [
        {"name": name, "value": json.dumps({"value": value, "expires": until})}
        for name, value in values.items()
    ]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}  # type: ignore[typeddict-item]


@pytest.fixture
def visits(live: LiveEstante, chromium: Browser, registry: PluginRegistry) -> Iterator[Visits]:
    """Visits with no window open yet."""
    made = Visits(live, chromium, registry)
    yield made
    made.windows.close()
