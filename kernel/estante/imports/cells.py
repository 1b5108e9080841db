"""From the text of cells to the Struct of a row, and every wrong cell by its column."""

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, tzinfo
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from estante.decoding import plain_address, problems
from estante.errors import FieldError
from estante.imports.links import ADDRESS
from estante.imports.spec import ImportSpec
from estante.imports.tables import TableRow

YES = {"true", "1", "sí", "si", "sim", "yes", "x", "verdadero", "verdadeiro"}
NO = {"false", "0", "no", "não", "nao", "falso"}
# As Spanish and Portuguese write a date.
DAY_FIRST = re.compile(r"^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b")
# What a spreadsheet puts after a day that it takes for a moment.
MIDNIGHT = re.compile(r"[T ]0?0:00(:00)?$")
ONE_DIGIT_HOUR = re.compile(r"^(\S+[ T])(?=\d:)")
LIST_SEPARATOR = "|"
MAX_VALUE_CHARACTERS = 200
# What stands for bytes that are no letter in the file's encoding.
NO_LETTER = "\ufffd"


class CellFault(Struct, frozen=True):
    """One wrong cell. `column` is its place in the file, from 0; None when the whole row is refused."""

    line: int
    column: int | None
    field: str
    code: str
    params: Mapping[str, str | int | float]
    value: str = ""


class CheckedRow(Struct, frozen=True):
    """A row of the file, as the spec's Struct, or why it is none."""

    line: int
    row: Any
    faults: Sequence[CellFault] = ()


def check_row(spec: ImportSpec, mapping: Mapping[str, int], row: TableRow, zone: tzinfo) -> CheckedRow:
    """Make the Struct of a row, or name every wrong cell of it; times without a zone are of `zone`."""
    raw: dict[str, object] = {}
    unreadable: list[FieldError] = []
    for name, (encoded, kind) in kinds_of(spec.row).items():
        text = cell_of(row, mapping.get(name))
        if NO_LETTER in text:
            unreadable.append(FieldError(encoded, "unreadable"))
        if text:
            raw[encoded] = plain_address(text) if name in spec.addresses else value_of(text, kind, zone)
    if unreadable:
        return CheckedRow(row.line, None, faults_of(spec, mapping, row, unreadable))
    try:
        converted = msgspec.convert(raw, spec.row, strict=False)
    except (msgspec.ValidationError, RecursionError, OverflowError, UnicodeError):
        errors = [
            FieldError(problem.path.split(".")[0], problem.code, problem.params)
            for problem in problems(raw, spec.row, strict=False)
        ]
    else:
        errors = list(spec.check_row(converted)) if spec.check_row is not None else []
        if not errors:
            return CheckedRow(row.line, converted)
    return CheckedRow(row.line, None, faults_of(spec, mapping, row, errors))


@lru_cache
def kinds_of(row: type[Struct]) -> Mapping[str, tuple[str, Any]]:
    """Of each field its name in JSON and its plain type, once for all rows of a file."""
    return {field.name: (field.encode_name, _plain(field.type)) for field in msgspec.structs.fields(row)}


def faults_of(
    spec: ImportSpec, mapping: Mapping[str, int], row: TableRow, errors: Sequence[FieldError]
) -> list[CellFault]:
    """Wrong fields as wrong cells of the file."""
    names = {field.encode_name: name for name, field in spec.fields.items()}
    return [
        CellFault(
            row.line,
            mapping.get(names.get(error.field, error.field)),
            error.field,
            error.code,
            error.params,
            ""
            if names.get(error.field) in spec.secret
            else cell_of(row, mapping.get(names.get(error.field, error.field)))[:MAX_VALUE_CHARACTERS],
        )
        for error in errors
    ]


def addressed(spec: ImportSpec, mapping: Mapping[str, int], row: TableRow) -> TableRow:
    """The row, with the address of a cell that only names it, where a field asks for one."""
    if not row.links:
        return row
    cells = list(row.cells)
    for name in spec.addresses:
        column = mapping.get(name)
        if column is not None and column < len(cells) and not ADDRESS.match(cells[column]):
            cells[column] = row.links.get(column, cells[column])
    return TableRow(row.line, cells)


def cell_of(row: TableRow, column: int | None) -> str:
    """The text of a cell; empty where the row is shorter, or the field has no column."""
    return row.cells[column] if column is not None and column < len(row.cells) else ""


def value_of(text: str, plain: Any, zone: tzinfo) -> object:
    """A cell's text as the value that a plain type takes; what is none stays as it is and is refused."""
    if plain is bool:
        word = text.casefold()
        return True if word in YES else False if word in NO else text
    if plain in (date, datetime):
        text = DAY_FIRST.sub(lambda day: f"{day[3]}-{day[2]:0>2}-{day[1]:0>2}", text)
        return MIDNIGHT.sub("", text) if plain is date else _moment(text, zone)
    if plain is float and "," in text and "." not in text:
        return text.replace(",", ".")
    if get_origin(plain) in (tuple, list):
        return [part.strip() for part in text.split(LIST_SEPARATOR) if part.strip()]
    return text


def _moment(text: str, zone: tzinfo) -> str:
    """A moment as people write it, `2026-03-01 9:30`; a day alone is its midnight."""
    try:
        moment = datetime.fromisoformat(ONE_DIGIT_HOUR.sub(r"\g<1>0", text))
    except ValueError:
        return text
    return (moment if moment.tzinfo else moment.replace(tzinfo=zone)).isoformat()


def _plain(kind: Any) -> Any:
    """The type behind annotations and an optional value."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        others = [member for member in get_args(kind) if member not in (NoneType, msgspec.UnsetType)]
        return _plain(others[0]) if len(others) == 1 else kind
    return kind
