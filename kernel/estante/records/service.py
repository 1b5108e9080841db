"""What every record of every plugin shares: locks, versions, unique values, audit, events, trash.

class RoomService(Records[Room]):
    entity, section = "room", "rooms"
    unique = {"code": "ROOM_CODE_TAKEN"}
    events = RecordEvents(created=RoomCreated, deleted=RoomsDeleted)
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Any, ClassVar, Generic, cast, get_args, get_origin
from uuid import UUID

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Select, case, select
from sqlalchemy.exc import IntegrityError
from uuid_utils.compat import uuid7

from estante import audit
from estante.bulk.acts import BulkResult
from estante.database.base import TenantTable
from estante.database.raw import RawStatement
from estante.errors import ApiError, Conflict, Duplicate, NotFound, ValidationFailed
from estante.events import Event
from estante.if_match import ANY_VERSION, IfMatch, version_at
from estante.records import events as record_events
from estante.records import sets
from estante.records.constraints import UniqueRule, constraint_of, not_living, take_turn, unique_rules
from estante.records.context import RecordContext, TrashRules
from estante.records.edits.rules import EditRules, faults_of_each
from estante.records.events import RecordEvents
from estante.records.history import RecordAfter, RecordChange, changes_of, detail_of, history_of, sent_fields
from estante.records.journal import journal_values, write_journal
from estante.records.links import Links
from estante.records.repository import ModelT, RecordRepository, RecordRows, next_version, repository_of
from estante.records.uses import IN_USE, UseCounts, UsedBy, count_uses
from estante.records.versions import (
    RecordVersions,
    VersionRules,
    VersionSnapshot,
    changed_versions,
    earlier_versions,
    keep_versions,
    version_fields,
)

Json = dict[str, audit.Detail]
MAX_TITLE = 250
# What a copy makes anew.
OWN = frozenset({
    "guid", "version", "created_at", "created_by", "updated_at", "deleted_at", "deleted_by"
})  # fmt: skip


class Records(Generic[ModelT]):
    """The records of one table, in one transaction. Subclass it with the model: `Records[School]`.

    Attributes:
        entity: the kind of record in the audit, such as `school`.
        section: the first word of its audited actions, such as `rooms` in `rooms.create`.
        title: the column that a record is called by.
        columns: fields of the calls whose column has another name.
        unique: columns that no two records share, each with the text `errors.<…>` of the refusal, which is
            filled with the `name` of the record that has the value. The index stands in the model.
        in_use: the text `errors.<…>` of deleting what something needs, filled with the `uses`.
        constraints: other constraints of the table, such as one that excludes overlapping times, each with
            the field that it is refused at and the text `errors.<…>` of the refusal, a 409.
        events: what is published in the transaction of a change.
        unrecorded: columns whose values never enter the audit.
        trash_rules: who may delete, and what the trash shows; without it records are deleted for good.
        version_rules: what earlier versions keep and restore; without it none are kept.
        edit_rules: which fields can be changed in many records at once.
        links: fields of the calls whose values are rows of another table, such as tags.
        judged: columns that `refusal` reads beside those of the trash.
    """

    model: ClassVar[type[Any]]
    entity: ClassVar[str] = ""
    section: ClassVar[str] = ""
    title: ClassVar[str] = "name"
    columns: ClassVar[Mapping[str, str]] = {}
    unique: ClassVar[Mapping[str, str]] = {}
    in_use: ClassVar[str] = IN_USE
    constraints: ClassVar[Mapping[str, tuple[str, str]]] = {}
    events: ClassVar[RecordEvents] = RecordEvents()
    unrecorded: ClassVar[Collection[str]] = frozenset()
    trash_rules: ClassVar[TrashRules | None] = None
    version_rules: ClassVar[VersionRules | None] = None
    edit_rules: ClassVar[EditRules | None] = None
    links: ClassVar[Mapping[str, Links]] = {}
    judged: ClassVar[Collection[str]] = ()
    unique_rules: ClassVar[Sequence[UniqueRule]] = ()
    # The column of each field that versions keep.
    versioned_columns: ClassVar[Mapping[str, str]] = {}
    _repository: ClassVar[type[Any]]
    _names: ClassVar[frozenset[str]]
    rows: ClassVar[RecordRows]
    _locking_visible: ClassVar[RawStatement | None] = None
    # Whether a change of it is one of its row alone, unless it sends `links`.
    _is_one_row: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            model = next(iter(get_args(base)), None)
            if issubclass(get_origin(base) or object, Records) and isinstance(model, type):
                cls.model, cls._repository = model, repository_of(model)
        if not cls.entity:
            return
        cls._locking_visible = None
        cls._is_one_row = cls.relate is Records.relate and cls.record_change is Records.record_change
        cls._names = frozenset(cls.model.__mapper__.columns.keys())
        cls.rows = RecordRows(cls.model)
        cls.unique_rules = unique_rules(cls.model, cls.unique, cls.columns)
        if cls.version_rules is not None:
            recorded = cls._names - set(cls.unrecorded)
            cls.versioned_columns = cls.version_rules.columns(cls.columns, recorded)
        for kind in cls.events:
            for name in record_events.columns_of(kind, cls.entity):
                if name not in cls._names:
                    raise TypeError(f"{kind.__name__}.{name} is no column of {cls.model.__name__}")

    def __init__(self, context: RecordContext) -> None:
        self.context = context
        self.session, self.principal = context.session, context.principal

    @cached_property
    def repository(self) -> RecordRepository[ModelT]:
        """The library's way to the rows, for what this service does not do itself."""
        made = self._repository(session=self.session, wrap_exceptions=False, auto_refresh=False)
        return cast("RecordRepository[ModelT]", made)

    # -- what a plugin says of its records

    async def check(self, record: ModelT | None, sent: Any) -> None:
        """Refuse what only other rows or the record itself can tell is wrong; `record` is None for a new one.

        Called under the record's lock, before anything of it changes.
        """

    async def check_many(self, sent: Sequence[tuple[ModelT, Any]]) -> Mapping[UUID, ApiError]:
        """Of many records those that refuse what is sent for them, each with its reason."""
        return await faults_of_each(self.check, sent)

    async def require(self, model: type[TenantTable], **sent: UUID | UnsetType | None) -> None:
        """Refuse fields that name no living record of another table; those that do stay until the commit.

        `await self.require(Room, room_guid=sent.room_guid)`, in `check`. Raises ValidationFailed: 400.
        """
        if wrong := await not_living(self.session, model, sent, self.context.scope_of(model)):
            raise ValidationFailed(fields=wrong)

    def values(self, record: ModelT | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, as they are stored."""
        named = {self.columns.get(name, name): value for name, value in sent_fields(sent).items()}
        return {name: value for name, value in named.items() if name in self._names}

    async def relate(self, record: ModelT, sent: Any, changed: Collection[str] | None) -> None:
        """Write what was sent and is kept in other tables, once the record itself is written.

        `changed` has the columns that have another value now; it is None for a new record. `links` need no
        more than this.
        """
        for field, links in self.links.items():
            if (values := getattr(sent, field, UNSET)) is not UNSET:
                await links.put(self.session, field, record, values, is_new=changed is None)

    async def relate_many(self, made: Sequence[tuple[ModelT, Any]]) -> None:
        """Write what was sent for new records and is kept in other tables: `relate` for each of them."""
        for record, sent in made:
            await self.relate(record, sent, None)

    def new_values(self, sent: Any) -> dict[str, object]:
        """The columns of a record that is made with many others."""
        return self.values(None, sent)

    async def copy(self, source: ModelT, target: ModelT) -> None:
        """Give a copy what its source has in other tables, such as `links`."""
        for links in self.links.values():
            await links.copy(self.session, source, target)

    @classmethod
    def kind(cls) -> str:
        """What other plugins and the trash call these records: `rooms.room`."""
        return f"{cls.section}.{cls.entity}"

    def visible(self) -> Select[ModelT]:
        """The rows that this service reads and writes: those of its person's that are not in the trash."""
        rows: Select[ModelT] = self.context.seen(self.model)
        return rows.where(self.model.deleted_at.is_(None)) if "deleted_at" in self._names else rows

    def detail(self, record: ModelT) -> Json:
        """What the audit keeps of a record that is made, copied or deleted."""
        return {self.title: str(getattr(record, self.title, ""))}

    async def get(self, guid: UUID) -> ModelT:
        """One record. Raises NotFound, also for one in the trash."""
        return await self.repository.get(guid, id_attribute="guid", statement=self.visible())  # type: ignore[arg-type]

    async def get_for_update(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> ModelT:
        """One record that nobody else changes until the transaction ends.

        Raises:
            NotFound: no such record. StaleVersion: 412, it is not of the version that was asked for.
        """
        record: ModelT = RecordRepository.check_not_found(
            await self.rows.lock(self.session, self._locking(), guid)
        )
        if_match.check(self.version_of(record))
        return record

    def version_of(self, record: ModelT) -> int:
        """The version that a record's ETag gives: counted, or when it was changed last."""
        version = getattr(record, "version", None)
        return version_at(record.updated_at) if version is None else int(version)

    async def history(self, guid: UUID) -> list[RecordChange]:
        """Who changed a record, newest first. Raises NotFound."""
        await self.get(guid)
        return await history_of(self.session, self.entity, guid)

    async def versions(self, guid: UUID) -> RecordVersions:
        """The earlier versions of a record that can be restored, newest first. Raises NotFound."""
        record = await self.get(guid)
        return await earlier_versions(self.session, self.kind(), guid, self.version_of_row(record).fields)

    async def used_by(self, guid: UUID) -> UsedBy:
        """Where a record is used, as every plugin says that is on. Raises NotFound."""
        await self.get(guid)
        return (await self.count_uses([guid])).answer(guid, self.context.t)

    async def count_uses(self, guids: Collection[UUID], *, forbidding: bool = False) -> UseCounts:
        """How often records are used; of `forbidding` uses alone where only they are asked for."""
        uses = self.context.plugins.uses(self.principal.tenant, self.kind())
        relevant = [(plugin, use) for plugin, use in uses if use.forbids or not forbidding]
        return await count_uses(self.session, relevant, guids)

    # -- writing one

    async def create(self, data: Any, **values: object) -> ModelT:
        """Make a record from what was sent; `values` are columns that the caller knows better.

        Raises:
            Duplicate: 409, a unique value is taken. What `check` raises.
        """
        await self.check(None, data)
        return await self.create_checked(data, **values)

    async def create_checked(self, data: Any, **values: object) -> ModelT:
        """Make a record where `check` was asked already. Raises Duplicate."""
        record = await self._insert({**self.values(None, data), **values})
        await self.relate(record, data, None)
        await self._record_created(record, "create")
        return record

    async def update(self, guid: UUID, data: Any, if_match: IfMatch = ANY_VERSION) -> ModelT:
        """Change the fields that were sent.

        Raises:
            NotFound: no such record. StaleVersion: 412. Duplicate: 409. What `check` raises.
        """
        record = await self.get_for_update(guid, if_match)
        await self.check(record, data)
        values = self.rows.clean(self.values(record, data))
        changes = changes_of(record, values, self.unrecorded)
        fields = self._changed_fields(data, changes)
        if self._is_one_row and self.links.keys().isdisjoint(sent_fields(data)):
            await self._write(record, values, detail_of(fields, changes))
        else:
            await self._write(record, values)
            await self.relate(record, data, changes)
            await self.record_change(record, fields, changes)
        await sets.stay_in_scope(self, [guid])
        return record

    async def restore_version(self, guid: UUID, version: int, if_match: IfMatch = ANY_VERSION) -> ModelT:
        """Give a record the fields of an earlier version again, as a new change of it.

        Raises:
            NotFound: no such record or version. StaleVersion: 412. Duplicate: 409. ValidationFailed: 400, the
            record may not have those values any more.
        """
        if self.version_rules is None:
            raise NotFound
        await self.get_for_update(guid, if_match)
        fields = await version_fields(self.session, self.kind(), guid, version)
        return await self.update(guid, self.version_rules.body(fields), if_match)

    async def set_status(self, guid: UUID, status: str, if_match: IfMatch = ANY_VERSION) -> ModelT:
        """Give a record another status. Raises NotFound, StaleVersion."""
        record = await self.get_for_update(guid, if_match)
        changes = changes_of(record, {"status": status}, self.unrecorded)
        await self._write(record, {"status": status})
        await sets.stay_in_scope(self, [guid])
        await self.record_change(record, ["status"], changes)
        return record

    async def clone(self, guid: UUID, **values: object) -> ModelT:
        """Copy a record without its unique values, under the name of a copy. Raises NotFound."""
        source = await self.get_for_update(guid)
        copied = {name: getattr(source, name) for name in self._names - OWN - self.unique.keys()}
        target = await self._insert({**copied, self.title: self._copy_name(source), **values})
        await self.copy(source, target)
        await self._record_created(target, "clone")
        return target

    async def save(self, record: ModelT, act: str, detail: Mapping[str, audit.Detail] | None = None) -> None:
        """Write what was set on a locked record, as one change of it that the audit calls `rooms.<act>`."""
        self.bump_version(record)
        await self.session.flush()
        await self.record_act(record, act, detail or {})

    async def record_change(
        self, record: ModelT, fields: Sequence[str], changes: Mapping[str, audit.Detail] | None = None
    ) -> None:
        """Audit a change of these fields, and publish it."""
        await self._journal("update", record, detail_of(fields, changes), self.events.changed)

    async def record_act(self, record: ModelT, act: str, detail: Mapping[str, audit.Detail]) -> None:
        """Audit what was done to a record: `act` becomes `rooms.<act>`."""
        await self._journal(act, record, dict(detail), None)

    def version_of_row(self, record: Any) -> VersionSnapshot:
        """What an earlier version keeps of a record, or of a row that has its columns."""
        fields = {name: getattr(record, column) for name, column in self.versioned_columns.items()}
        version = self.version_of(record)
        # Of a record that kept no version yet, the first is its maker's.
        by = getattr(record, "created_by", None) if version == 1 else None
        return VersionSnapshot(record.guid, version, record.updated_at, by, msgspec.to_builtins(fields))

    async def keep_versions(self, changed: Sequence[tuple[VersionSnapshot, Any]]) -> None:
        """Keep what records were before a change and are after it, where their fields are others now."""
        if self.version_rules is not None:
            pairs = [(before, self.version_of_row(after)) for before, after in changed]
            me = self.principal.acting_guid or self.principal.person_guid
            snapshots = changed_versions(pairs, me)
            await keep_versions(self.session, self.principal.tenant.guid, self.kind(), snapshots)

    @staticmethod
    def bump_version(record: ModelT) -> None:
        """Count a change that is written by the next flush."""
        for name, value in next_version(record).items():
            setattr(record, name, value)

    # -- writing many, each with a verdict of its own

    async def create_many(self, sent: Sequence[Any]) -> list[ModelT]:
        """Make records from what was sent, all or none, in a few statements for all of them.

        Raises:
            Duplicate: 409, a unique value is taken. Conflict: 409, by `constraints`. What `check` raises.
        """
        for body in sent:
            await self.check(None, body)
        return await sets.create(self, sent)

    async def set_statuses(
        self, guids: Collection[UUID], status: str, now: Collection[str] | None = None
    ) -> BulkResult:
        """Give records another status; `now` leaves out those that have none of these statuses."""
        return await sets.set_statuses(self, guids, status, now)

    async def trash(self, guids: Collection[UUID]) -> BulkResult:
        """Put records into the trash."""
        return await sets.trash(self, guids)

    async def restore(self, guids: Collection[UUID]) -> BulkResult:
        """Bring records back from the trash; one whose unique value was taken meanwhile stays."""
        return await sets.restore(self, guids)

    async def delete(self, guids: Collection[UUID]) -> BulkResult:
        """Delete for good what lies in the trash, or what is there where records have none."""
        return await sets.delete(self, guids)

    async def remove(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> None:
        """Delete one record: into the trash, where records have one.

        Raises:
            NotFound: no such record. StaleVersion: 412. Forbidden: 403. InUse: 409, with what uses it.
        """
        record = await self.get_for_update(guid, if_match)
        for refusal in (await self.refusals([record], in_trash=False)).values():
            raise refusal
        uses = await self.count_uses([guid], forbidding=True)
        if error := uses.refusal(guid, self.context.t, self.in_use):
            raise error
        await sets.remove(self, [record])

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete the rows of records that were judged. Override it to let go of files with them."""
        await sets.delete_rows(self, guids)

    def status_of(self, status: str) -> str:
        """What a stored status means, where several mean the same."""
        return status

    def refusal(self, row: Any, *, in_trash: bool) -> ApiError | None:
        """Why this person may not delete, restore or purge a row, which has the columns of the trash."""
        rules = self.trash_rules
        return None if rules is None else rules.refusal(self.context, row, in_trash=in_trash)

    async def refusals(self, rows: Sequence[Any], *, in_trash: bool) -> Mapping[UUID, ApiError]:
        """Of many rows those that stay, each with its reason; for what only all of them together can tell."""
        judged = ((row.guid, self.refusal(row, in_trash=in_trash)) for row in rows)
        return {guid: error for guid, error in judged if error is not None}

    # -- below

    def _locking(self) -> RawStatement | Select[Any]:
        cls = type(self)
        if cls.visible is not Records.visible or cls.model.row_scope is not None:
            return self.rows.locking(self.visible())
        if cls._locking_visible is None:
            cls._locking_visible = RawStatement(self.rows.locking(self.visible()))
        return cls._locking_visible

    async def _insert(self, values: Mapping[str, object]) -> ModelT:
        row = self.new_row(values)
        # One that is taken adds no row: without an error there is nothing that a savepoint has to undo.
        record = None if self.constraints else await self.rows.insert(self.session, row)
        return await self.insert_or_refuse(row) if record is None else cast("ModelT", record)

    def new_row(self, values: Mapping[str, object]) -> dict[str, object]:
        """The columns of a new record, with what every one has."""
        maker = {"created_by": self.principal.person_guid} if "created_by" in self._names else {}
        return {"tenant_id": self.principal.tenant.guid, "guid": uuid7(), **maker, **values}

    async def insert_or_refuse(self, row: Mapping[str, object]) -> ModelT:
        """A record that may be refused. Raises Duplicate, by who has a unique value, and Conflict."""
        for rule in self.unique_rules:
            if rule.holds_for(row) and (owner := await self.owner(rule, row["guid"], row)) is not None:
                raise self.taken(rule, owner)
        async with self.refusing_taken(cast("UUID", row["guid"]), row):
            return cast("ModelT", await self.rows.insert_or_fail(self.session, row))

    async def _write(self, record: ModelT, values: Mapping[str, object], detail: Json | None = None) -> None:
        """Write what is another value now; with the `detail` of the change, what it leaves behind too."""
        changed = {name: value for name, value in values.items() if getattr(record, name) != value}
        known = {name: getattr(record, name) for rule in self.unique_rules for name in rule.columns}
        taken = {**known, **changed} if not changed.keys().isdisjoint(known) else {}
        before = [] if self.version_rules is None else [(self.version_of_row(record), record)]
        written = {**changed, **next_version(record)}
        after = RecordAfter(record, written)
        journal = () if detail is None else self._journal_of("update", after, detail, self.events.changed)
        async with self.refusing_taken(record.guid, taken):
            await self.rows.update(self.session, record, written, journal)
        await self.keep_versions(before)

    @asynccontextmanager
    async def refusing_taken(self, guid: UUID, values: Mapping[str, object]) -> AsyncIterator[None]:
        """Refuse what violates an index or a constraint. Raises Duplicate, by the owner's name; Conflict."""
        if self.constraints:
            await take_turn(self.session, self.model, self.principal.tenant.guid)
        elif not any(rule.holds_for(values) for rule in self.unique_rules):
            yield
            return
        try:
            async with self.session.begin_nested():
                yield
        except IntegrityError as error:
            violated = constraint_of(error)
            if rule := next((rule for rule in self.unique_rules if rule.constraint == violated), None):
                raise self.taken(rule, await self.owner(rule, guid, values) or "") from error
            if violated in self.constraints:
                raise Conflict(*self.constraints[violated]) from error
            raise

    def taken(self, rule: UniqueRule, owner: str) -> Duplicate:
        """The refusal of a value that the record of this name has."""
        return Duplicate(rule.field, text=rule.text, name=owner) if owner else Duplicate(rule.field)

    async def owner(self, rule: UniqueRule, guid: Any, values: Mapping[str, object]) -> str | None:
        """The name of another record that has a unique value, empty if hidden; None where nobody has it."""
        scope, title = self.context.scope_of(self.model), getattr(self.model, self.title)
        name = title if scope is None else case((scope, title), else_="")
        same = (rule.conditions(values), self.model.guid != guid)
        return await self.session.scalar(select(name).where(*same).limit(1))

    def _changed_fields(self, data: Struct, changes: Collection[str]) -> list[str]:
        """The sent fields that changed a column, or are kept elsewhere."""
        named = {name: self.columns.get(name, name) for name in sent_fields(data)}
        return [name for name, column in named.items() if column in changes or column not in self._names]

    async def _record_created(self, record: ModelT, act: str) -> None:
        await sets.stay_in_scope(self, [record.guid])
        await self._journal(act, record, self.detail(record), self.events.created)

    async def _journal(self, act: str, record: ModelT, detail: Json, kind: type[Event] | None) -> None:
        await write_journal(self.session, self._journal_of(act, record, detail, kind))

    def _journal_of(self, act: str, record: Any, detail: Json, kind: type[Event] | None) -> tuple[Any, ...]:
        me, entity, fields = self.principal, self.entity, cast("Sequence[str]", detail.get("fields", ()))
        made = [] if kind is None else record_events.build(kind, entity, me, [record], fields)
        return journal_values(me, f"{self.section}.{act}", entity, record.guid, detail=detail, events=made)

    def _copy_name(self, source: ModelT) -> str:
        room = MAX_TITLE - len(self.context.t("records.copy", name=""))
        return self.context.t("records.copy", name=str(getattr(source, self.title))[:room])
