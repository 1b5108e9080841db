"""What a plugin may not do: say two things that cannot both be true, alone or beside another plugin."""

import inspect
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import get_origin

from litestar import Controller, Router
from litestar.handlers import HTTPRouteHandler
from litestar.types import ControllerRouterHandler
from litestar.utils import normalize_path

from estante.actions import Action
from estante.exports.jobs import PREFIX as EXPORT
from estante.languages.texts import texts_in
from estante.lists.page import Page
from estante.lists.spec import ListSpec
from estante.plugins.discovery import Plugin, faults_as
from estante.plugins.icons import is_icon
from estante.plugins.manifest_names import unknown_names
from estante.plugins.owners import KERNEL, qualified_name

_PARAMETER = re.compile(r"\{[^}]*\}")


def first_conflict(
    plugin: Plugin, others: Iterable[Plugin], claims: Iterable[str], owners: Mapping[str, str]
) -> str | None:
    """The first contradiction of a plugin with itself or with those already taken, as a sentence.

    Args:
        claims: what the plugin claims (`claims_of`).
        owners: what the others claimed, with their ids.
    """
    return next(_faults(plugin, list(others), list(claims), owners), None)


def _faults(
    plugin: Plugin, others: list[Plugin], claims: list[str], owners: Mapping[str, str]
) -> Iterator[str]:
    everyone = [*others, plugin]
    actions = frozenset(action for other in everyone for action in other.actions)
    yield from _unknown_values(plugin, everyone, actions)
    for unknown in unknown_names(plugin, everyone, actions):
        yield f"its manifest{unknown}"
    for claim, handler in calls(plugin.routes):
        yield from _access_faults(claim, handler, actions)
    yield from _reference_faults(plugin)
    for claim in claims:
        if claim in owners:
            yield f"claims {claim}, which belongs to `{owners[claim]}`"
    yield from _foreign_names(plugin)
    yield from _shared_events(plugin, others)
    for claim, count in Counter(claims).items():
        if count > 1:
            yield f"claims {claim} {count} times"


def _unknown_values(plugin: Plugin, everyone: Iterable[Plugin], actions: frozenset[str]) -> Iterator[str]:
    """What the values of its hooks name and nobody has."""
    for policy in plugin.policies:
        if str(policy.action) not in actions:
            yield f"has a policy for the unknown action {policy.action}"
    for spec in plugin.imports:
        if str(spec.action) not in actions:
            yield f"its import `{spec.name}` names the unknown action {spec.action}"
    for step in plugin.first_steps:
        if str(step.action) not in actions:
            yield f"its first step `{step.name}` names the unknown action {step.action}"
    for kind in plugin.notification_kinds:
        if not is_icon(kind.icon):
            yield f"its notification `{kind.name}` names the unknown icon `{kind.icon}`"
    sections = {name for other in everyone for name in other.manifest.sections}
    for uses in plugin.uses:
        if uses.of.partition(".")[0] not in sections:
            yield f"says that it uses `{uses.of}`, which nobody has"


def claims_of(plugin: Plugin) -> list[str]:
    """What only one plugin may have, and only once, in words."""
    manifest = plugin.manifest
    return [
        *plugin.claimed,
        *(f"the route {call}" for call, _ in calls(plugin.routes)),
        *(f"the route {call}" for call in _repeated(plugin.routes)),
        *(f"the content host's route {call}" for call, _ in calls(plugin.content_host_routes)),
        *(f"the section `{name}`" for name in manifest.sections),
        *(f"the page {_PARAMETER.sub('{}', page.path)}" for page in manifest.pages),
        *(f"the navigation entry `{entry.id}`" for entry in manifest.navigation),
        *(f"the renderer of {renderer.content_type}" for renderer in manifest.renderers),
        *(f"the place of {fill.component} in the slot `{fill.slot}`" for fill in manifest.slots),
        *(f"the slot `{name}`" for name in manifest.offers),
        *(f"the reference `{name}`" for name in manifest.references),
        *(f"the tab `{fill.step}` of {fill.slot}" for fill in manifest.slots if fill.step),
        *(f"the key G {key}" for key in manifest.keys),
        *(f"the text scope `{name}`" for name in manifest.scopes),
        *(f"the flag `{flag.name}`" for flag in plugin.flags),
        *(f"the service `{name}`" for name in plugin.services),
        *(f"the job `{job.name}`" for job in plugin.jobs),
        *(f"the notification `{kind.name}`" for kind in plugin.notification_kinds),
        *(f"the letter `{kind.name}`" for kind in plugin.letters),
        *(f"the upload purpose `{name}`" for purpose in plugin.upload_purposes for name in purpose.names),
        *(f"the bulk act `{act.name}`" for act in plugin.bulk_acts),
        *(f"the import `{spec.name}`" for spec in plugin.imports),
        *(f"the first step `{step.name}`" for step in plugin.first_steps),
        *(f"the relation `{relation.name}`" for relation in plugin.relations),
        *(f"the trash of `{kind.name}`" for kind in plugin.trash),
        *(f"the audited record `{name}`" for name in _audited(plugin)),
        *(f"the document `{data.document}`" for data in plugin.personal_data if data.document),
        *(
            f"the column {data.table}.{name}"
            for data in plugin.personal_data
            if not data.parent
            for name in data.columns
        ),
    ]


