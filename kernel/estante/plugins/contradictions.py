"""What a plugin may not do: say two things that cannot both be true, alone or beside another plugin."""

import re
from collections.abc import Iterable, Iterator
from typing import get_origin

import msgspec
from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.types import ControllerRouterHandler

from estante.actions import Action
from estante.http.lists import ListShape
from estante.http.page import Page
from estante.plugins.discovery import Plugin
from estante.tenancy.tenant import Settings

_PARAMETER = re.compile(r"\{[^}]*\}")


def fault_of(plugin: Plugin, others: Iterable[Plugin]) -> str | None:
    """The first contradiction of a plugin with itself or with those already taken, as a sentence."""
    return next(_faults(plugin, list(others)), None)


def _faults(plugin: Plugin, others: list[Plugin]) -> Iterator[str]:
    everyone = [*others, plugin]
    actions = frozenset(action for one in everyone for action in one.actions)
    yield from _unknown_names(plugin, everyone, actions)
    try:
        mine = dict(claims(plugin.routes))
    except Exception as error:
        yield f"has routes that cannot be built: {error}"
        return
    for claim, handler in mine.items():
        yield from _access_faults(claim, handler, actions)
    for other in others:
        for claim in sorted(_claimed(plugin) & _claimed(other)):
            yield f"claims {claim}, which belongs to `{other.id}`"


def _claimed(plugin: Plugin) -> frozenset[str]:
    """What only one plugin may have, in words."""
    manifest = plugin.manifest
    return plugin.claimed | {
        *(f"the route {claim}" for claim in dict(claims(plugin.routes))),
        *(f"the page {_PARAMETER.sub('{}', page.path)}" for page in manifest.pages),
        *(f"the navigation entry `{entry.id}`" for entry in manifest.navigation),
        *(f"the renderer of {renderer.content_type}" for renderer in manifest.renderers),
        *(f"the service `{name}`" for name in plugin.services),
        *(f"the job `{job.name}`" for job in plugin.jobs),
        *(f"the upload purpose `{purpose.name}`" for purpose in plugin.upload_purposes),
        *(f"the bulk act `{act.name}`" for act in plugin.bulk_acts),
        *(f"the trash of `{kind.name}`" for kind in plugin.trash),
    }


def _unknown_names(plugin: Plugin, everyone: list[Plugin], actions: frozenset[str]) -> Iterator[str]:
    flags = {flag.name for one in everyone for flag in one.flags}
    settings = {field.name for field in msgspec.structs.fields(Settings)}
    manifest = plugin.manifest
    for policy in plugin.policies:
        if str(policy.action) not in actions:
            yield f"has a policy for the unknown action {policy.action}"
    for name in (*manifest.flags, *(flag for page in manifest.pages for flag in page.flags)):
        if name not in flags:
            yield f"its manifest names the unknown flag `{name}`"
    for page in manifest.pages:
        if page.action is not None and page.action not in actions:
            yield f"its manifest's page {page.path} names the unknown action `{page.action}`"
        yield from (
            f"its manifest's page {page.path} names the unknown setting `{name}`"
            for name in page.settings
            if name not in settings
        )
    for fill in manifest.slots:
        if fill.action is not None and fill.action not in actions:
            yield f"its manifest's slot {fill.slot} names the unknown action `{fill.action}`"
    for section in manifest.front_sections:
        if section not in manifest.sections:
            yield f"its manifest's front section `{section}` is none of its sections"
    pages = {page.path for one in everyone for page in one.manifest.pages}
    for entry in manifest.navigation:
        if entry.path is not None and entry.path not in pages:
            yield f"its manifest's navigation entry `{entry.id}` names the unknown page {entry.path}"


def claims(routes: Iterable[ControllerRouterHandler]) -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Each method and path with its handler, written `GET /cms/contents/{}`."""
    router = Router(path="/", route_handlers=list(routes))
    for route in router.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                for method in sorted(handler.http_methods - {"OPTIONS"}):
                    yield f"{method} {_PARAMETER.sub('{}', route.path)}", handler


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
    if Page in (answer, get_origin(answer)) and not isinstance(opt.get("list"), ListShape):
        yield f"its route {claim} answers a page and has no list=ListShape(…)"
