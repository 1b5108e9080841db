"""Notes in memory: enough to ask every question that a list, a form and a save can raise."""

from datetime import date, datetime
from typing import Annotated, Any
from uuid import UUID, uuid4

from estante.actions import Section
from estante.decoding import Email
from estante.errors import NotFound
from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.http.limits import Limit
from estante.if_match import IfMatch
from estante.lists.filters import Equals
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.tenancy.tenant import Tenant
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

Notes = Section("notes", "readList", "readDetail", "create", "update", "delete")
AnyRequest = Request[Any, Any, Any]


class Line(Struct):
    text: Annotated[str, Meta(min_length=1)]
    weight: Annotated[int, Meta(ge=1)]


class NewNote(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=3, max_length=250)]
    email: Email
    day: date
    lines: list[Line] = []


class Note(Struct):
    guid: UUID
    name: str
    version: int = 1
    pinned: bool = False
    author: UUID | None = None
    created_at: datetime | None = None


class NoteFilters(Struct, frozen=True, kw_only=True):
    pinned: Annotated[bool | None, Equals("pinned")] = None
    author: Annotated[UUID | None, Equals("author")] = None


NOTES = ListSpec(row=Note, filters=NoteFilters, search=("name",), sort=("name", "created_at"), default="name")


class Word(Struct):
    word: str


KEPT: dict[UUID, dict[UUID, Note]] = {}


@get("/sample/notes", action=Notes.readList, list=NOTES)
async def read_list(tenant: NamedDependency[Tenant], lists: NamedDependency[Lists]) -> Page[Note]:
    return lists.page_of(NOTES, KEPT.get(tenant.guid, {}).values())


@post("/sample/notes", action=Notes.create)
async def create(tenant: NamedDependency[Tenant], data: JSONBody[NewNote]) -> Note:
    note = Note(uuid4(), data.name)
    KEPT.setdefault(tenant.guid, {})[note.guid] = note
    return note


@get("/sample/notes/{guid:uuid}", action=Notes.readDetail)
async def read_detail(tenant: NamedDependency[Tenant], guid: FromPath[UUID]) -> Answer[Note]:
    note = _note(tenant, guid)
    return versioned(note, note.version)


@put("/sample/notes/{guid:uuid}", action=Notes.update)
async def update(
    tenant: NamedDependency[Tenant],
    guid: FromPath[UUID],
    data: JSONBody[NewNote],
    if_match: NamedDependency[IfMatch],
) -> Note:
    note = _note(tenant, guid)
    if_match.check(note.version)
    note.name, note.version = data.name, note.version + 1
    return note


@delete("/sample/notes/{guid:uuid}", action=Notes.delete)
async def remove(tenant: NamedDependency[Tenant], guid: FromPath[UUID]) -> None:
    _note(tenant, guid)
    del KEPT[tenant.guid][guid]


@get("/sample/notes/mine", session=True)
async def mine() -> Word:
    return Word("mine")


@get("/sample/notes/{name:str}/title", session=True)
async def title(name: FromPath[str]) -> Word:
    return Word(name)


@get("/sample/mistake", public=True)
async def mistake() -> Word:
    raise RuntimeError("SELECT password_hash FROM people")


@get("/sample/stored", public=True)
async def stored(session: NamedDependency[AsyncSession], request: AnyRequest) -> Word:
    value = request.query_params.get("value", "")
    return Word(str(await session.scalar(text("SELECT cast(:value as text)"), {"value": value})))


@get("/sample/number", public=True)
async def number(session: NamedDependency[AsyncSession], request: AnyRequest) -> Word:
    value = int(request.query_params.get("value", "1"))
    return Word(str(await session.scalar(text("SELECT cast(:value as integer)"), {"value": value})))


@post("/sample/held", session=True, status_code=200)
async def held(data: JSONBody[Word], request: AnyRequest) -> Word:
    return Word(f"{len(data.word)} read, {len(await request.body())} held")


@get("/sample/shelf", session=True, flag="sample_shelf")
async def shelf() -> Word:
    return Word("shelf")


@get("/sample/limited", session=True, limit=Limit(3, 3600))
async def limited() -> Word:
    return Word("limited")


def _note(tenant: Tenant, guid: UUID) -> Note:
    try:
        return KEPT[tenant.guid][guid]
    except KeyError:
        raise NotFound from None


ROUTES = [
    read_list,
    create,
    read_detail,
    update,
    remove,
    mine,
    title,
    mistake,
    stored,
    number,
    held,
    shelf,
    limited,
]
