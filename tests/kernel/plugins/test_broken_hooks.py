"""Each hook gives each kind of wrong thing, each file of a plugin is spoilt: it alone is set aside."""

import json
from types import ModuleType

import pytest
from estante.plugins.discovery import DiscoveredPlugin
from estante.plugins.manifest import Manifest
from estante.plugins.owners import KERNEL
from estante.plugins.registry import CONTRIBUTIONS, PluginRegistry
from estante.plugins.trial import try_out
from estante.testing.tenants import make_tenant

from tests.kernel.plugins.test_quarantine import SAMPLE, other

__all__ = ["other"]

HOOK = "from estante.hooks import hookimpl\n@hookimpl\ndef {hook}({arguments}): {body}"
WRONG = {
    "a dictionary of words": "return {'a': 'b'}",
    "words": "return ['a word']",
    "a word": "return 'a word'",
    "a number": "return 5",
    "a class of its own": "return type('Own', (), {})",
    "nothing": "pass",
    "an iterator": "return iter([])",
    "a coroutine": "return __import__('asyncio').Event().wait()",
    "an error": "raise LookupError('nothing here')",
    "an exit": "raise SystemExit(3)",
}
HOOKS = ["register_hookspecs", "register_greetings", *CONTRIBUTIONS.values()]


def hook(name: str, body: str, arguments: str = "") -> str:
    return HOOK.format(hook=name, arguments=arguments, body=body)


def load_registry(entries) -> PluginRegistry:
    """The plugins beside a kernel that gives nothing, so that hundreds of them are built in seconds."""
    manifest = Manifest(KERNEL, "0.1.0", {"en": "Kernel"})
    module = ModuleType("kernel")
    return PluginRegistry(DiscoveredPlugin(manifest, module, "estante", None), entries, try_out)


def refused(written, reason: str) -> None:
    """It alone is set aside, with its reason, and the tenants' plugins beside it work."""
    registry = load_registry([SAMPLE, written])
    assert reason in registry.quarantined["other"], registry.quarantined
    assert list(registry.quarantined) == ["other"]
    assert registry.on(make_tenant(registry), "sample")


@pytest.mark.spec("KER-131", part="broken hook")
@pytest.mark.filterwarnings("ignore:coroutine")
@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_that_gives_the_wrong_thing_sets_its_plugin_aside(other, name, body):
    if (name, body) == ("register_greetings", WRONG["words"]):
        body = "return [b'words, but of bytes']"
    refused(other(hook(name, body), {"requires": ["sample"]}), name)


@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_with_an_argument_that_nobody_gives_sets_its_plugin_aside(other, name):
    refused(other(hook(name, "return []", "registry"), {"requires": ["sample"]}), "registry")


PARTS = {
    "listener of a word": (
        "register_listeners",
        "from estante.events.listeners import Listener; return [Listener('Event', print)]",
        "`event` of item 0 is the str 'Event' and not a subclass of Event",
    ),
    "listener without a function": (
        "register_listeners",
        "from estante.events import Event; "
        "from estante.events.listeners import Listener; return [Listener(Event, 'hear')]",
        "`handler` of item 0 is the str 'hear' and not a function",
    ),
    "job whose schedule is a word": (
        "register_jobs",
        "from estante.jobs.kinds import JobKind; from estante.jobs.payloads import NoPayload"
        "; return [JobKind('a', NoPayload, print, 'b', schedule='5')]",
        "`schedule` of item 0 is the str '5' and not a Every or a Cron or nothing",
    ),
    "job whose payload is no type": (
        "register_jobs",
        "from estante.jobs.kinds import JobKind; return [JobKind('a', {}, print, 'b')]",
        "`payload` of item 0 is a dict and not a subclass of Struct",
    ),
    "policy of a word": (
        "register_policies",
        "from estante.actions import Policy; return [Policy('R04', 'notes.readList')]",
        "`action` of item 0 is the str 'notes.readList' and not a Action",
    ),
    "demo data without a function": (
        "register_demo_data",
        "from estante.seeding import DemoData; return DemoData('load')",
        "`load` of what it gave is the str 'load' and not a function",
    ),
    "service that is no function": (
        "register_services",
        "return {'notes': 5}",
        "item 'notes' is the int 5 and not a function",
    ),
    "settings of which a type cannot be read": (
        "register_settings",
        "import msgspec; return msgspec.defstruct('S', [('a', dict[int, 'Nowhere'])])",
        "has settings that cannot be read",
    ),
}


