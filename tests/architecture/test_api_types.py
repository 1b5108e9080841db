"""The web side's API types are those of this server."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest
from estante.cli.boot import openapi_document
from estante.config import load_platform

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "web" / "sdk" / "src" / "api" / "schema.d.ts"
PLUGINS = {
    json.loads((folder / "manifest.json").read_text("utf-8"))["id"]: folder / "web" / "api" / "schema.d.ts"
    for folder in sorted((ROOT / "plugins").iterdir())
    if (folder / "web" / "api").is_dir()
}
KEPT = {"estante": KERNEL, **PLUGINS}


@pytest.mark.parametrize("plugin", KEPT)
def test_the_types_of_a_plugins_calls_are_current(tmp_path, plugin):
    document, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_bytes(openapi_document(load_platform({"ESTANTE_BASE_PATH": str(tmp_path)}), plugin))
    subprocess.run(["node", ROOT / "web" / "sdk" / "make-types.js", made, document], check=True)
    assert made.read_text("utf-8") == KEPT[plugin].read_text("utf-8"), (
        "run `npm run api` and commit schema.d.ts"
    )


def test_the_sdk_knows_no_plugins_calls(tmp_path):
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path)})
    paths = msgspec.json.decode(openapi_document(platform, "estante"))["paths"]
    tags = {tag for item in paths.values() for one in item.values() for tag in one["tags"]}
    assert [tag for tag in tags if tag.startswith("plugin:")] == ["plugin:estante"]


def test_every_operation_is_described(tmp_path):
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path)})
    paths = msgspec.json.decode(openapi_document(platform))["paths"]
    nameless = [
        f"{method.upper()} {path}"
        for path, item in paths.items()
        for method, operation in item.items()
        if isinstance(operation, dict) and "responses" in operation and not operation.get("summary")
    ]
    assert nameless == []