def _foreign_names(plugin: Plugin) -> Iterator[str]:
    """Names that are kept in tables and are not below the plugin's own; the kernel's own may be any."""
    if plugin.id == KERNEL:
        return
    named = (
        *(("notification", kind.name) for kind in plugin.notification_kinds),
        *(("export" if EXPORT in job.name else "job", job.name.removeprefix(EXPORT)) for job in plugin.jobs),
        *(("letter", kind.name) for kind in plugin.letters),
        *(("upload purpose", purpose.name) for purpose in plugin.upload_purposes),
        *(("bulk act", act.name) for act in plugin.bulk_acts),
        *(("import", spec.name) for spec in plugin.imports),
        *(("first step", step.name) for step in plugin.first_steps),
    )
    for what, name in named:
        if not f"{name}.".startswith(f"{plugin.id}."):
            yield f"its {what} `{name}` has to be named `{plugin.id}.{name.rpartition('.')[2]}`"


def _shared_events(plugin: Plugin, others: Iterable[Plugin]) -> Iterator[str]:
    """Two classes that are kept under one name: a listener would be handed the other's events."""
    taken = {
        qualified_name(listener.event): (listener.event, other.id)
        for other in others
        for listener in other.listeners
    }
    for listener in plugin.listeners:
        kind, owner = taken.get(name := qualified_name(listener.event), (listener.event, plugin.id))
        if kind is not listener.event:
            yield f"hears another event `{name}` than `{owner}`"


def calls(routes: Iterable[ControllerRouterHandler]) -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Each method and path with its handler, written `GET /cms/contents/{}`.

    Each part is looked at by itself: a router would drop one of two handlers of the same call.
    """
    for part in routes:
        for route in Router(path="/", route_handlers=[part]).routes:
            for handler in getattr(route, "route_handlers", ()):
                if isinstance(handler, HTTPRouteHandler):
                    for method in sorted(handler.http_methods - {"OPTIONS"}):
                        yield f"{method} {_PARAMETER.sub('{}', route.path)}", handler


def _audited(plugin: Plugin) -> set[str]:
    """The kinds of records that its texts name for the audit: a history is read back by that name."""
    prefix = "audit.entities."
    with faults_as("has texts that cannot be used"):
        keys = {key for _, key, _ in texts_in(plugin.discovered.texts)}
    return {key.removeprefix(prefix) for key in keys if key.startswith(prefix)}


def _repeated(routes: Iterable[ControllerRouterHandler]) -> Iterator[str]:
    """The calls that a controller has a second time: its router keeps one and says nothing."""
    for part in routes:
        if inspect.isclass(part) and issubclass(part, Controller):
            base = vars(part).get("path", "")
            handlers = [member for member in vars(part).values() if isinstance(member, HTTPRouteHandler)]
            counts = Counter(
                f"{method} {_PARAMETER.sub('{}', normalize_path(f'{base}/{path}'))}"
                for handler in handlers
                for path in handler.paths
                for method in handler.http_methods
            )
            yield from (call for call, count in counts.items() if count > 1)


def _access_faults(claim: str, handler: HTTPRouteHandler, actions: frozenset[str]) -> Iterator[str]:
    handler.resolve_opts()
    opt = handler.opt
    ways = [name for name in ("action", "public", "session") if opt.get(name)]
    if len(ways) != 1:
        yield f"its route {claim} must have exactly one of action=, public=True and session=True"
    action = opt.get("action")
    if action is not None and (not isinstance(action, Action) or str(action) not in actions):
        yield f"its route {claim} names the unknown action {action}"
    answer = handler.parsed_fn_signature.return_type.annotation
    if Page in (answer, get_origin(answer)) and not isinstance(opt.get("list"), ListSpec):
        yield f"its route {claim} answers a page and has no list=ListSpec(…)"


def _reference_faults(plugin: Plugin) -> Iterator[str]:
    """References that a picker could not search, or whose chosen records it could not ask for by guid."""
    lists = {claim.removeprefix("GET "): handler.opt.get("list") for claim, handler in calls(plugin.routes)}
    for name, reference in plugin.manifest.references.items():
        place = f"its manifest's reference `{name}`"
        spec = lists.get(reference.call)
        if not isinstance(spec, ListSpec):
            yield f"{place} names {reference.call}, which is none of its lists"
            continue
        for parameter in ("q", "guid"):
            if parameter not in spec.parameters:
                yield f"{place} names {reference.call}, which takes no `{parameter}`"
        for column in filter(None, (reference.label, reference.detail)):
            if column not in spec.row.__struct_fields__:
                yield f"{place} shows `{column}`, which is no field of {spec.row.__name__}"
