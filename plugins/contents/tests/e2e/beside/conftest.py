"""An Estante of its own, with plugins of the tests that stand for those of programs, tools and lessons."""

import os
import shutil
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points
from estante.testing.browser import People
from estante.testing.live import LiveEstante, running_estante
from playwright.sync_api import Browser

from tests.e2e.outside.making import build_web
from tests.e2e.places import REPOSITORY, installed

PLUGINS = [
    EntryPoint(name, f"estante_{name}.plugin", GROUP)
    for name in ("fake_programs", "fake_lti", "fake_mint", "fake_poems")
]


@pytest.fixture(scope="package")
def neighbours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveEstante]:
    """A running Estante whose tenants have them on."""
    folder = tmp_path_factory.mktemp("beside")
    shutil.copytree(REPOSITORY / "tests" / "fakes" / "plugins", folder, dirs_exist_ok=True)
    (folder / "node_modules").symlink_to(REPOSITORY / "node_modules")
    for name in ("fake_mint", "fake_poems"):
        build_web(folder / name)
    with pytest.MonkeyPatch.context() as here:
        for plugin in PLUGINS:
            here.syspath_prepend(folder / plugin.name)
        registry = load_registry([*entry_points(), *PLUGINS])
        assert registry.quarantined == {}
    paths = [str(folder / plugin.name) for plugin in PLUGINS]
    paths += [installed(folder, plugin) for plugin in PLUGINS]
    with running_estante(registry, {"PYTHONPATH": os.pathsep.join(paths)}) as live:
        yield live


@pytest.fixture
def people(neighbours: LiveEstante, chromium: Browser) -> Iterator[People]:
    """People of that Estante with no window open yet."""
    made = People(neighbours, chromium, {})
    yield made
    made.leave()
