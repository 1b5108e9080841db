"""Writing a plugin: what its author changes is seen at once."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante, running_estante, until
from estante.testing.tenants import TENANTS, plugins_of, write_tenant

from tests.e2e.outside import making
from tests.e2e.places import ask

pytestmark = pytest.mark.wide

HOST = "andaluna.localhost"
ROUTE = '''

from estante.hooks import hookimpl
from litestar import get


@get("/haiku/season", public=True)
async def read_season() -> str:
    """The season."""
    return "autumn"


@hookimpl
def register_routes():
    """One route."""
    return [read_season]
'''


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a plugin that is being written, outside of the tree."""
    folder = tmp_path_factory.mktemp("author")
    shutil.copytree(making.TEMPLATE, folder / making.GOOD)
    (folder / "node_modules").symlink_to(making.ROOT / "node_modules")
    return folder / making.GOOD


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An author's own Python with Estante in it, so that nothing is installed into the one that tests."""
    venv = tmp_path_factory.mktemp("python")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    packages = next((venv / "lib").glob("python*/site-packages"))
    (packages / "estante.pth").write_text(
        f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n", "utf-8"
    )
    return venv / "bin" / "python"


@pytest.fixture(scope="module")
def estante(plugin: Path, python: Path, registry: PluginRegistry) -> Iterator[LiveEstante]:
    """`estante plugins dev`, as the author has started it."""
    uv = making.ROOT / ".tools" / "venv" / "bin"
    settings = {"PATH": os.pathsep.join([str(uv), os.environ["PATH"]])}
    command = [str(python), "-m", "estante.cli", "plugins", "dev", str(plugin)]
    with running_estante(registry, settings, command) as live:
        plugins = [*plugins_of(registry), making.GOOD]
        write_tenant(live.folder / "tenants", "andaluna", {**TENANTS["andaluna"], "plugins": plugins})
        yield live


def answer(estante: LiveEstante, path: str) -> tuple[int, bytes]:
    """Status and body; 0 while the server starts again."""
    try:
        found = ask(estante, HOST, path)
    except httpx.TransportError:
        return 0, b""
    return found.status_code, found.content


def test_a_changed_server_half_answers_anew(estante: LiveEstante, plugin: Path):
    def status() -> int:
        return answer(estante, "/api/haiku/season")[0]

    until(estante, lambda: status() == 404)
    code = plugin / "estante_haiku" / "plugin.py"
    code.write_text(code.read_text("utf-8") + ROUTE, "utf-8")
    until(estante, lambda: status() == 200)
    assert "Changed: plugin.py. Starting again." in estante.log.read_text("utf-8")


def test_a_changed_ui_half_is_built_again(estante: LiveEstante, plugin: Path):
    def entry() -> str | None:
        status, body = answer(estante, "/api/ui/manifest")
        plugins = msgspec.json.decode(body)["data"]["plugins"] if status == 200 else []
        return next((plugin["entry"] for plugin in plugins if plugin["id"] == making.GOOD), None)

    until(estante, lambda: entry() is not None)
    before = entry()
    renderer = plugin / "web" / "haiku.renderer.tsx"
    renderer.write_text(renderer.read_text("utf-8").replace("<article", '<article data-lines="3"'), "utf-8")
    until(estante, lambda: entry() not in (None, before))
