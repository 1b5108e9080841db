"""What only one plugin may bring to contents."""

import json
from importlib.metadata import EntryPoint

import pytest
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points

MANIFEST = {
    "id": "second",
    "version": "1.0.0",
    "title": {"es": "Segundo", "pt": "Segundo", "en": "Second"},
    "requires": ["contents"],
}
SOURCE = """
from estante.hooks import hookimpl
from estante_contents import content_types
from estante_contents.services.opening import entitlements

@hookimpl
def {hook}():
    return {given}[:1]
"""


@pytest.mark.parametrize(
    ("hook", "given", "reason"),
    [
        ("register_content_types", "content_types.BUILT_IN", "claims the content type CTTY_03"),
        ("register_entitlements", "entitlements.BUILT_IN", "claims the entitlement `public`"),
    ],
)
def test_a_second_plugin_for_the_same_thing_is_set_aside(tmp_path, monkeypatch, hook, given, reason):
    package = tmp_path / f"estante_second_{hook}"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE.format(hook=hook, given=given))
    (package / "manifest.json").write_text(json.dumps(MANIFEST))
    monkeypatch.syspath_prepend(str(tmp_path))
    registry = load_registry([*entry_points(), EntryPoint("second", package.name, GROUP)])
    assert reason in registry.quarantined["second"]
    assert "contents" in registry.plugins
