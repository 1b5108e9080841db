"""What depends on what: the contracts of pyproject.toml."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_import_contracts_hold():
    ran = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_plugin_is_under_the_contracts():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    packages = {path.name for path in (ROOT / "plugins").glob("*/estante_*") if path.is_dir()}
    assert packages <= set(settings["root_packages"])
    kernel = next(one for one in settings["contracts"] if one["source_modules"] == ["estante"])
    assert packages <= set(kernel["forbidden_modules"])


def test_a_plugin_depends_on_the_plugins_that_its_manifest_requires(registry):
    for plugin in registry:
        settings = ROOT / "plugins" / plugin.id / "pyproject.toml"
        if settings.exists():
            project = tomllib.loads(settings.read_text("utf-8"))["project"]
            named = {one.partition("==")[0] for one in project["dependencies"]}
            wanted = {f"estante-{one}" for one in plugin.manifest.requires}
            assert {one for one in named if one.startswith("estante-")} == wanted, plugin.id
