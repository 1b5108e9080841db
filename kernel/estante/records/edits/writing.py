"""Making an edit in many records, each judged, in a few statements for all; and taking it back."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol
from uuid import UUID

import msgspec
from msgspec import Struct
from sqlalchemy import func

from estante.audit.records import Detail
from estante.bulk.acts import BulkResult, Refusal
from estante.decoding import problems
from estante.errors import ApiError, FieldError, ValidationFailed
from estante.jobs.payloads import Json
from estante.records import sets
from estante.records.edits.rules import EditRules
from estante.records.history import RecordAfter, changes_of, detail_of, sent_fields
from estante.records.links import Links


class ChangedSince(ApiError):
    """409: somebody changed the row after the act that is to be undone."""

    status, code = 409, "CHANGED_SINCE"


class EditedBefore(Struct, frozen=True):
    """What an edit changed in one record: old and new of columns, and of links what went and what came."""

    columns: Mapping[str, tuple[Json, Json]] = {}
    links: Mapping[str, tuple[Sequence[str], Sequence[str]]] = {}


class Editable(sets.RecordSet, Protocol):
    """The part of `Records` that an edit needs."""

    edit_rules: ClassVar[EditRules | None]
    columns: ClassVar[Mapping[str, str]]
    links: ClassVar[Mapping[str, Links]]
    unrecorded: ClassVar[Collection[str]]

    def values(self, record: Any, sent: Any) -> dict[str, object]: ...
    async def check_many(self, sent: Sequence[tuple[Any, Any]]) -> Mapping[UUID, ApiError]: ...


class RowEdit(Struct):
    """What becomes of one row: columns that get another value, and of links what goes and what comes."""

    row: Any
    body: Struct
    columns: dict[str, object]
    links: dict[str, tuple[frozenset[Any], frozenset[Any]]]


# Of each record, what it has in each of its links.
Held = Mapping[UUID, Mapping[str, frozenset[Any]]]


async def edit_many(records: Editable, guids: Collection[UUID], edit: Any) -> BulkResult:
    """Make an edit in each record that takes it. Answers what undoing needs."""
    parts = [sent_fields(part) for part in (edit.set, edit.add, edit.remove)]
    rows, held = await _read(records, guids, {name for part in parts for name in part})
    wanted = {row.guid: _edited(held[row.guid], *parts) for row in rows}
    result = await _write(records, rows, held, wanted)
    return BulkResult(result.changed, {**result.refused, **sets.missing_rows(guids, rows)})


async def undo_edits(records: Editable, before: Mapping[UUID, Json]) -> BulkResult:
    """Give each record back what it had, unless somebody has changed those fields since."""
    edits = {guid: msgspec.convert(value, EditedBefore) for guid, value in before.items()}
    rows, held = await _read(records, before, {name for edit in edits.values() for name in edit.links})
    wanted: dict[UUID, Mapping[str, object]] = {}
    refused: dict[UUID, Refusal] = {}
    for row in rows:
        try:
            wanted[row.guid] = _as_before(records, row, held[row.guid], edits[row.guid])
        except ApiError as error:
            refused[row.guid] = sets.refusal_of(records, row, error)
    result = await _write(records, [row for row in rows if row.guid in wanted], held, wanted)
    return BulkResult(result.changed, {**result.refused, **refused, **sets.missing_rows(before, rows)})


def _edited(
    held: Mapping[str, frozenset[Any]],
    single: Mapping[str, object],
    added: Mapping[str, Any],
    removed: Mapping[str, Any],
) -> Mapping[str, object]:
    """What the edited fields of a record become."""
    many = {
        name: [value for value in dict.fromkeys([*held[name], *added.get(name, ())]) if value not in gone]
        for name in {**added, **removed}
        for gone in [set(removed.get(name, ()))]
    }
    return {**single, **many}


async def _read(records: Editable, guids: Collection[UUID], names: Iterable[str]) -> tuple[sets.Rows, Held]:
    """The records with all their columns, locked, and what they have in the named ones of their links."""
    columns = records.model.__mapper__.columns.keys()
    rows = await sets.lock_rows(records, guids, in_trash=False, names=columns)
    held: dict[UUID, dict[str, frozenset[Any]]] = {row.guid: {} for row in rows}
    for name in names:
        if (links := records.links.get(name)) is not None:
            values = await links.held(records.session, list(held))
            for guid, fields in held.items():
                fields[name] = frozenset(values.get(guid, ()))
    return rows, held


def _as_before(
    records: Editable, row: Any, held: Mapping[str, frozenset[Any]], edit: EditedBefore
) -> Mapping[str, object]:
    """The fields that an edit changed, as they were. Raises ChangedSince, ValidationFailed."""
    for name, (_, new) in edit.columns.items():
        if msgspec.to_builtins(_column(records, row, name)) != new:
            raise ChangedSince
    values: dict[str, object] = {name: old for name, (old, _) in edit.columns.items()}
    for name, (gone, came) in edit.links.items():
        now = {str(value) for value in held[name]}
        if not now.issuperset(came) or now.intersection(gone):
            raise ChangedSince
        values[name] = [*now.difference(came), *gone]
    rules = _rules(records)
    return sent_fields(rules.body(values))


async def _write(
    records: Editable, rows: sets.Rows, held: Held, wanted: Mapping[UUID, Mapping[str, object]]
) -> BulkResult:
    """Write those fields that become others, where the record takes them."""
    edits, refused = await _checked(records, [_edit_of(records, row, held, wanted[row.guid]) for row in rows])
    done: list[RowEdit] = []
    for alike in _alike(edits, lambda edit: msgspec.json.encode(edit.columns)):
        by_guid = {edit.row.guid: edit for edit in alike}
        values = {**alike[0].columns, **_next_version(records)}
        changed, held_back = await sets.update_each(records, [edit.row for edit in alike], values)
        refused.update(held_back)
        done += [by_guid[row.guid] for row in changed]
    await _write_links(records, done)
    await sets.stay_in_scope(records, [edit.row.guid for edit in done])
    names = sets.version_names(records)
    await sets.keep_row_versions(records, [edit.row for edit in done if edit.columns], names)
    await _tell(records, done)
    return BulkResult({edit.row.guid: _before(records, edit) for edit in done}, refused)


def _edit_of(records: Editable, row: Any, held: Held, wanted: Mapping[str, object]) -> RowEdit:
    """What of the wanted values is another than the record has."""
    links, columns = {}, {}
    for name, value in wanted.items():
        if name not in records.links:
            if _column(records, row, name) != value:
                columns[name] = value
        elif (new := frozenset(value)) != (old := held[row.guid][name]):  # type: ignore[call-overload]
            links[name] = (old - new, new - old)
    fields = {**columns, **{name: wanted[name] for name in links}}
    return RowEdit(row, _rules(records).fields(**fields), columns, links)


async def _checked(records: Editable, edits: Sequence[RowEdit]) -> tuple[list[RowEdit], dict[UUID, Refusal]]:
    """The edits that change something and may, with columns as they are stored; and why others may not."""
    changing = {edit.row.guid: edit for edit in edits if edit.columns or edit.links}
    errors = await _faults_of_values(records, list(changing.values()))
    sound = [(edit.row, edit.body) for guid, edit in changing.items() if guid not in errors]
    errors.update(await records.check_many(sound))
    refused = {guid: sets.refusal_of(records, changing[guid].row, error) for guid, error in errors.items()}
    for guid, edit in changing.items():
        if guid not in refused and edit.columns:
            stored = records.rows.clean(records.values(edit.row, edit.body))
            named = {records.columns.get(name, name) for name in edit.columns}
            edit.columns = {name: stored[name] for name in named if stored[name] != getattr(edit.row, name)}
    allowed = [edit for guid, edit in changing.items() if guid not in refused]
    return [edit for edit in allowed if edit.columns or edit.links], refused


async def _faults_of_values(records: Editable, edits: Sequence[RowEdit]) -> dict[UUID, ApiError]:
    """The records that would have too many values of a field, or one that is not there."""
    errors: dict[UUID, ApiError] = {}
    for name, links in records.links.items():
        changed = [edit for edit in edits if name in edit.links]
        known = await links.known(
            records.session, {value for edit in changed for value in edit.links[name][1]}
        )
        for edit in changed:
            if missing := edit.links[name][1] - known:
                wrong = FieldError(name, "choice", {"value": str(next(iter(missing)))})
                errors[edit.row.guid] = ValidationFailed(fields=[wrong])
    for edit in edits:
        if edit.links and (wrong_values := problems(msgspec.to_builtins(edit.body), type(edit.body))):
            faults = [
                # Of a list the rule for texts would speak of characters.
                FieldError(each.path, "max_items" if each.code == "max_length" else each.code, each.params)
                for each in wrong_values
            ]
            errors.setdefault(edit.row.guid, ValidationFailed(fields=faults))
    return errors


async def _write_links(records: Editable, edits: Sequence[RowEdit]) -> None:
    for name, links in records.links.items():
        pairs = [(edit.row.guid, *edit.links[name]) for edit in edits if name in edit.links]
        gone = [(guid, value) for guid, removed, _ in pairs for value in removed]
        came = [(guid, value) for guid, _, added in pairs for value in added]
        await links.change(records.session, records.principal.tenant.guid, gone, came)


async def _tell(records: Editable, edits: Sequence[RowEdit]) -> None:
    """Audit each change, and publish it."""
    details: dict[UUID, dict[str, Detail]] = {
        edit.row.guid: detail_of(
            _fields_of(records, edit), changes_of(edit.row, edit.columns, records.unrecorded)
        )
        for edit in edits
    }
    await sets.record_each(records, "update", details)
    for alike in _alike(edits, lambda edit: tuple(_fields_of(records, edit))):
        rows = [RecordAfter(edit.row, edit.columns) for edit in alike]
        await sets.publish_each(records, "changed", rows, _fields_of(records, alike[0]))


def _fields_of(records: Editable, edit: RowEdit) -> list[str]:
    """The fields that change, as the body calls them."""
    fields = {column: name for name, column in records.columns.items()}
    return [*(fields.get(column, column) for column in edit.columns), *edit.links]


def _before(records: Editable, edit: RowEdit) -> Json:
    """What undoing the edit of one record needs."""
    fields = {column: name for name, column in records.columns.items()}
    columns = {
        fields.get(column, column): (getattr(edit.row, column), new) for column, new in edit.columns.items()
    }
    links = {name: (list(gone), list(came)) for name, (gone, came) in edit.links.items()}
    made: Json = msgspec.to_builtins({"columns": columns, "links": links})
    return made


def _alike(edits: Sequence[RowEdit], key: Any) -> Iterable[list[RowEdit]]:
    groups: dict[Any, list[RowEdit]] = {}
    for edit in edits:
        groups.setdefault(key(edit), []).append(edit)
    return groups.values()


def _next_version(records: Editable) -> dict[str, Any]:
    model = records.model
    counted = {"version": model.version + 1} if hasattr(model, "version") else {}
    return {**counted, "updated_at": func.now()}


def _column(records: Editable, row: Any, name: str) -> object:
    value: object = getattr(row, records.columns.get(name, name))
    return value


def _rules(records: Editable) -> EditRules:
    if records.edit_rules is None:
        raise TypeError(f"{type(records).__name__} has no edit_rules")
    return records.edit_rules
