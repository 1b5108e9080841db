"""A tenant's file is edited while everything runs: what is taken out goes, a mistake changes nothing."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.live import LiveEstante, until
from estante.testing.tenants import TENANTS, write_tenant

from tests.e2e.places import ask, client_of, database_of, new_tenant, somebody

PLUGINS = Path(__file__).parents[2] / "plugins"
VIEWER_CALL = "/api/viewer/settings"


@pytest.fixture
def edited(live: LiveEstante, registry: PluginRegistry) -> Iterator[Tenant]:
    """A tenant whose file may be spoilt."""
    tenant = new_tenant(live, registry)
    key = tenant.hosts[0].partition(".")[0]
    yield tenant
    (live.folder / "tenants" / key / "tenant.toml").unlink()


@pytest.fixture
def other(live: LiveEstante, registry: PluginRegistry) -> Tenant:
    """One that nobody touches."""
    return new_tenant(live, registry)


def file_of(live: LiveEstante, tenant: Tenant) -> Path:
    return live.folder / "tenants" / tenant.hosts[0].partition(".")[0] / "tenant.toml"


def check(live: LiveEstante) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "estante.cli", "tenants", "check"],
        env={**os.environ, "ESTANTE_BASE_PATH": str(live.folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def needing(name: str) -> list[str]:
    """The plugins that do not run without one."""
    manifests = [json.loads(path.read_text("utf-8")) for path in PLUGINS.glob("*/manifest.json")]
    return [manifest["id"] for manifest in manifests if name in manifest["requires"]]


def entry_of(live: LiveEstante, tenant: Tenant) -> str:
    """The address of the viewer's UI half."""
    plugins = ask(live, tenant.hosts[0], "/api/ui/manifest").json()["data"]["plugins"]
    found: str = next(one["entry"] for one in plugins if one["id"] == "viewer")
    return found


@pytest.mark.spec("KER-094")
async def test_a_plugin_that_is_taken_out_is_gone_there_and_still_elsewhere(live, edited, other):
    entry = entry_of(live, edited)
    async with database_of(live) as database:
        admin = await somebody(database, edited, "R04")

    async def seen() -> set[str]:
        async with client_of(live, edited, admin.token) as client:
            manifest = (await client.get("/api/ui/manifest")).json()["data"]
            who = (await client.get("/api/users/whoami")).json()["data"]
        pages = {page["path"].split("/")[1] for one in manifest["plugins"] for page in one["pages"]}
        return pages | set(who["permissions"])

    assert {"viewer", "contents"} <= await seen()
    file = file_of(live, edited)
    text = file.read_text("utf-8")
    for name in ("viewer", *needing("viewer")):
        text = text.replace(f', "{name}"', "")
    file.write_text(text, "utf-8")
    until(live, lambda: ask(live, edited.hosts[0], VIEWER_CALL).status_code == 404)
    assert "viewer" not in await seen()
    assert "contents" in await seen()
    assert ask(live, edited.hosts[0], entry).status_code == 404
    assert ask(live, other.hosts[0], VIEWER_CALL).status_code == 200
    assert ask(live, other.hosts[0], entry).status_code == 200


@pytest.mark.wide
@pytest.mark.spec("KER-094")
def test_a_mistake_keeps_the_last_good_version_and_is_told_by_check_and_log(live, edited, other):
    file = file_of(live, edited)
    good = file.read_text("utf-8")
    spoilt = good.replace("default_language", "default_langage") + 'name2 = "x"\n'
    file.write_text(spoilt.replace("Andaluna", "Spoilt"), "utf-8")
    line = next(n for n, text in enumerate(spoilt.splitlines(), 1) if "default_langage" in text)
    told = f"{file}:{line}: "
    log = live.folder / "var" / "logs" / "server.log"
    until(live, lambda: told in log.read_text("utf-8"))
    logged = next(text for text in log.read_text("utf-8").splitlines() if told in text)
    assert '"kept_last_good":true' in logged
    assert "default_language" in logged
    assert ask(live, edited.hosts[0], "/api/organization").json()["data"]["name"] == "Andaluna"
    checked = check(live)
    assert checked.returncode == 1
    assert told in checked.stdout + checked.stderr
    assert "did you mean `default_language`?" in checked.stdout + checked.stderr
    assert ask(live, other.hosts[0], "/api/organization").status_code == 200
    file.write_text(good.replace("Andaluna", "Luna"), "utf-8")
    until(live, lambda: ask(live, edited.hosts[0], "/api/organization").json()["data"]["name"] == "Luna")
    assert check(live).returncode == 0


def test_a_new_tenant_is_served_without_a_restart(live, registry):
    tenant = new_tenant(live, registry, name="Recién llegada")
    assert ask(live, tenant.hosts[0], "/api/organization").json()["data"]["name"] == "Recién llegada"
    assert ask(live, tenant.hosts[0], "/").headers["content-type"].startswith("text/html")


def test_a_host_cannot_be_taken_from_another_tenant(live, edited, registry):
    thief = live.folder / "tenants" / "thief"
    write_tenant(live.folder / "tenants", "thief", {**TENANTS["ipe"], "hosts": list(edited.hosts)})
    log = live.folder / "var" / "logs" / "server.log"
    until(live, lambda: '"tenant":"thief"' in log.read_text("utf-8"))
    (thief / "tenant.toml").unlink()
    assert ask(live, edited.hosts[0], "/api/organization").json()["data"]["name"] == "Andaluna"
