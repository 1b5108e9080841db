"""Who has a record open: the caller says that they have, and hears who else."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from litestar import Request, delete, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from estante.decoding import EXAMPLE_GUID, Example
from estante.identity.principal import Principal
from estante.jobs.queue import JobQueue
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import PluginRegistry
from estante.presence.service import Presence, PresentPerson

AnyRequest = Request[Any, Any, State]


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record's page, without a step: `/notes/<guid>`."""

    EXAMPLE: ClassVar[Example] = {"address": f"/notes/{EXAMPLE_GUID}"}
    address: Annotated[str, Meta(pattern=r"^/", max_length=200)]


class PresentPeople(Struct, frozen=True):
    """Who else has it open, by name."""

    people: Sequence[PresentPerson]


def provide_presence(
    principal: NamedDependency[Principal],
    permissions: NamedDependency[Permissions],
    registry: NamedDependency[PluginRegistry],
    queue: NamedDependency[JobQueue],
) -> Presence:
    """The people at the caller's records."""
    return Presence(queue.live, principal, permissions, registry)


PRESENCE = {"presence": Provide(provide_presence, sync_to_thread=False)}


@post(
    "/presence",
    session=True,
    status_code=200,
    unlimited="every page that is open says so twice a minute",
    summary="Have a record open",
    dependencies=PRESENCE,
)
async def enter_record(data: JSONBody[OpenRecord], presence: NamedDependency[Presence]) -> PresentPeople:
    """Say for a minute that the caller has a record open, and hear who else has.

    Who is there already gets a `presence` event with the address, and asks again.

    Raises:
        NotFound: 404, the caller may open no such page.
    """
    return PresentPeople(await presence.enter(data.address))


@delete("/presence", session=True, status_code=204, summary="Close a record", dependencies=PRESENCE)
async def leave_record(data: JSONBody[OpenRecord], presence: NamedDependency[Presence]) -> None:
    """Say that the caller has it open no more. Raises NotFound: 404."""
    await presence.leave(data.address)


ROUTES: list[ControllerRouterHandler] = [enter_record, leave_record]
