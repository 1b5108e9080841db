"""What depends on what: the contracts of pyproject.toml, and those of every plugin."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_import_contracts_hold():
    ran = subprocess.run(
        [sys.executable, ROOT / "tests" / "architecture" / "import_contracts.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_plugin_depends_on_the_plugins_that_its_manifest_requires(registry):
    for plugin in registry:
        settings = ROOT / "plugins" / plugin.id / "pyproject.toml"
        if settings.exists():
            project = tomllib.loads(settings.read_text("utf-8"))["project"]
            named = {one.partition("==")[0] for one in project["dependencies"]}
            wanted = {f"estante-{one}" for one in plugin.manifest.requires}
            assert {one for one in named if one.startswith("estante-")} == wanted, plugin.id
