"""The names in a manifest that lead to nothing: each a mistake that its author sees at boot."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from estante.plugins.discovery import Plugin
from estante.plugins.icons import ICONS, is_icon
from estante.plugins.manifest import Manifest
from estante.tenancy.tenant import Settings

_ACTIONS = re.compile(r"[.-]actions\.")


def unknown_names(plugin: Plugin, everyone: Sequence[Plugin], actions: frozenset[str]) -> Iterator[str]:
    """What goes on after "its manifest", for each name of a manifest that nothing has.

    Args:
        everyone: the plugins that were taken before this one, and it.
        actions: those of everyone.
    """
    manifest = plugin.manifest
    yield from _unknown_flags(manifest, {flag.name for plugin in everyone for flag in plugin.flags})
    yield from _unknown_actions(manifest, actions)
    yield from _unknown_settings(manifest)
    yield from _unknown_plugins(manifest)
    yield from _unknown_slots(manifest, {name for plugin in everyone for name in plugin.manifest.offers})
    yield from _unknown_icons(manifest)
    for scope in manifest.public_texts:
        if scope not in manifest.scopes:
            yield f"'s public texts `{scope}` are none of its scopes"
    for section in manifest.front_sections:
        if section not in manifest.sections:
            yield f"'s front section `{section}` is none of its sections"
    sections = {entry.id for plugin in everyone for entry in plugin.manifest.navigation}
    for entry in manifest.navigation:
        if entry.parent is not None and entry.parent not in sections:
            yield f"'s navigation entry `{entry.id}` names the unknown section `{entry.parent}`"
    yield from _unknown_pages(manifest, {page.path for plugin in everyone for page in plugin.manifest.pages})


def _unknown_flags(manifest: Manifest, flags: set[str]) -> Iterator[str]:
    named = (flag for page in manifest.pages for flag in page.flags)
    for name in (*manifest.flags, *named, *(fill.flag for fill in manifest.slots if fill.flag)):
        if name not in flags:
            yield f" names the unknown flag `{name}`"


def _unknown_actions(manifest: Manifest, actions: frozenset[str]) -> Iterator[str]:
    named = (
        *((f"page {page.path}", page.action) for page in manifest.pages),
        *((f"slot {fill.slot}", fill.action) for fill in manifest.slots),
        *(("search", target.action) for target in [manifest.search] if target is not None),
        *(("front search", target.action) for target in [manifest.front_search] if target is not None),
        *((f"reference `{name}`", target.action) for name, target in manifest.references.items()),
    )
    for place, action in named:
        if action is not None and action not in actions:
            yield f"'s {place} names the unknown action `{action}`"


def _unknown_settings(manifest: Manifest) -> Iterator[str]:
    settings = {field.name for field in msgspec.structs.fields(Settings)}
    for page in manifest.pages:
        for name in page.settings:
            if name not in settings:
                yield f"'s page {page.path} names the unknown setting `{name}`"


def _unknown_plugins(manifest: Manifest) -> Iterator[str]:
    for name in manifest.calls:
        if name not in manifest.requires:
            yield f"'s `calls` names `{name}`, which it does not require"


def _unknown_slots(manifest: Manifest, offered: set[str]) -> Iterator[str]:
    for fill in manifest.slots:
        if fill.slot not in offered:
            yield f" fills the slot `{fill.slot}`, which no plugin that it requires offers"
        if ".tabs." in fill.slot and not (fill.step and fill.text):
            yield f"'s slot {fill.slot} is a tab, and `{fill.component}` lacks its `step` or its `text`"
        if _ACTIONS.search(fill.slot) and not fill.text:
            yield f"'s slot {fill.slot} is an action, and `{fill.component}` lacks its `text`"


def _unknown_icons(manifest: Manifest) -> Iterator[str]:
    named = (
        *((f"navigation entry `{entry.id}`", entry.icon) for entry in manifest.navigation),
        *((f"slot {fill.slot}", fill.icon) for fill in manifest.slots),
    )
    for place, icon in named:
        if icon is not None and not is_icon(icon):
            yield f"'s {place} names the unknown icon `{icon}`: take one of {', '.join(sorted(ICONS))}"


def _unknown_pages(manifest: Manifest, pages: set[str]) -> Iterator[str]:
    for place, path in (
        *(("landing", landing.path) for landing in manifest.landing),
        *((f"key `{key}`", path) for key, path in manifest.keys.items()),
    ):
        if path not in pages:
            yield f"'s {place} names the unknown page {path}"
    own = {page.path for page in manifest.pages}
    for page in manifest.pages:
        if page.older is not None and page.older not in own:
            yield f"'s page {page.path} names the unknown older page {page.older}"
    for entry in manifest.navigation:
        for path in (*([entry.path] if entry.path is not None else []), *entry.opens):
            if path not in pages:
                yield f"'s navigation entry `{entry.id}` names the unknown page {path}"
