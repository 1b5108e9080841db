"""The web side's API types are those of this server."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from estante.cli.boot import openapi_parts
from estante.config import load_platform

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "web" / "sdk" / "src" / "api" / "schema.d.ts"
PLUGINS = {
    json.loads((folder / "manifest.json").read_text("utf-8"))["id"]: folder / "web" / "api" / "schema.d.ts"
    for folder in sorted((ROOT / "plugins").iterdir())
    if (folder / "web" / "api").is_dir()
}
KEPT = {"estante": KERNEL, **PLUGINS}


@pytest.fixture(scope="module")
def parts() -> Mapping[str, dict[str, Any]]:
    """What each plugin's UI half calls, and at "" the calls of all: one document, made once."""
    platform = load_platform({"ESTANTE_BASE_PATH": "/nowhere"})
    return openapi_parts(platform, ["", *KEPT])


@pytest.mark.parametrize("plugin", KEPT)
def test_the_types_of_a_plugins_calls_are_current(tmp_path, parts, plugin):
    document, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_bytes(msgspec.json.encode(parts[plugin]))
    subprocess.run(["node", ROOT / "web" / "sdk" / "make-types.js", made, document], check=True)
    assert made.read_text("utf-8") == KEPT[plugin].read_text("utf-8"), (
        "run `npm run api` and commit schema.d.ts"
    )


def test_the_sdk_knows_no_plugins_calls(parts):
    tags = {
        tag for item in parts["estante"]["paths"].values() for one in item.values() for tag in one["tags"]
    }
    assert [tag for tag in tags if tag.startswith("plugin:")] == ["plugin:estante"]


def test_every_operation_is_described(parts):
    nameless = [
        f"{method.upper()} {path}"
        for path, item in parts[""]["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict) and "responses" in operation and not operation.get("summary")
    ]
    assert nameless == []
