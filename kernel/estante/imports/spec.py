"""What a plugin says about an import, once: the row, its columns, and how rows are written.

SCHOOLS = ImportSpec(
    name="schools.schools", row=SchoolRow, action=Schools.create, text_key="imports.schools",
    page="/schools", columns={"name": ("Nombre", "Name"), "code": ("Código", "Code")}, key="code",
    write_rows=write_schools,
)

@hookimpl
def register_imports() -> Sequence[ImportSpec]:
    return [SCHOOLS]
"""

import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import Struct

from estante.actions import Action
from estante.errors import FieldError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.files.store import FileStore
    from estante.identity.principal import Principal
    from estante.jobs.queue import JobQueue
    from estante.plugins.hook_caller import HookCaller
    from estante.records.context import RecordContext
    from estante.tenancy.tenant import Tenant

MEBIBYTE = 1024 * 1024


class ImportContext(Struct, frozen=True):
    """What rows are written with: the batch's transaction, and the person with the rights of now."""

    records: "RecordContext"
    files: "FileStore"
    queue: "JobQueue"
    registry: "HookCaller"

    @property
    def session(self) -> "AsyncSession":
        """The transaction of the batch."""
        return self.records.session

    @property
    def principal(self) -> "Principal":
        """Whose import it is, with the role of now."""
        return self.records.principal


@lru_cache
def fields_of(row: type[Struct]) -> Mapping[str, msgspec.structs.FieldInfo]:
    """The fields of a row by name; every row of a file asks for them."""
    return {field.name: field for field in msgspec.structs.fields(row)}


@lru_cache
def addresses_of(row: type[Struct]) -> frozenset[str]:
    """The fields of a row that ask for a web address: their rule is called `url`."""
    return frozenset(
        field.name for field in msgspec.structs.fields(row) if any(map(_is_address, _rules(field.type)))
    )


def _rules(kind: Any) -> Iterator[Any]:
    """What is annotated of a type, and of each that it may be."""
    yield from getattr(kind, "__metadata__", ())
    for part in get_args(kind):
        if part is not kind:
            yield from _rules(part)


def _is_address(rule: Any) -> bool:
    return isinstance(rule, msgspec.Meta) and (rule.extra or {}).get("code") == "url"


WriteRows = Callable[[ImportContext, Sequence[Any]], Awaitable[None]]


class ImportSpec(Struct, frozen=True, kw_only=True):
    """An import, named `<plugin>.<name>`, for who has `action`.

    Attributes:
        row: the Struct of one row; its types, limits and defaults check the cells. An empty cell is no value.
        page: the address of the list that has the rows afterwards.
        text_key: its title; `<text_key>_hint` may say what the file has to hold.
        write_rows: writes a batch of rows in the context's transaction. What it raises as an `ApiError`
            refuses the batch, which is then tried row by row; the rest is written. A dry run calls it too,
            and takes back what it did.
        columns: of each field the headers under which people have it. On screens it is named by the text
            `<text_key>_columns.<field>`; by the first header without one.
        check_row: what the types cannot say of one row.
        key: the field whose value may stand only once in a file.
        secret: fields such as passwords, whose cells no answer shows and no file gives back.
        max_rows, max_columns: of the file. max_bytes: its size. batch: rows a transaction.
        max_rows_of: the most rows where the tenant says it; `too_many` is the text `errors.<…>` of more.
    """

    name: str
    row: type[Struct]
    action: Action
    text_key: str
    page: str
    write_rows: WriteRows
    columns: Mapping[str, tuple[str, ...]] = {}
    check_row: Callable[[Any], Iterable[FieldError]] | None = None
    key: str | None = None
    secret: frozenset[str] = frozenset()
    max_rows: int = 50_000
    max_rows_of: "Callable[[Tenant], int] | None" = None
    too_many: str = "IMPORT_TOO_MANY_ROWS"
    max_columns: int = 200
    max_bytes: int = 20 * MEBIBYTE
    batch: int = 200

    def rows_allowed(self, tenant: "Tenant") -> int:
        """The most rows of a tenant's file."""
        return self.max_rows if self.max_rows_of is None else self.max_rows_of(tenant)

    @property
    def fields(self) -> Mapping[str, msgspec.structs.FieldInfo]:
        """The row's fields by name, in their order."""
        return fields_of(self.row)

    @property
    def addresses(self) -> frozenset[str]:
        """The fields that ask for a web address: `Meta(extra={"code": "url"})`."""
        return addresses_of(self.row)

    def known(self, headers: Sequence[str]) -> int:
        """How many fields a row of cells names."""
        return len(self.guess(headers))

    def label(self, field: str) -> str:
        """What a field is called where there is no text `<text_key>_columns.<field>`."""
        return next(iter(self.columns.get(field, ())), field)

    def guess(self, headers: Sequence[str]) -> dict[str, int]:
        """Which column holds which field, by the headers alone."""
        mapping: dict[str, int] = {}
        plain = [_plain(header) for header in headers]
        for field in self.fields:
            known = {_plain(name) for name in (field, *self.columns.get(field, ()))}
            at = next((index for index, header in enumerate(plain) if header in known), None)
            if at is not None and at not in mapping.values():
                mapping[field] = at
        return mapping

    def secret_columns(self, headers: Sequence[str], mapping: Mapping[str, int]) -> set[int]:
        """The columns that hold a secret by the mapping or by their headers."""
        chosen = [*mapping.items(), *self.guess(headers).items()]
        return {column for field, column in chosen if field in self.secret}


def _plain(header: str) -> str:
    """A header without what people write differently: case, spaces, signs and accents."""
    letters = unicodedata.normalize("NFKD", header.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
