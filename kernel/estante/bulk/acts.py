"""What a bulk act is, what it is given, and what it answers."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar
from uuid import UUID

import msgspec
from msgspec import Meta, Struct, field

from estante.actions import Action
from estante.decoding import EXAMPLE_GUID, Example
from estante.errors import ApiError, Forbidden, Param, ValidationFailed, rule_key

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.events.outbox import Events
    from estante.files.store import FileStore
    from estante.identity.permissions import PermissionChecker
    from estante.identity.principal import Principal
    from estante.jobs.payloads import Json
    from estante.jobs.queue import JobQueue
    from estante.plugins.hook_caller import HookCaller

MAX_GUIDS = 10_000


class Chosen(Struct, kw_only=True, forbid_unknown_fields=True):
    """The rows of an act: `guids`, or with `all` every row that the address's filters show but `except`."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Annotated[list[UUID], Meta(max_length=MAX_GUIDS)] = []
    all: bool = False
    excluded: Annotated[list[UUID], Meta(max_length=MAX_GUIDS)] = field(name="except", default_factory=list)


class Refusal(Struct, frozen=True):
    """Why a row stays as it is: an error's code, and the text `errors.<text>` with what fills it.

    Of fields that are wrong the first says why, by its `rule`. `name` is what the row is called.
    """

    code: str
    text: str
    params: Mapping[str, Param] = {}
    rule: str | None = None
    name: str | None = None

    @classmethod
    def of(cls, error: ApiError, name: str | None = None) -> "Refusal":
        text = error.text_key.removeprefix("errors.")
        # What is in use says by whom, and not by the rule alone.
        if not isinstance(error, ValidationFailed) or not error.fields:
            return cls(error.code, text, dict(error.params), name=name)
        wrong = error.fields[0]
        return cls(error.code, text, {"field": wrong.field, **wrong.params}, wrong.code, name)

    def sentence(self, text: Callable[..., str]) -> str:
        """The reason in somebody's language."""
        return text(rule_key(self.rule) if self.rule else f"errors.{self.text}", **self.params)


class BulkResult(Struct, frozen=True):
    """What became of the rows. Those in neither were already as the act would have them.

    `changed` has for each row what undoing needs, such as `{"status": "active"}`.
    """

    changed: "Mapping[UUID, Json]" = {}
    refused: Mapping[UUID, Refusal] = {}

    @property
    def prohibition(self) -> Refusal | None:
        """Why nothing was changed, where the person's rights alone are why."""
        codes = {refusal.code for refusal in self.refused.values()}
        if self.changed or codes != {Forbidden.code}:
            return None
        return next(iter(self.refused.values()))


class BulkContext(Struct):
    """Where an act happens: one transaction of the person's tenant, in a request or a job.

    What is in `after_commit` is awaited once the transaction stands. `is_automatic` is the platform itself,
    which has every right and is nobody. `subject` is the record that the rows go into, where the call has
    named one; `values` is what the act was asked to do, of the type that it takes.
    """

    session: "AsyncSession"
    principal: "Principal"
    permissions: "PermissionChecker"
    events: "Events"
    files: "FileStore"
    queue: "JobQueue"
    registry: "HookCaller"
    text: Callable[..., str]
    is_automatic: bool = False
    subject: UUID | None = None
    values: Struct | None = None
    after_commit: list[Callable[[], Awaitable[None]]] = field(default_factory=list)

    def allows(self, action: Action) -> bool:
        """Whether the person has an action."""
        return self.is_automatic or self.permissions.allows(self.principal, action)


Apply = Callable[[BulkContext, Sequence[UUID]], Awaitable[BulkResult]]
Undo = Callable[[BulkContext, "Mapping[UUID, Json]"], Awaitable[BulkResult]]


class BulkAct(Struct, frozen=True):
    """One thing that can be done to many records, named `contents.deactivate`.

    `action` is what a person needs to ask at all; `apply` judges each row, changes those that it may in one
    statement with their audit, and may be called again for the same rows. `undo` is given what `apply`
    answered as changed. An act that takes more than rows says of which type `values` are.
    """

    name: str
    action: Action
    text_key: str
    apply: Apply
    undo: Undo | None = None
    values: type[Struct] | None = None

    def values_of(self, stored: "Json") -> Struct | None:
        """What a change was asked to do, as it is stored."""
        return None if self.values is None or stored is None else msgspec.convert(stored, self.values)
