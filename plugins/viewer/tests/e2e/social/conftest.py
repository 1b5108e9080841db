"""An Estante of its own, where comments are on and everybody is in one course."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante, running_estante, until
from estante.testing.tenants import TENANTS, plugins_of, write_tenant
from playwright.sync_api import Browser

from plugins.viewer.tests.e2e.readers import Readers
from tests.e2e.places import ask, installed

PLUGIN = EntryPoint("fake_class", "plugins.viewer.tests.e2e.fake_class.plugin", GROUP)


@pytest.fixture(scope="session")
def talking_registry() -> PluginRegistry:
    """The installed plugins, and the one of the class."""
    return load_registry([*entry_points(), PLUGIN])


@pytest.fixture(scope="session")
def talking(
    talking_registry: PluginRegistry, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveEstante]:
    """A running Estante that found the plugin as one that is installed."""
    path = installed(tmp_path_factory.mktemp("class"), PLUGIN)
    with running_estante(talking_registry, {"PYTHONPATH": path}) as live:
        values = {
            **TENANTS["andaluna"],
            "plugins": plugins_of(talking_registry),
            "plugin_settings": {"viewer": {"comments": True}},
        }
        write_tenant(live.folder / "tenants", "andaluna", values)
        until(live, lambda: _features(live)["comments"])
        yield live


@pytest.fixture(scope="session")
def talked_of() -> dict[str, str]:
    """The sample files that lie in this library, and their guids."""
    return {}


@pytest.fixture
def class_readers(
    talking: LiveEstante, chromium: Browser, talking_registry: PluginRegistry, talked_of: dict[str, str]
) -> Iterator[Readers]:
    """Readers of that Estante with no window open yet."""
    made = Readers(talking, chromium, talking_registry, talked_of)
    yield made
    made.leave()


def _features(live: LiveEstante) -> dict[str, bool]:
    features: dict[str, bool] = json.loads(ask(live, "andaluna.localhost", "/api/viewer/settings").content)[
        "data"
    ]["features"]
    return features
