"""The two halves of a plugin agree: what its manifest names, its plugin.tsx and its texts have."""

import json
import re
from pathlib import Path

import pytest
from estante.plugins.discovery import read_manifest
from estante.plugins.manifest_schema import manifest_schema

ROOT = Path(__file__).resolve().parents[2]
MANIFESTS = sorted((ROOT / "plugins").glob("*/manifest.json"))


def test_editors_have_the_current_schema_of_manifests():
    kept = ROOT / "web" / "sdk" / "manifest.schema.json"
    assert kept.read_text("utf-8") == manifest_schema(), f"run: estante plugins schema > {kept}"
    for path in MANIFESTS:
        named = path.parent / json.loads(path.read_text("utf-8"))["$schema"]
        assert named.resolve() == kept, f"{path} names another schema"


@pytest.fixture(params=MANIFESTS, ids=lambda path: path.parent.name)
def plugin(request):
    """The manifest and the UI half's folder."""
    return read_manifest(request.param), request.param.parent / "web"


def given(source: str, field: str) -> set[str]:
    """The names in `pages: {…}` of a plugin.tsx."""
    start = re.search(rf"\b{field}: \{{", source)
    if start is None:
        return set()
    depth, end = 1, start.end()
    while depth:
        depth += {"{": 1, "}": -1}.get(source[end], 0)
        end += 1
    return set(re.findall(r"\b([A-Z]\w+)(?=\s*[:,]|\s*\}$)", source[start.end() : end]))


def texts(folder: Path) -> set[str]:
    def flat(found: dict[str, object], prefix: str = "") -> set[str]:
        return {
            key
            for name, value in found.items()
            for key in (flat(value, f"{prefix}{name}.") if isinstance(value, dict) else {f"{prefix}{name}"})
        }

    return flat(json.loads((folder / "locales" / "es.json").read_text("utf-8")))


def test_components_are_in_the_ui_half(plugin):
    manifest, web = plugin
    source = (web / "plugin.tsx").read_text("utf-8")
    assert {page.component for page in manifest.pages} == given(source, "pages")
    assert {one.component for one in manifest.renderers} == given(source, "renderers")
    assert {one.component for one in manifest.slots} == given(source, "slots")


def test_titles_are_in_the_texts(plugin):
    manifest, web = plugin
    named = {page.title for page in manifest.pages} | {entry.text for entry in manifest.navigation}
    own = {f"{manifest.id}:{key}" for key in texts(web)}
    assert {key for key in named if key.startswith(f"{manifest.id}:")} - own == set()
    assert {key for key in named if not key.startswith(f"{manifest.id}:")} == set()


def test_the_ui_half_says_the_id_of_its_manifest(plugin):
    manifest, web = plugin
    assert f'id: "{manifest.id}"' in (web / "plugin.tsx").read_text("utf-8")
    assert f'estantePlugin("{manifest.id}"' in "".join(
        p.read_text("utf-8") for p in web.glob("vite.config.*")
    )


def test_renderers_are_of_registered_content_types(plugin, registry):
    manifest, _ = plugin
    types = {one.guid for found in registry.hook("register_content_types")() for one in found}
    assert {one.content_type for one in manifest.renderers} <= types
