"""One bad plugin never stops the others; a kernel that contradicts itself stops everything."""

import json
import sys
from importlib.metadata import EntryPoint

import msgspec
import pytest
from estante import builtin
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, DiscoveredPlugin
from estante.plugins.registry import BootRefused, PluginRegistry
from estante.testing.tenants import make_tenant

SAMPLE = EntryPoint("sample", "tests.kernel.plugins.sample.plugin", GROUP)
MANIFEST = {"id": "other", "version": "1.0.0", "title": {"es": "Otro", "pt": "Outro", "en": "Other"}}
ROUTE = """
from litestar import get
from estante.actions import Action, Policy
from estante.hooks import hookimpl

@get("{path}", {access})
async def call() -> None: ...

@hookimpl
def register_routes():
    return [call]
"""

LIST = """
from estante.actions import Action
from estante.hooks import hookimpl
from estante.lists.page import Page
from estante.lists.spec import ListSpec, NoFilters
from litestar import get
from msgspec import Struct

class Row(Struct):
    name: str

OTHERS = ListSpec(row=Row, filters=NoFilters, sort=("name",), default="name")

@get("/others", action=Action("notes", "readList"), list=OTHERS)
async def call() -> Page[Row]: ...

@hookimpl
def register_routes():
    return [call]
"""


