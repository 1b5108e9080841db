"""A new tenant and whoever runs it first, from a terminal alone."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.testing.browser import People, Windows
from estante.testing.live import LiveEstante, until
from playwright.sync_api import expect

from tests.e2e.places import ask

PASSWORD = "Cumbre-nevada-27"
EMAIL = "nora@montes.example"


def estante(live: LiveEstante, *words: str) -> subprocess.CompletedProcess[str]:
    settings = {"ESTANTE_BASE_PATH": str(live.folder), "ESTANTE_PORT": str(live.port)}
    command = [sys.executable, "-m", "estante.cli", *words]
    return subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)


def added(live: LiveEstante, email: str = EMAIL, role: str = "R04") -> subprocess.CompletedProcess[str]:
    who = ("--role", role, "--email", email, "--name", "Nora", "--lastname", "Vidal")
    return estante(live, "people", "add", "--tenant", "montes", *who)


@pytest.fixture(scope="module")
def montes(live: LiveEstante) -> Iterator[Path]:
    """A tenant that the command wrote and the running server took up."""
    made = estante(
        live,
        "tenants",
        "new",
        "montes",
        "--name",
        "Montes",
        "--host",
        "montes.localhost",
        "--like",
        "andaluna",
    )
    assert made.returncode == 0, made.stderr
    until(live, lambda: ask(live, "montes.localhost", "/api/organization").status_code == 200)
    path = live.folder / "tenants" / "montes" / "tenant.toml"
    yield path
    path.unlink()


def test_a_tenant_made_by_command_gets_an_administrator_who_signs_in(
    live: LiveEstante, montes: Path, people: People, chromium
):
    link = added(live)
    assert link.returncode == 0, link.stderr
    url = link.stdout.strip()
    assert re.fullmatch(rf"http://montes\.localhost:{live.port}/recover\?token=[\w-]+", url)
    assert "works once" in link.stderr
    windows = Windows(chromium)
    page = windows.open(url.partition("/recover")[0], "es-CL")
    page.goto(url)
    page.get_by_label("Contraseña nueva").fill(PASSWORD)
    page.get_by_label("Repite la contraseña").fill(PASSWORD)
    page.get_by_role("button", name="Guardar la contraseña").click()
    expect(page.get_by_role("heading", name="Contraseña guardada")).to_be_visible()
    page.goto("/auth/login")
    page.get_by_label("Usuario").fill(EMAIL)
    page.get_by_label("Contraseña", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Entrar", exact=True).click()
    page.wait_for_url(re.compile("/contents|/$"))
    expect(page.get_by_text("Nora Vidal").first).to_be_visible()
    windows.close()
    again = estante(live, "people", "link", "--tenant", "montes", "--person", EMAIL)
    assert "/recover?token=" in again.stdout
    assert again.stdout != link.stdout


@pytest.mark.wide
def test_what_cannot_be_added_says_why(live: LiveEstante, montes: Path):
    assert added(live, "twice@montes.example").returncode == 0
    assert "somebody with `twice@montes.example` already" in added(live, "twice@montes.example").stderr
    assert "is no e-mail address" in added(live, "nobody").stderr
    assert "is not one of" in added(live, "other@montes.example", "R99").stderr
    unknown = estante(live, "people", "link", "--tenant", "montes", "--person", "nobody@montes.example")
    assert "nobody called `nobody@montes.example`" in unknown.stderr
    taken = estante(live, "tenants", "new", "sierra", "--name", "Sierra", "--host", "montes.localhost")
    assert "`montes.localhost` is montes's" in taken.stderr
    assert not (live.folder / "tenants" / "sierra").exists()
