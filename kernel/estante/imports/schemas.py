"""What the import calls take and answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType

from estante.decoding import EXAMPLE_GUID, Example
from estante.imports.models import ImportState

Encoding = Literal["utf-8", "cp1252", "mac-roman", "cp850", "utf-16"]
Separator = Literal[";", ",", "\t", "|"]


class NewImport(Struct, frozen=True, forbid_unknown_fields=True):
    """Which import, and the finished upload (purpose `estante.import`) that holds the file."""

    EXAMPLE: ClassVar[Example] = {"name": "rooms.rooms", "upload": EXAMPLE_GUID}
    name: Annotated[str, Meta(max_length=100)]
    upload: UUID


class ImportMapping(Struct, frozen=True, forbid_unknown_fields=True):
    """Which column (from 0) holds which field; a field without one has no value in any row."""

    EXAMPLE: ClassVar[Example] = {"mapping": {"name": 0, "code": 2}}
    mapping: Mapping[str, Annotated[int, Meta(ge=0, le=10_000)]]


class ImportReading(Struct, frozen=True, forbid_unknown_fields=True):
    """How a file is read. What is not sent is found out; a spreadsheet has neither encoding nor separator."""

    EXAMPLE: ClassVar[Example] = {"encoding": "mac-roman", "headers_at": 3}
    encoding: Encoding | UnsetType = UNSET
    separator: Separator | UnsetType = UNSET
    headers_at: Annotated[int, Meta(ge=1)] | UnsetType = UNSET


class TopRow(Struct, frozen=True):
    """One of the first rows of a file: its line, and what stands in its first cells."""

    line: int
    cells: Sequence[str]


class ImportField(Struct, frozen=True):
    """A field that a file may hold."""

    name: str
    label: str
    is_required: bool


class ImportKind(Struct, frozen=True):
    """An import that the caller may make, and the limits of its file. `page` lists what it makes."""

    name: str
    title: str
    hint: str
    page: str
    fields: Sequence[ImportField]
    max_rows: int
    max_bytes: int


class ImportAnswer(Struct, frozen=True, kw_only=True):
    """One import: the file as it was read, and how far it is.

    `headers_at` is the line of the headers, and `top` has those that may be it. `preview` are the first rows
    below, `total` is how many there are, once that is known. `rows`, `written` and
    `refused` are of the look in state `checking` and `checked` (what would be written), and of the writing
    afterwards. `job` runs it.
    """

    guid: UUID
    kind: ImportKind
    file_name: str
    encoding: str
    separator: str
    headers_at: int
    top: Sequence[TopRow]
    headers: Sequence[str]
    preview: Sequence[Sequence[str]]
    mapping: Mapping[str, int]
    state: ImportState
    job: UUID | None
    total: int | None
    rows: int
    written: int
    refused: int
    created_at: datetime


class FaultRow(Struct, frozen=True):
    """A fault as the table has it."""

    guid: UUID
    line: int
    column_at: int | None
    field: str
    code: str
    params: dict[str, object]
    value: str


class FaultAnswer(Struct, frozen=True):
    """One wrong cell: its line as a spreadsheet counts, its column from 0, and what to do, in words."""

    guid: UUID
    line: int
    column: int | None
    header: str
    value: str
    message: str
