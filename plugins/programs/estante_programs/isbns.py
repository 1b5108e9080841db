"""ISBNs of programs: one table says whose each is, so that no two programs share one, of either kind."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import Duplicate, FieldError
from estante_licenses.contracts import Isbn, IsbnDirectory, IsbnKind
from msgspec import UNSET
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from estante_programs.models import Program, ProgramIsbn
from estante_programs.schemas.program import ProgramFields

KINDS: Mapping[str, str] = {"isbn_student": "student", "isbn_teacher": "teacher"}
_SEPARATORS = re.compile(r"[\W_]+")


def plain_isbn(written: str) -> str:
    """An ISBN as it is compared: without hyphens, dots and spaces, in capitals."""
    return _SEPARATORS.sub("", written).upper()


async def isbns_of(session: Transaction, program: UUID) -> dict[str, str]:
    """The ISBNs of a program as they were written, by their fields."""
    rows = select(ProgramIsbn.kind, ProgramIsbn.written).where(ProgramIsbn.program_guid == program)
    written = {kind: isbn for kind, isbn in await session.execute(rows)}
    return {field: written[kind] for field, kind in KINDS.items() if kind in written}


def wrong_isbns(current: Mapping[str, str], sent: ProgramFields) -> list[FieldError]:
    """The teachers' field, where students and teachers would have one ISBN: a licence asks whose it is."""
    after = {**current, **{field: value or "" for field, value in _sent(sent).items()}}
    student, teacher = (plain_isbn(after.get(field, "")) for field in KINDS)
    return [FieldError("isbn_teacher", "isbn_twice")] if student and student == teacher else []


async def put_isbns(session: Transaction, program: Program, sent: ProgramFields) -> None:
    """Give a program the ISBNs that were sent, and no others of their kinds.

    Raises:
        Duplicate: 409 with errno 1062, another program has one of them; it is named.
    """
    fields = _sent(sent)
    if not fields:
        return
    kinds = [KINDS[field] for field in fields]
    owned = delete(ProgramIsbn).where(ProgramIsbn.program_guid == program.guid, ProgramIsbn.kind.in_(kinds))
    await session.execute(owned)
    rows = {field: (plain_isbn(written), written) for field, written in fields.items() if written}
    # In one order for everybody: two who write the same ones at once wait for each other, in no circle.
    for field, (isbn, written) in sorted(rows.items(), key=lambda row: row[1]):
        if isbn:
            await _put(session, program, field, isbn, written)


async def _put(session: Transaction, program: Program, field: str, isbn: str, written: str) -> None:
    values = {
        "tenant_id": program.tenant_id,
        "program_guid": program.guid,
        "isbn": isbn,
        "kind": KINDS[field],
        "written": written,
    }
    made = insert(ProgramIsbn).values(values).on_conflict_do_nothing().returning(ProgramIsbn.isbn)
    if await session.scalar(made) is None:
        owner = select(Program.name).join(ProgramIsbn, ProgramIsbn.program_guid == Program.guid)
        name = await session.scalar(owner.where(ProgramIsbn.isbn == isbn))
        raise Duplicate(field, text="PROGRAM_ISBN_TAKEN", name=name or "")


def _sent(sent: ProgramFields) -> dict[str, str | None]:
    values: dict[str, Any] = {field: getattr(sent, field) for field in KINDS}
    return {field: value for field, value in values.items() if value is not UNSET}


async def _find(session: Transaction, isbns: Sequence[str]) -> Sequence[Isbn]:
    return await _directory_rows(session, ProgramIsbn.isbn.in_(isbns))


async def _of_publications(session: Transaction, guids: Sequence[UUID]) -> Sequence[Isbn]:
    return await _directory_rows(session, Program.publication_guid.in_(guids))


async def _directory_rows(session: Transaction, condition: Any) -> list[Isbn]:
    rows = (
        select(ProgramIsbn.isbn, ProgramIsbn.kind, Program.publication_guid)
        .join(Program, Program.guid == ProgramIsbn.program_guid)
        .where(condition, Program.deleted_at.is_(None))
    )
    return [Isbn(isbn, cast("IsbnKind", kind), guid) for isbn, kind, guid in await session.execute(rows)]


# By these ISBNs licences are redeemed and filled.
ISBNS = IsbnDirectory(find=_find, of_publications=_of_publications)
