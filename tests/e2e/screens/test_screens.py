"""A screen without a picture fails here, before anybody looks for it."""

from pathlib import Path

from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People

from tests.e2e.screens.pictures import SIZES, Studio, take
from tests.e2e.screens.screens import OF_THE_SHELL, SAME, Screen, plugin_paths, screens, shape, shell_paths


def test_every_page_of_the_shell_has_a_picture() -> None:
    assert shell_paths() <= {shape(screen.path) for screen in OF_THE_SHELL} | {"/imports/new/{}"}


def test_every_page_of_every_plugin_has_a_picture(registry: PluginRegistry) -> None:
    paths = plugin_paths(registry)
    assert len(list(screens(registry))) == len(OF_THE_SHELL) + len(paths) - len(SAME)
    names = [screen.name for screen in screens(registry)]
    assert len(names) == len(set(names))


def test_a_screen_is_taken_at_every_width(people: People, tmp_path: Path) -> None:
    wanted = [Screen("/home"), Screen("/nobody/{guid}", records="cms/contents?q=nothing-is-called-so")]
    (failed,) = take(Studio(people, "ipe"), wanted, tmp_path, "pt", ["dark"])
    assert failed.startswith("nobody-one-r04 dark pt: /nobody/{guid}")
    pictures = {path.name for path in (tmp_path / "home-r04").iterdir()}
    assert pictures == {f"{width}-dark-pt.png" for width, _ in SIZES}
