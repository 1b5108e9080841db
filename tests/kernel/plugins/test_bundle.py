"""How much of a UI half a browser fetches at once."""

import gzip
from pathlib import Path

from estante.cli.plugin_check.bundle import heaviest_chunk

CHUNKS = {
    "plugin.js": 'import{a as b}from"./shared.js";const c=()=>import("./engine.js");',
    "page.js": "import './shared.js';import x from '../assets/plugin.js';",
    "shared.js": 'export const a=1;import"https://elsewhere.example/x.js";',
    "engine.js": "export const engine=" + "1234567890" * 10,
}


def test_a_chunk_weighs_what_it_imports_at_once_and_nothing_that_comes_later(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    for name, text in CHUNKS.items():
        (assets / name).write_text(text, "utf-8")
    sizes = {name: len(gzip.compress(text.encode())) for name, text in CHUNKS.items()}
    expected = sizes["page.js"] + sizes["shared.js"] + sizes["plugin.js"]
    assert heaviest_chunk(tmp_path) == ("page.js", expected)


def test_nothing_that_is_built_weighs_nothing(tmp_path: Path) -> None:
    assert heaviest_chunk(tmp_path) == ("", 0)
