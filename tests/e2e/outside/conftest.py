"""Plugins that somebody else wrote or had written, installed beside one Estante that all tests here share."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People
from estante.testing.live import NOTE, LiveEstante, running_estante, until
from estante.testing.tenants import TENANTS, plugins_of, write_tenant
from playwright.sync_api import Browser

from tests.e2e.outside import making
from tests.e2e.places import ask

HOST = "andaluna.localhost"
# Data of these tests, with tests of their own that run where they are installed.
collect_ignore = list(making.WRITTEN)


@pytest.fixture(scope="session")
def author(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an author elsewhere, with the packed SDK and the packages that npm would have brought."""
    folder = tmp_path_factory.mktemp("outside")
    making.lay_packages(folder)
    return folder


@pytest.fixture(scope="session")
def site(author: Path) -> Path:
    """Where everything is installed: what is generated, what is written by hand, and the broken ones."""
    folder = author / "site"
    for name, kind in making.GENERATED.items():
        making.run_estante("plugins", "new", name, "--kind", kind, "--into", ".", folder=author)
        making.run_estante("plugins", "install", name, "--into", folder.name, folder=author)
    for name in making.WRITTEN:
        shutil.copytree(making.HERE / name, author / name)
        making.run_estante("plugins", "install", name, "--into", folder.name, folder=author, site=folder)
    broken = [making.write_broken(author, name) for name in making.BROKEN]
    making.install(folder, making.write_good(author), *broken)
    return folder


@pytest.fixture(scope="session")
def estante(site: Path, registry: PluginRegistry) -> Iterator[LiveEstante]:
    """A running Estante that sees them; the first tenant's file lists them all."""
    with running_estante(registry, making.environment(site)) as live:
        (live.folder / NOTE).write_text(f"{live.port} {live.process.pid}", "utf-8")
        made = [name.replace("-", "_") for name in (*making.GENERATED, *making.WRITTEN)]
        plugins = [*plugins_of(registry), *made, making.GOOD, *making.BROKEN]
        write_tenant(live.folder / "tenants", "andaluna", {**TENANTS["andaluna"], "plugins": plugins})
        until(live, lambda: making.GOOD in plugins_shown(live, HOST))
        yield live


def plugins_shown(live: LiveEstante, host: str) -> dict[str, str | None]:
    """The plugins of `GET ui/manifest` with their entries."""
    plugins = ask(live, host, "/api/ui/manifest").json()["data"]["plugins"]
    return {plugin["id"]: plugin["entry"] for plugin in plugins}


@pytest.fixture(scope="session")
def admin(estante: LiveEstante) -> Iterator[httpx.Client]:
    """The first tenant's demo admin."""
    who = estante.sign_in("R04")
    base = f"http://127.0.0.1:{estante.port}/api/"
    with httpx.Client(base_url=base, headers={"host": HOST}, timeout=60) as client:
        token = client.post("login", json={"email": who.username, "password": who.password}).json()["data"][
            "token"
        ]
        client.headers["authorization"] = f"Bearer {token}"
        yield client


@pytest.fixture
def people(estante: LiveEstante, chromium: Browser) -> Iterator[People]:
    """Its people, with no window open yet."""
    made = People(estante, chromium, {})
    yield made
    made.leave()