@pytest.mark.parametrize(("name", "body", "reason"), PARTS.values(), ids=PARTS)
def test_a_wrong_part_of_an_answer_is_named(other, name, body, reason):
    refused(other(hook(name, body)), reason)


ROUTE = """
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from estante.hooks import hookimpl

{route}

@hookimpl
def {hook}():
    return [call]
"""
ROUTES = {
    "a dependency that nobody gives": "@get('/x', session=True)\n"
    "async def call(rooms: NamedDependency[int]) -> None: ...",
    "no answer's type": "@get('/x', session=True)\nasync def call(): ...",
    "a body without a type": "@post('/x', session=True)\nasync def call(data) -> None: ...",
    "a parameter of the path without a type": "@get('/{guid}', session=True)\nasync def call() -> None: ...",
    "a type that is not there": "@get('/x', session=True)\nasync def call() -> 'Nowhere': ...",
}


@pytest.mark.parametrize("name", ["register_routes", "register_content_host_routes"])
@pytest.mark.parametrize("route", ROUTES.values(), ids=ROUTES)
def test_a_route_that_cannot_be_built_sets_its_plugin_aside(other, route, name):
    refused(other(ROUTE.format(route=route, hook=name)), "cannot be built")


TWICE = """
from litestar import Controller, get
from estante.hooks import hookimpl

class Rooms(Controller):
    path = "/rooms"
    @get("/{guid:uuid}", session=True)
    async def first(self) -> None: ...
    @get("/{room:uuid}", session=True)
    async def second(self) -> None: ...

@hookimpl
def register_routes():
    return [Rooms]
"""


def test_a_controller_that_has_a_call_twice_is_set_aside(other):
    refused(other(TWICE), "claims the route GET /rooms/{}")


TEXTS = {
    "a comma missing": '{"a": "b" "c": "d"}',
    "a list": "[]",
    "a number": '{"a": 5}',
    "not UTF-8": b"\xff\xfe".decode("latin-1"),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_texts_that_cannot_be_read_set_their_plugin_aside(other, tmp_path, text):
    written = other("")
    folder = tmp_path / "estante_other" / "texts"
    folder.mkdir()
    (folder / "es.json").write_bytes(text.encode("latin-1"))
    refused(written, "has texts that cannot be used")


@pytest.mark.parametrize("word", ["raise SystemExit", "raise BaseException('no')", "import nowhere", "1 +"])
def test_an_import_that_ends_anyhow_sets_its_plugin_aside(other, word):
    refused(other(word), "cannot be imported")


@pytest.mark.parametrize("key", ["id", "version", "title"])
def test_a_manifest_that_lacks_a_key_sets_its_plugin_aside(other, key):
    manifest = {"id": "other", "version": "1.0.0", "title": {"es": "Otro", "pt": "Outro", "en": "Other"}}
    del manifest[key]
    refused(other("", json.dumps(manifest)), key)


@pytest.mark.parametrize("value", [5, "a word", [5], {"a": 5}, None])
@pytest.mark.parametrize(
    "key",
    [
        "requires",
        "flags",
        "sections",
        "front_sections",
        "pages",
        "navigation",
        "slots",
        "renderers",
        "scopes",
    ],
)
def test_a_manifest_with_a_wrong_value_sets_its_plugin_aside(other, key, value):
    refused(other("", {key: value}), key)


def test_a_second_plugin_of_one_name_leaves_the_first_alone(other):
    registry = load_registry([SAMPLE, other(""), SAMPLE])
    assert {"sample", "other"} <= set(registry.plugins)
    assert "belongs to another plugin" in registry.quarantined[SAMPLE.module]


@pytest.mark.spec("KER-131", part="set aside later")
def test_a_plugin_that_is_set_aside_later_takes_along_who_needs_it(other):
    needy = other("", {"requires": ["other"]}, name="other_needy")
    registry = load_registry([SAMPLE, other(""), needy])
    tenant = make_tenant(registry)
    assert registry.on(tenant, "other_needy")
    registry.set_aside("other", "migration 0002 failed")
    assert not registry.on(tenant, "other")
    assert registry.quarantined["other_needy"].endswith("other")
    assert registry.on(tenant, "sample")
