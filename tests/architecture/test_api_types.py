"""The web side's API types are those of this server."""

import subprocess
from pathlib import Path

import msgspec
from estante.cli.boot import openapi_document
from estante.config import load_platform

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "web" / "sdk" / "src" / "api" / "schema.d.ts"


def test_the_clients_types_are_current(tmp_path):
    document, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_bytes(openapi_document(load_platform({"ESTANTE_BASE_PATH": str(tmp_path)})))
    subprocess.run(["node", ROOT / "web" / "tools" / "make-schema.js", document, made], check=True)
    assert made.read_text("utf-8") == KEPT.read_text("utf-8"), "run `npm run api` and commit schema.d.ts"


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
