"""plugins/README.md is true: its commands make a plugin that works, its examples run."""

import json
import re
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from estante.builtin import load_registry
from estante.cli import commands
from estante.database.base import Base
from estante.plugins.discovery import GROUP, entry_points, read_manifest

from tests.e2e.outside import making

pytestmark = pytest.mark.wide

README = (making.ROOT / "plugins" / "README.md").read_text("utf-8")
# What is made by commands, or says nothing of its own.
MADE = {"dist", "package.json", "tsconfig.json", "README.md"}


def blocks(language: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    return found


def test_its_commands_are_commands_of_ours():
    for line in blocks("sh")[0].splitlines():
        if line.startswith(".venv/bin/estante "):
            group, name = shlex.split(line)[1:3]
            assert name in commands.commands[group].commands  # type: ignore[attr-defined]


def test_the_plugins_that_its_commands_write_are_installed_and_work(author: Path, site: Path):
    listed = making.run_estante("plugins", "list", folder=author, site=site)
    for name in making.GENERATED:
        assert re.search(rf"{name.replace('-', '_')}\s+0\.1\.0\s+works", listed)
        assert (author / name / "web" / "dist" / "remoteEntry.js").exists()


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
    assert (len(poems.routes), len(poems.policies), len(poems.bulk_acts)) == (2, 5, 2)
    assert [spec.name for spec in poems.imports] == ["poems.poems"]
    assert [kind.name for kind in poems.trash] == ["poems.poem"]
    for name in [name for name in sys.modules if name.startswith("estante_poems")]:
        monkeypatch.delitem(sys.modules, name)
    # No migration makes the example's tables.
    for table in ("poems", "readings"):
        Base.metadata.remove(Base.metadata.tables[table])


def test_the_folder_that_it_shows_is_what_is_written(author: Path, site: Path):
    written = author / "study-rooms"
    shown = README.partition("\nstudy-rooms/\n")[2].partition("```")[0]
    package = written / "estante_study_rooms"
    for path in (*written.iterdir(), *package.iterdir(), *(written / "web").iterdir()):
        if path.name not in MADE and not path.name.startswith(("__", ".")):
            assert re.search(rf"\b{re.escape(path.name)}\b", shown), path.name
    assert read_manifest(written / "manifest.json").id == "study_rooms"


def test_its_manifest_is_good_json():
    assert json.loads(blocks("json")[0])["id"] == "poems"
