"""plugins/README.md is true: its commands make a plugin that works, its examples run."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from estante.builtin import load_registry
from estante.cli import commands
from estante.database.base import Base
from estante.plugins.discovery import GROUP, entry_points, read_manifest

from tests.e2e.outside import making

README = (making.ROOT / "plugins" / "README.md").read_text("utf-8")
NAME = "plain-notes"


def blocks(language: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    return found


def test_its_commands_are_commands_of_ours():
    for line in blocks("sh")[0].splitlines():
        if line.startswith(".venv/bin/estante "):
            group, name = shlex.split(line)[1:3]
            assert name in commands.commands[group].commands  # type: ignore[attr-defined]


def test_a_plugin_from_the_template_is_built_installed_and_works(tmp_path):
    new = [sys.executable, "-m", "estante.cli", "plugins", "new", NAME, "--into", tmp_path]
    subprocess.run(new, cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "node_modules").symlink_to(making.ROOT / "node_modules")
    install = [sys.executable, "-m", "estante.cli", "plugins", "install", NAME, "--into", "site"]
    installed = subprocess.run(install, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert re.search(r"plain_notes\s+0\.1\.0\s+works", installed)
    listed = subprocess.run(
        [sys.executable, "-m", "estante.cli", "plugins", "list"],
        env=making.environment(tmp_path / "site"),
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert re.search(r"plain_notes\s+0\.1\.0\s+works", listed)
    assert (tmp_path / NAME / "web" / "dist" / "remoteEntry.js").exists()


def test_its_examples_make_a_plugin_that_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "estante_poems"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "plugin.py").write_text("\n".join(blocks("python")), "utf-8")
    (package / "manifest.json").write_text(blocks("json")[0], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry = load_registry([*entry_points(), EntryPoint("poems", "estante_poems.plugin", GROUP)])
    assert registry.quarantined == {}
    poems = registry.get("poems")
    assert poems is not None
    assert (len(poems.routes), len(poems.policies), len(poems.bulk_acts)) == (1, 5, 2)
    assert [kind.name for kind in poems.trash] == ["poems.poem"]
    for name in [name for name in sys.modules if name.startswith("estante_poems")]:
        monkeypatch.delitem(sys.modules, name)
    # No migration makes the example's table.
    Base.metadata.remove(Base.metadata.tables["poems"])


def test_the_folder_that_it_shows_is_the_template(tmp_path):
    new = [sys.executable, "-m", "estante.cli", "plugins", "new", NAME, "--into", tmp_path]
    subprocess.run(new, cwd=tmp_path, check=True, capture_output=True)
    made = tmp_path / NAME
    shown = ("pyproject.toml", "manifest.json", "estante_plain_notes/plugin.py", "web/plugin.tsx")
    assert all((made / one).exists() and one.rpartition("/")[2] in README for one in shown)
    assert read_manifest(made / "manifest.json").id == "plain_notes"
    shutil.rmtree(made)


def test_its_manifest_is_good_json():
    assert json.loads(blocks("json")[0])["id"] == "poems"