@pytest.fixture
def other(tmp_path, monkeypatch):
    """Write a plugin `other` and answer the registry of it and the sample."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(source: str, manifest: dict[str, object] | str | None = None, name: str = "other"):
        package = tmp_path / f"estante_{name}"
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "plugin.py").write_text(source)
        text = (
            manifest
            if isinstance(manifest, str)
            else json.dumps({**MANIFEST, "id": name, **(manifest or {})})
        )
        (package / "manifest.json").write_text(text)
        return EntryPoint(name, f"estante_{name}.plugin", GROUP)

    yield write
    for module in [name for name in sys.modules if name.startswith("estante_other")]:
        del sys.modules[module]


BAD: dict[str, tuple[str, object, str]] = {
    "import": ("import nowhere_to_be_found", None, "cannot be imported"),
    "no JSON": ("", "{", "manifest.json cannot be read"),
    "unknown manifest field": ("", {"colour": "red"}, "colour"),
    "wrong manifest types": ("", {"pages": [{"path": "notes"}]}, "pages.0.component"),
    "a later api": ("", {"api_version": "1.999"}, "was made for version 1.999 of estante.api"),
    "another id": ("", json.dumps({**MANIFEST, "id": "else"}), "its manifest says id `else`"),
    "requirement": ("", {"requires": ["nowhere"]}, "missing or quarantined: nowhere"),
    "flag": ("", {"flags": ["no_such_flag"]}, "unknown flag `no_such_flag`"),
    "page action": (
        "",
        {"pages": [{"path": "/x", "component": "X", "title": "x", "action": "notes.fly"}]},
        "unknown action `notes.fly`",
    ),
    "unknown hook": (
        "from estante.hooks import hookimpl\n@hookimpl\ndef register_wings(): ...",
        None,
        "unknown hook",
    ),
    "raising hook": (
        "from estante.hooks import hookimpl\n@hookimpl\n"
        "def register_flags(): raise ValueError('no flags today')",
        None,
        "no flags today",
    ),
    "open route": (ROUTE.format(path="/x", access="name='x'"), None, "exactly one of action="),
    "route's action": (
        ROUTE.format(path="/x", access="action=Action('notes', 'fly')"),
        None,
        "names the unknown action notes.fly",
    ),
    "claimed route": (
        ROUTE.format(path="/sample/notes/{other:uuid}", access="session=True"),
        None,
        "which belongs to `sample`",
    ),
    "claimed renderer": (
        "",
        {"renderers": [{"content_type": "NOTE", "component": "X"}]},
        "renderer of NOTE, which belongs to `sample`",
    ),
    "claimed page": (
        "",
        {"pages": [{"path": "/notes", "component": "X", "title": "x", "public": True}]},
        "claims the page /notes, which belongs to `sample`",
    ),
    "claimed navigation entry": (
        "",
        {"navigation": [{"id": "notes-list", "order": 1, "text": "x", "path": None}]},
        "claims the navigation entry `notes-list`, which belongs to `sample`",
    ),
    "claimed job": (
        "from estante.hooks import hookimpl\n"
        "from estante.jobs.kinds import JobKind\n"
        "from estante.jobs.payloads import NoPayload as Nothing\n"
        "@hookimpl\ndef register_jobs(): return [JobKind('sample.count', Nothing, print, 'x')]",
        None,
        "claims the job `sample.count`, which belongs to `sample`",
    ),
    "claimed upload purpose": (
        "from estante.hooks import hookimpl\nfrom estante.files.purposes import UploadPurpose\n"
        "@hookimpl\ndef register_upload_purposes(): return [UploadPurpose('sample.note', ())]",
        None,
        "claims the upload purpose `sample.note`, which belongs to `sample`",
    ),
    "claimed alias of an upload purpose": (
        "from estante.hooks import hookimpl\nfrom estante.files.purposes import UploadPurpose\n"
        "@hookimpl\ndef register_upload_purposes(): return [UploadPurpose('other.note', (), alias='note')]",
        None,
        "claims the upload purpose `note`, which belongs to `sample`",
    ),
    "another's name for a job": (
        "from estante.hooks import hookimpl\n"
        "from estante.jobs.kinds import JobKind\n"
        "from estante.jobs.payloads import NoPayload\n"
        "@hookimpl\ndef register_jobs(): return [JobKind('close', NoPayload, print, 'x')]",
        None,
        "its job `close` has to be named `other.close`",
    ),
    "another's name for an upload purpose": (
        "from estante.hooks import hookimpl\nfrom estante.files.purposes import UploadPurpose\n"
        "@hookimpl\ndef register_upload_purposes(): return [UploadPurpose('others.note', ())]",
        None,
        "its upload purpose `others.note` has to be named `other.note`",
    ),
    "another event of the same name": (
        "from estante.events import Event\n"
        "from estante.events.listeners import Listener\nfrom estante.hooks import hookimpl\n"
        "class NoteWritten(Event, frozen=True): ...\nNoteWritten.__module__ = 'tests.other'\n"
        "async def hear(context, event): ...\n"
        "@hookimpl\ndef register_listeners(): return [Listener(NoteWritten, hear)]",
        None,
        "hears another event `tests.NoteWritten` than `sample`",
    ),
    "claimed slot": (
        "",
        {"offers": {"sample.detail.tabs.v1": {}}},
        "claims the slot `sample.detail.tabs.v1`, which belongs to `sample`",
    ),
    "claimed tab": (
        "",
        {"slots": [{"slot": "sample.detail.tabs.v1", "component": "X", "text": "x", "step": "notes"}]},
        "claims the tab `notes` of sample.detail.tabs.v1, which belongs to `sample`",
    ),
    "claimed key": (
        "",
        {
            "pages": [{"path": "/x", "component": "X", "title": "x", "public": True}],
            "keys": {"n": "/x"},
        },
        "claims the key G n, which belongs to `sample`",
    ),
    "claimed text scope": (
        "",
        {"scopes": ["sample"]},
        "claims the text scope `sample`, which belongs to `sample`",
    ),
    "slot of nobody": (
        "",
        {"slots": [{"slot": "nobody.detail.v1", "component": "X"}]},
        "fills the slot `nobody.detail.v1`, which no plugin that it requires offers",
    ),
    "tab without an address": (
        "",
        {"slots": [{"slot": "sample.detail.tabs.v1", "component": "X", "text": "x"}]},
        "is a tab, and `X` lacks its `step` or its `text`",
    ),
    "slot's flag": (
        "",
        {"slots": [{"slot": "shell.home.v1", "component": "X", "flag": "no_such"}]},
        "unknown flag `no_such`",
    ),
    "action without a name": (
        "",
        {
            "offers": {"other.list.row-actions.v1": {}},
            "slots": [{"slot": "other.list.row-actions.v1", "component": "Act"}],
        },
        "is an action, and `Act` lacks its `text`",
    ),
    "unknown icon": (
        "",
        {"navigation": [{"id": "entry", "order": 1, "text": "x", "icon": "dragon"}]},
        "names the unknown icon `dragon`",
    ),
    "icon that is no drawing": (
        "",
        {"navigation": [{"id": "entry", "order": 1, "text": "x", "icon": 'path:M0 0"/><script>'}]},
        "names the unknown icon",
    ),
    "key of no page": ("", {"keys": {"x": "/nowhere"}}, "'s key `x` names the unknown page /nowhere"),
    "older page of no page": (
        "",
        {"pages": [{"path": "/odd/{id}", "component": "Odd", "title": "odd:t", "older": "/nowhere/{id}"}]},
        "'s page /odd/{id} names the unknown older page /nowhere/{id}",
    ),
    "landing on no page": (
        "",
        {"landing": [{"path": "/nowhere", "order": 1}]},
        "'s landing names the unknown page /nowhere",
    ),
    "calls of a plugin that it does not require": ("", {"calls": ["sample"]}, "which it does not require"),
    "section of nobody": (
        "",
        {"navigation": [{"id": "entry", "order": 1, "text": "x", "parent": "nowhere"}]},
        "names the unknown section `nowhere`",
    ),
    "reference to no list": (
        "",
        {"references": {"others": {"call": "/nowhere", "action": "notes.readList", "label": "name"}}},
        "reference `others` names /nowhere, which is none of its lists",
    ),
    "reference that nobody may read": (
        "",
        {"references": {"others": {"call": "/nowhere", "action": "notes.fly", "label": "name"}}},
        "reference `others` names the unknown action `notes.fly`",
    ),
    "reference to a list without search": (
        LIST,
        {"references": {"others": {"call": "/others", "action": "notes.readList", "label": "name"}}},
        "reference `others` names /others, which takes no `q`",
    ),
    "public texts": ("", {"public_texts": ["x"]}, "public texts `x` are none of its scopes"),
    "front section": ("", {"front_sections": ["notes"]}, "front section `notes` is none of its sections"),
    "claimed hook's item": (
        "from estante.hooks import hookimpl\n@hookimpl\ndef register_greetings(): return ['hola']",
        {"requires": ["sample"]},
        "claims the greeting hola, which belongs to `sample`",
    ),
    "claimed section": (
        "",
        {"sections": {"notes": ["fly"]}},
        "claims the section `notes`, which belongs to `sample`",
    ),
    "claimed service": (
        "from estante.hooks import hookimpl\n@hookimpl\n"
        "def register_services(): return {'session': lambda: 1}",
        None,
        "claims the service `session`, which belongs to the kernel",
    ),
    "claimed flag": (
        "from estante.hooks import Flag, hookimpl\n@hookimpl\n"
        "def register_flags(): return [Flag('sample_shelf', 'x')]",
        None,
        "claims the flag `sample_shelf`, which belongs to `sample`",
    ),
    "own page twice": (
        "",
        {"pages": [{"path": "/x", "component": "X", "title": "x", "public": True}] * 2},
        "claims the page /x 2 times",
    ),
    "own slot twice": (
        "",
        {"offers": {"other.b.v1": {}}, "slots": [{"slot": "other.b.v1", "component": "X"}] * 2},
        "claims the place of X in the slot `other.b.v1` 2 times",
    ),
    "own route twice": (
        ROUTE.format(path="/x", access="session=True").replace("[call]", "[call, call]"),
        None,
        "claims the route GET /x 2 times",
    ),
    "policy": (
        "from estante.actions import Action, Policy\nfrom estante.hooks import hookimpl\n"
        "@hookimpl\ndef register_policies(): return [Policy('R04', Action('notes', 'fly'))]",
        None,
        "policy for the unknown action notes.fly",
    ),
}


@pytest.mark.parametrize(("source", "manifest", "reason"), BAD.values(), ids=BAD)
def test_a_bad_plugin_is_set_aside_with_its_reason_and_the_rest_works(other, source, manifest, reason):
    registry = load_registry([SAMPLE, other(source, manifest)])
    assert reason in registry.quarantined["other"]
    assert "sample" in registry.plugins
    assert registry.on(make_tenant(registry), "sample")


def test_a_plugin_that_needs_a_set_aside_one_is_set_aside_too(other):
    bad = other("import nowhere_to_be_found")
    needy = other("", {"requires": ["other"]}, name="other_needy")
    registry = load_registry([SAMPLE, bad, needy])
    assert set(registry.quarantined) == {"other", "other_needy"}


def test_a_good_plugin_is_on_only_where_a_tenant_lists_it(other):
    registry = load_registry([SAMPLE, other("")])
    tenant = make_tenant(registry, plugins=["other"])
    assert registry.on(tenant, "other")
    assert not registry.on(tenant, "sample")


def test_hooks_reach_only_plugins_that_are_on(other):
    source = (
        "from estante.hooks import Flag, hookimpl\n@hookimpl\n"
        "def register_flags(): return [Flag('mine', 'x')]"
    )
    registry = load_registry([SAMPLE, other(source)])
    everywhere = [flag.name for flags in registry.hook("register_flags")() for flag in flags]
    here = make_tenant(registry, plugins=["sample"])
    told = [flag.name for flags in registry.hook("register_flags", here)() for flag in flags]
    assert "mine" in everywhere
    assert "mine" not in told


def test_a_kernel_that_contradicts_itself_refuses_to_start():
    manifest = msgspec.structs.replace(builtin.MANIFEST, flags=("no_such_flag",))
    with pytest.raises(BootRefused, match="no_such_flag"):
        PluginRegistry(DiscoveredPlugin(manifest, builtin, "estante", None), [])


def test_two_plugins_cannot_name_one_kind_of_record_for_the_audit(other, tmp_path):
    entries = [other("", name="other_one"), other("", name="other_two")]
    for entry in entries:
        folder = tmp_path / entry.module.partition(".")[0] / "texts"
        folder.mkdir()
        (folder / "es.json").write_text(json.dumps({"audit": {"entities": {"booking": "Reserva"}}}))
    registry = load_registry(entries)
    assert registry.quarantined == {
        "other_two": "claims the audited record `booking`, which belongs to `other_one`"
    }


def test_the_installed_plugins_all_work():
    registry = load_registry()
    assert registry.quarantined == {}
    assert {"contents", "viewer"} <= set(registry.plugins)
