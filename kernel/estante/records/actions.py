"""Bulk acts and the trash of a record service, a line each.

ACTS = [status_act(SchoolService, "close", Schools.update, to="closed"), trash_act(SchoolService)]
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any
from uuid import UUID

import msgspec
from msgspec import structs

from estante.actions import Action, Section
from estante.bulk.acts import BulkAct, BulkContext, BulkResult, Refusal
from estante.database.scopes import RowScope
from estante.errors import Conflict, NotFound
from estante.plugins.injection import build
from estante.plugins.owners import qualified_section
from estante.records.context import RecordContext, service_values
from estante.records.edits.rules import EDIT
from estante.records.edits.writing import ChangedSince, edit_many, undo_edits
from estante.records.service import Records
from estante.trash.kinds import TrashKind

if TYPE_CHECKING:
    from estante.jobs.payloads import Json

    Service = type[Records[Any]]

STATUS, COPY = "status", "copy"


def service_of(service: "Service", context: BulkContext) -> Records[Any]:
    """A record service inside of a bulk act."""
    values = service_values(
        RecordContext.of_bulk(context), files=context.files, queue=context.queue, registry=context.registry
    )
    return build(service, values)


def status_act(service: "Service", verb: str, action: Action, *, to: str) -> BulkAct:
    """Give records another status. Undoing gives each its own again, where nobody gave it another since."""

    async def apply(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        return await service_of(service, context).set_statuses(guids, to)

    async def undo(context: BulkContext, before: "Mapping[UUID, Json]") -> BulkResult:
        records, result = service_of(service, context), BulkResult()
        old = {guid: msgspec.convert(value, dict[str, str])[STATUS] for guid, value in before.items()}
        for status in set(old.values()):
            guids = [guid for guid in old if old[guid] == status]
            part = await records.set_statuses(guids, status, now={to})
            result = BulkResult({**result.changed, **part.changed}, {**result.refused, **part.refused})
        since = Refusal.of(ChangedSince())
        left = [guid for guid in before if guid not in result.changed and guid not in result.refused]
        return BulkResult(result.changed, {**result.refused, **dict.fromkeys(left, since)})

    return _act(service, verb, action, apply, undo)


def edit_act(service: "Service", action: Action) -> BulkAct:
    """Change fields of records, as the service's `edit_rules` allow.

    Undoing gives each what it had, where nobody has changed those fields since.
    """
    rules = service.edit_rules
    if rules is None:
        raise TypeError(f"{service.__name__} has no edit_rules")

    async def apply(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        return await edit_many(service_of(service, context), guids, context.values)

    async def undo(context: BulkContext, before: "Mapping[UUID, Json]") -> BulkResult:
        return await undo_edits(service_of(service, context), before)

    act = _act(service, EDIT, action, apply, undo)
    return structs.replace(act, values=rules.type_for(service.model, service.links))


def clone_act(service: "Service", action: Action) -> BulkAct:
    """Copy records, one by one. Undoing puts the copies into the trash, or deletes them."""

    async def apply(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        records = service_of(service, context)
        copies: dict[UUID, Json] = {}
        refused: dict[UUID, Refusal] = {}
        for guid in guids:
            try:
                copies[guid] = {COPY: str((await records.clone(guid)).guid)}
            except (Conflict, NotFound) as error:
                refused[guid] = Refusal.of(error)
        return BulkResult(copies, refused)

    async def undo(context: BulkContext, before: "Mapping[UUID, Json]") -> BulkResult:
        copies = {guid: msgspec.convert(value, dict[str, UUID])[COPY] for guid, value in before.items()}
        records = service_of(service, context)
        remove = records.delete if records.trash_rules is None else records.trash
        result = await remove(list(copies.values()))
        return BulkResult(
            {guid: {} for guid, copy in copies.items() if copy in result.changed},
            {guid: result.refused[copy] for guid, copy in copies.items() if copy in result.refused},
        )

    return _act(service, "clone", action, apply, undo)


def trash_act(service: "Service", verb: str = "delete") -> BulkAct:
    """Put records into the trash. Undoing brings them back.

    `verb` names the act where a section has several kinds of records: `delete_rooms`.
    """

    async def apply(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        return await service_of(service, context).trash(guids)

    async def undo(context: BulkContext, before: "Mapping[UUID, Json]") -> BulkResult:
        return await service_of(service, context).restore(list(before))

    return _act(service, verb, _rules(service).delete_own, apply, undo)


def record_acts(service: "Service", section: Section) -> Mapping[str, BulkAct]:
    """Activate, deactivate, edit, copy and delete, of these what the service and the section have."""
    words = {action.name for action in section.all}
    acts: dict[str, BulkAct] = {}
    if hasattr(service.model, STATUS) and "update" in words:
        acts["activate"] = status_act(service, "activate", section.update, to="active")
        acts["deactivate"] = status_act(service, "deactivate", section.update, to="inactive")
    if service.edit_rules is not None and "update" in words:
        acts[EDIT] = edit_act(service, section.update)
    if "clone" in words:
        acts["clone"] = clone_act(service, section.clone)
    if service.trash_rules is not None:
        acts["delete"] = trash_act(service)
    return acts


def trash_kind(service: "Service") -> TrashKind:
    """The trash of a record service, as `register_trash` gives it; its text is `<section>.trash.<entity>`."""
    rules, table = _rules(service), service.model.__tablename__

    async def restore(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        return await service_of(service, context).restore(guids)

    async def purge(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        return await service_of(service, context).delete(guids)

    return TrashKind(
        name=service.kind(),
        text_key=f"{service.section}.trash.{service.entity}",
        rows=f"""
            SELECT r.guid, r.{service.title} AS name, {_column(rules.type, "''")} AS type,
                   {_column(rules.thumbnail, "NULL")} AS thumbnail, r.created_by, r.deleted_at, r.deleted_by
            FROM {table} r WHERE r.deleted_at IS NOT NULL
        """,  # noqa: S608 - names of the model
        delete_any=rules.delete_any,
        delete_own=rules.delete_own,
        restore=restore,
        purge=purge,
        scope=_trash_scope(service),
    )


def _trash_scope(service: "Service") -> RowScope | None:
    """The model's scope, of a row that has the columns of the trash alone."""
    scope, table = service.model.row_scope, service.model.__tablename__
    if scope is None:
        return None
    seen = f"SELECT s.guid FROM {table} s WHERE {scope.sql('s')}"  # noqa: S608 - a model's own words
    return RowScope(f"r.guid IN ({seen})", scope.everything)


def _act(service: "Service", verb: str, action: Action, apply: Any, undo: Any) -> BulkAct:
    name = f"{qualified_section(service, service.section)}.{verb}"
    return BulkAct(name, action, f"{service.section}.bulk.{verb}", apply, undo)


def _rules(service: "Service") -> Any:
    if service.trash_rules is None:
        raise TypeError(f"{service.__name__} has no trash_rules")
    return service.trash_rules


def _column(name: str | None, otherwise: str) -> str:
    return f"{otherwise}::text" if name is None else f"r.{name}::text"
