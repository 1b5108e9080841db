"""Acts on many records of one table: each row is judged, those that may change do in one statement."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, Protocol
from uuid import UUID

from sqlalchemy import ColumnElement, Select, Uuid, any_, func, literal, update
from sqlalchemy import delete as delete_from
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.bulk.acts import BulkResult, Refusal
from estante.bulk.batches import first_guids
from estante.errors import ApiError, Conflict, Duplicate, Forbidden, NotFound
from estante.identity.principal import Principal
from estante.lists.sql import RowSource
from estante.records import events
from estante.records.constraints import UniqueRule, refusing
from estante.records.context import RecordContext, TrashRules
from estante.records.events import RecordEvents
from estante.records.repository import RecordRows
from estante.records.uses import UseCounts, UsedByMany, count_uses_of_many
from estante.records.versions import VersionRules, VersionSnapshot, delete_versions

Rows = Sequence[Any]
MAX_USES_OF = 10_000
TRASH = ("created_by", "deleted_by", "deleted_at")


class RecordSet(Protocol):
    """The part of `Records` that acts on many rows need."""

    model: ClassVar[type[Any]]
    entity: ClassVar[str]
    section: ClassVar[str]
    title: ClassVar[str]
    in_use: ClassVar[str]
    events: ClassVar[RecordEvents]
    trash_rules: ClassVar[TrashRules | None]
    version_rules: ClassVar[VersionRules | None]
    constraints: ClassVar[Mapping[str, tuple[str, str]]]
    unique_rules: ClassVar[Sequence[UniqueRule]]
    judged: ClassVar[Collection[str]]
    versioned_columns: ClassVar[Mapping[str, str]]
    rows: ClassVar[RecordRows]
    context: RecordContext
    session: AsyncSession
    principal: Principal

    @classmethod
    def kind(cls) -> str: ...
    def new_row(self, values: Mapping[str, object]) -> dict[str, object]: ...
    def new_values(self, sent: Any) -> dict[str, object]: ...
    async def insert_or_refuse(self, row: Mapping[str, object]) -> Any: ...
    async def relate_many(self, made: Sequence[tuple[Any, Any]]) -> None: ...
    def detail(self, record: Any) -> dict[str, audit.Detail]: ...
    async def count_uses(self, guids: Collection[UUID], *, forbidding: bool = False) -> UseCounts: ...
    async def delete_rows(self, guids: Sequence[UUID]) -> None: ...
    async def keep_versions(self, changed: Sequence[tuple[VersionSnapshot, Any]]) -> None: ...
    def version_of_row(self, record: Any) -> VersionSnapshot: ...
    def status_of(self, status: str) -> str: ...
    async def refusals(self, rows: Rows, *, in_trash: bool) -> Mapping[UUID, ApiError]: ...
    def visible(self) -> Select[Any]: ...
    def refusing_taken(
        self, guid: UUID, values: Mapping[str, object]
    ) -> AbstractAsyncContextManager[None]: ...


async def create(records: RecordSet, sent: Sequence[Any]) -> list[Any]:
    """Make records of bodies that were checked, all or none. Raises Duplicate, Conflict."""
    rows = [records.new_row(records.new_values(body)) for body in sent]
    held = {name: Conflict(*refusal) for name, refusal in records.constraints.items()}
    async with records.session.begin_nested():
        with refusing(**held):
            made: list[Any] = await records.rows.insert_many(records.session, rows)
        if len(made) < len(rows):
            known = {record.guid for record in made}
            await records.insert_or_refuse(next(row for row in rows if row["guid"] not in known))
        await records.relate_many(list(zip(made, sent, strict=True)))
        await stay_in_scope(records, [record.guid for record in made])
        await record_each(records, "create", {record.guid: records.detail(record) for record in made})
        await publish_each(records, "created", made)
    return made


async def set_statuses(
    records: RecordSet, guids: Collection[UUID], status: str, now: Collection[str] | None
) -> BulkResult:
    """Give each another status. Answers the status that each had."""
    names = ["status", *version_names(records)]
    rows = await lock_rows(records, guids, in_trash=False, names=names)
    before = {row.guid: records.status_of(row.status) for row in rows}
    wanted = {guid for guid, old in before.items() if old != status and (now is None or old in now)}
    values: dict[str, Any] = {"status": status}
    if hasattr(records.model, "version"):
        values["version"] = records.model.version + 1
    values["updated_at"] = func.now()
    changed, refused = await update_each(records, [row for row in rows if row.guid in wanted], values)
    await stay_in_scope(records, [row.guid for row in changed])
    await keep_row_versions(records, changed, names)
    details: dict[UUID, dict[str, audit.Detail]] = {
        row.guid: {"fields": ["status"], "changes": {"status": [before[row.guid], status]}} for row in changed
    }
    await record_each(records, "update", details)
    await publish_each(records, "changed", changed, ["status"])
    return BulkResult(
        {guid: {"status": before[guid]} for guid in details}, refused | missing_rows(guids, rows)
    )


async def trash(records: RecordSet, guids: Collection[UUID]) -> BulkResult:
    """Put each into the trash, where this person may."""
    rows = await lock_rows(records, guids, in_trash=False)
    allowed, refused = await _deletable(records, rows, in_trash=False)
    await _move_to_trash(records, allowed)
    return BulkResult({row.guid: {} for row in allowed}, refused | missing_rows(guids, rows))


async def restore(records: RecordSet, guids: Collection[UUID]) -> BulkResult:
    """Bring each back. Of two with one unique value the one that was deleted last comes back.

    What is not in the trash is not spoken of: another kind's trash may have it.
    """
    rows = await lock_rows(records, guids, in_trash=True)
    allowed, refused = await _judged(records, rows, in_trash=True)
    last_first = sorted(allowed, key=lambda row: row.deleted_at, reverse=True)
    back, taken = await update_each(records, last_first, {"deleted_at": None, "deleted_by": None})
    await record_each(records, "restore", _titles(records, back))
    return BulkResult({row.guid: {} for row in back}, refused | taken)


async def delete(records: RecordSet, guids: Collection[UUID]) -> BulkResult:
    """Delete each for good; what is not in the trash of records that have one is not spoken of."""
    in_trash = records.trash_rules is not None
    rows = await lock_rows(records, guids, in_trash=in_trash)
    allowed, refused = await _deletable(records, rows, in_trash=in_trash)
    if not in_trash:
        await _delete(records, allowed)
        return BulkResult({row.guid: {} for row in allowed}, refused | missing_rows(guids, rows))
    await record_each(records, "purge", _titles(records, allowed))
    await _delete_rows(records, allowed)
    return BulkResult({row.guid: {} for row in allowed}, refused)


async def used_by(records: RecordSet, source: RowSource, excluded: Sequence[UUID]) -> UsedByMany:
    """What uses the first of these records."""
    guids = await first_guids(records.session, source, excluded, MAX_USES_OF + 1)
    uses = records.context.plugins.uses(records.principal.tenant, records.kind())
    counts = await count_uses_of_many(records.session, uses, guids)
    return counts.answer_many(guids, records.context.t, at_most=MAX_USES_OF)


async def remove(records: RecordSet, rows: Rows) -> None:
    """Delete rows that are locked and were judged: into the trash, where records have one."""
    await (_delete if records.trash_rules is None else _move_to_trash)(records, rows)


async def delete_rows(records: RecordSet, guids: Sequence[UUID]) -> None:
    """Delete the rows of these records."""
    await records.session.execute(
        delete_from(records.model).where(_among(records, guids)),
        execution_options={"synchronize_session": False},
    )


def version_names(records: RecordSet) -> list[str]:
    """The columns that earlier versions keep."""
    if records.version_rules is None:
        return []
    return [name for name in ("version", "updated_at", "created_by") if hasattr(records.model, name)] + list(
        records.versioned_columns.values()
    )


async def keep_row_versions(records: RecordSet, before: Rows, names: Sequence[str]) -> None:
    """Keep what rows were before a statement changed them, and what they are now."""
    if records.version_rules is None or not before:
        return
    rows = await lock_rows(records, [row.guid for row in before], in_trash=False, names=names)
    after = {row.guid: row for row in rows}
    await records.keep_versions([(records.version_of_row(row), after[row.guid]) for row in before])


async def lock_rows(
    records: RecordSet, guids: Collection[UUID], *, in_trash: bool, names: Iterable[str] = ()
) -> Rows:
    """The columns that judging needs, of the rows that are there, in the order in which all lock them."""
    model, has_trash = records.model, records.trash_rules is not None
    wanted = {"guid", records.title, *names, *records.judged, *(TRASH if has_trash else ())}
    wanted |= {name for rule in records.unique_rules for name in rule.columns}
    wanted |= {name for kind in records.events for name in events.columns_of(kind, records.entity)}
    columns = [getattr(model, name) for name in sorted(wanted)]
    seen = records.visible()
    if in_trash:
        seen = records.context.seen(model).where(model.deleted_at.is_not(None))
    # Rows of another state are not seen: the one that waited for a lock looks again.
    statement = seen.with_only_columns(*columns).where(_among(records, guids))
    return (await records.session.execute(statement.order_by(model.guid).with_for_update())).all()


async def stay_in_scope(records: RecordSet, guids: Sequence[UUID]) -> None:
    """Refuse what would leave the records that the person sees. Raises Forbidden: 403."""
    if records.context.scope_of(records.model) is None:
        return
    seen = records.context.seen(records.model).with_only_columns(func.count()).where(_among(records, guids))
    if await records.session.scalar(seen) != len(set(guids)):
        raise Forbidden


async def _judged(records: RecordSet, rows: Rows, *, in_trash: bool) -> tuple[Rows, dict[UUID, Refusal]]:
    errors = await records.refusals(rows, in_trash=in_trash)
    refused = {row.guid: refusal_of(records, row, errors[row.guid]) for row in rows if row.guid in errors}
    return [row for row in rows if row.guid not in refused], refused


async def _deletable(records: RecordSet, rows: Rows, *, in_trash: bool) -> tuple[Rows, dict[UUID, Refusal]]:
    """The rows that this person may delete and that nothing needs."""
    allowed, refused = await _judged(records, rows, in_trash=in_trash)
    counts = await records.count_uses([row.guid for row in allowed], forbidding=True)
    for row in allowed:
        if error := counts.refusal(row.guid, records.context.t, records.in_use):
            refused[row.guid] = refusal_of(records, row, error)
    return [row for row in allowed if row.guid not in refused], refused


async def _move_to_trash(records: RecordSet, rows: Rows) -> None:
    me = records.principal.person_guid
    await _update(records, [row.guid for row in rows], {"deleted_at": func.now(), "deleted_by": me})
    await record_each(records, "delete", _titles(records, rows))
    await publish_each(records, "deleted", rows)


async def _delete_rows(records: RecordSet, rows: Rows) -> None:
    guids = [row.guid for row in rows]
    await records.delete_rows(guids)
    if records.version_rules is not None:
        await delete_versions(records.session, records.kind(), guids)


async def _delete(records: RecordSet, rows: Rows) -> None:
    await record_each(records, "delete", _titles(records, rows))
    await _delete_rows(records, rows)
    await publish_each(records, "deleted", rows)


def refusal_of(records: RecordSet, row: Any, error: ApiError) -> Refusal:
    """Why a row stays as it is, by what it is called."""
    return Refusal.of(error, str(getattr(row, records.title)))


def missing_rows(guids: Collection[UUID], rows: Rows) -> dict[UUID, Refusal]:
    known, missing = {row.guid for row in rows}, Refusal.of(NotFound())
    return {guid: missing for guid in guids if guid not in known}


async def update_each(
    records: RecordSet, rows: Rows, values: Mapping[str, object]
) -> tuple[Rows, dict[UUID, Refusal]]:
    """Change rows by one statement; each by its own where a constraint holds one. Answers who changed."""
    try:
        async with records.session.begin_nested():
            await _update(records, [row.guid for row in rows], values)
        return rows, {}
    except IntegrityError:
        changed, refused = [], {}
        for row in rows:
            try:
                async with records.refusing_taken(row.guid, row._mapping):
                    await _update(records, [row.guid], values)
                changed.append(row)
            except (Conflict, Duplicate) as error:
                refused[row.guid] = refusal_of(records, row, error)
        return changed, refused


async def _update(records: RecordSet, guids: Sequence[UUID], values: Mapping[str, object]) -> None:
    if guids:
        await records.session.execute(
            update(records.model).where(_among(records, guids)).values(**values),
            execution_options={"synchronize_session": False},
        )


def _among(records: RecordSet, guids: Collection[UUID]) -> ColumnElement[bool]:
    """Whose guid is one of these: an array is one value, however many there are."""
    guid: ColumnElement[UUID] = records.model.guid
    return guid == any_(literal(list(guids), ARRAY(Uuid)))


def _titles(records: RecordSet, rows: Rows) -> dict[UUID, dict[str, audit.Detail]]:
    return {row.guid: {records.title: str(getattr(row, records.title))} for row in rows}


async def record_each(
    records: RecordSet, act: str, details: Mapping[UUID, Mapping[str, audit.Detail]]
) -> None:
    action = f"{records.section}.{act}"
    await audit.record_many(records.session, records.principal, action, records.entity, details)


async def publish_each(records: RecordSet, act: str, rows: Rows, fields: Sequence[str] = ()) -> None:
    kind = getattr(records.events, act)
    if kind is not None and rows:
        made = events.build(kind, records.entity, records.principal, rows, fields)
        await records.context.events.publish(records.session, *made)
