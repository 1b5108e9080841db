"""Every hook of the kernel, on one page.

`register_*` hooks are called once at boot and return value objects. Each is one sentence here and has a
plugin that uses it. Plugins may add hookspecs of their own with `register_hookspecs`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pluggy
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante.actions import Policy

if TYPE_CHECKING:
    from estante.bulk.acts import BulkAct
    from estante.events.listeners import Listener
    from estante.files.purposes import UploadPurpose
    from estante.first_steps.steps import FirstStep
    from estante.imports.spec import ImportSpec
    from estante.jobs.kinds import JobKind
    from estante.lists.relations import Relation
    from estante.mail.kinds import LetterKind
    from estante.notifications.kinds import NotificationKind
    from estante.privacy.declarations import PersonalData
    from estante.records.uses import Uses
    from estante.seeding import DemoData, ReferenceData
    from estante.trash.kinds import TrashKind

PROJECT = "estante"
hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


class Flag(Struct, frozen=True):
    """A feature that a tenant may switch on; a tenant that says nothing has it off."""

    name: str
    text_key: str


class Check(Struct, frozen=True):
    """A question of `estante doctor`: answers None when all is well, else a sentence with the cure.

    What is `optional` does not fail the report. `note` says more of what is well, such as a version.
    """

    name: str
    ask: Callable[[], Awaitable[str | None]]
    optional: bool = False
    note: Callable[[], Awaitable[str]] | None = None


@hookspec
def register_hookspecs() -> ModuleType:  # type: ignore[empty-body]
    """Name a module whose hookspecs this plugin adds; its `CLAIMS` say what only one plugin may give."""


@hookspec
def register_routes() -> Sequence[ControllerRouterHandler]:  # type: ignore[empty-body]
    """Give the routes that are served below the API base while the plugin is on."""


@hookspec
def register_content_host_routes() -> Sequence[ControllerRouterHandler]:  # type: ignore[empty-body]
    """Give the routes that are served on the content hosts, apart from the application."""


@hookspec
def register_policies() -> Sequence[Policy]:  # type: ignore[empty-body]
    """Say which roles have which actions."""


@hookspec
def register_flags() -> Sequence[Flag]:  # type: ignore[empty-body]
    """Name the flags that this plugin reads."""


@hookspec
def register_settings() -> type[Struct]:  # type: ignore[empty-body]
    """Give the type that checks this plugin's table in a tenant's file."""


@hookspec
def register_jobs() -> Sequence["JobKind[Any]"]:  # type: ignore[empty-body]
    """Give the jobs that this plugin can enqueue, each named `<plugin>.<name>`."""


@hookspec
def register_notification_kinds() -> Sequence["NotificationKind[Any]"]:  # type: ignore[empty-body]
    """Give the kinds of notifications that this plugin raises, each named `<plugin>.<name>`."""


@hookspec
def register_letters() -> Sequence["LetterKind[Any]"]:  # type: ignore[empty-body]
    """Give the kinds of letters that this plugin sends by mail, each named `<plugin>.<name>`."""


@hookspec
def register_bulk_acts() -> Sequence["BulkAct"]:  # type: ignore[empty-body]
    """Say what can be done to many records at once, by their guids or by a list's filter."""


@hookspec
def register_imports() -> Sequence["ImportSpec"]:  # type: ignore[empty-body]
    """Say which of this plugin's records people bring in from a file of rows."""


@hookspec
def register_trash() -> Sequence["TrashKind"]:  # type: ignore[empty-body]
    """Say which of this plugin's records lie in the trash when deleted, and how they leave it."""


@hookspec
def register_uses() -> Sequence["Uses"]:  # type: ignore[empty-body]
    """Say which records of any plugin this plugin's rows use: people are told before they delete them."""


@hookspec
def register_relations() -> Sequence["Relation"]:  # type: ignore[empty-body]
    """Say in SQL what rows of other plugins' lists belong to, for their filters and files."""


@hookspec
def register_upload_purposes() -> Sequence["UploadPurpose"]:  # type: ignore[empty-body]
    """Say what people may upload for this plugin, and who is told when a file has come."""


@hookspec
def register_listeners() -> Sequence["Listener[Any]"]:  # type: ignore[empty-body]
    """Give the handlers of domain events, called after their commit."""


@hookspec
def register_services() -> Mapping[str, Callable[..., object]]:  # type: ignore[empty-body]
    """Give the dependency providers, by parameter name, that this plugin's contracts promise to others."""


@hookspec
def register_personal_data() -> Sequence["PersonalData"]:  # type: ignore[empty-body]
    """Say of each table that holds a person's guid what the person is given and what erasing does to it."""


@hookspec
def register_demo_data() -> "DemoData":  # type: ignore[empty-body]
    """Give the loader that fills a demo tenant."""


@hookspec
def register_reference_data() -> "ReferenceData":  # type: ignore[empty-body]
    """Give the loader of facts that an organization may begin with, by country."""


@hookspec
def register_first_steps() -> Sequence["FirstStep"]:  # type: ignore[empty-body]
    """Name what a new organization has to do once for this plugin, and how one sees that it is done."""


@hookspec
def register_checks() -> Sequence[Check]:  # type: ignore[empty-body]
    """Give questions for `estante doctor`."""
