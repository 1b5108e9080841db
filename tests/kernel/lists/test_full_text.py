"""A table of a plugin is searched by a line in its migration and a line in its list."""

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated
from urllib.parse import parse_qsl, urlencode
from uuid import UUID, uuid4

import psycopg
import pytest
import pytest_asyncio
from alembic.migration import MigrationContext
from alembic.operations import Operations
from estante.api.database import Database, drop_search_table, row_security, search_table
from estante.api.lists import AnyOf, FullText, Lists, ListSpec, Page, TextPart
from estante.config import Platform
from estante.database.histories import KERNEL
from estante.lists.spec import SpecFault
from estante.lists.spelling import is_single_error
from estante.testing.schemas import Schema, empty_schema
from msgspec import Struct
from sqlalchemy import create_engine

ROOMS = (
    "CREATE TABLE rooms (tenant_id uuid, guid uuid DEFAULT gen_random_uuid(), name text NOT NULL, code text,"
    " floor text NOT NULL, owner text NOT NULL, deleted_at timestamptz, PRIMARY KEY (tenant_id, guid))"
)
ADD = "INSERT INTO rooms (tenant_id, name, code, floor, owner) VALUES (%s, %s, %s, %s, %s)"
MANY = (
    "INSERT INTO rooms (tenant_id, name, floor, owner)"
    " SELECT %s, md5(n::text), '', '' FROM generate_series(1, 5000) n"
)
STORED = (
    ("Sala de Música", "M1", "one", "Lucía Ferrer"),
    ("Laboratorio de física", "F2", "two", "Tomás Gil"),
    ("Aula 12", None, "two", "Lucía Gil"),
)


class RoomRow(Struct, frozen=True):
    """What the list shows."""

    guid: UUID
    name: str


class RoomFilters(Struct, frozen=True, kw_only=True):
    """A filter that is searched too, and one that is not."""

    owner: Annotated[str | None, TextPart("room", column="owner")] = None
    floor: Annotated[tuple[str, ...], AnyOf("r.floor")] = ()


ROOM_LIST = ListSpec(
    row=RoomRow,
    source="rooms r",
    base=("r.deleted_at IS NULL",),
    filters=RoomFilters,
    search=FullText("room", columns=("r.name", "r.code")),
    sort=("name",),
    default="name",
)


class Owned(Struct, frozen=True):
    """A tenant in the database of the test."""

    guid: UUID
    database: str
    time_zone: str = "UTC"


class Rooms:
    """The list as calls of a tenant have it."""

    def __init__(self, schema: Schema, database: Database) -> None:
        self.schema, self._database = schema, database

    async def page(self, **query: str) -> Page[RoomRow]:
        tenant = Owned(self.schema.tenant, self.schema.app_url)
        asked = urlencode(query)
        read = ROOM_LIST.read(asked.encode(), parse_qsl(asked))
        return await Lists(self._database, tenant, None, ROOM_LIST, read).page(ROOM_LIST)  # type: ignore[arg-type]

    async def names(self, **query: str) -> list[str]:
        page = await self.page(**query)
        assert page.total == len(page.rows) or page.rows == []
        return [row.name for row in page.rows]


def migrate(schema: Schema, step: Callable[[Operations], None]) -> None:
    """A step of a migration."""
    engine = create_engine(schema.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"transaction_per_migration": True})
        with context.begin_transaction(_per_migration=True), Operations.context(context) as op:
            step(op)
    engine.dispose()


def secure(op: Operations) -> None:
    row_security(op, "rooms")


def search(op: Operations) -> None:
    search_table(op, "room", "rooms", ("name", "code"), parts={"owner": ("owner",)})


def forget(op: Operations) -> None:
    drop_search_table(op, "room", "rooms")


@pytest.fixture
def schema(platform: Platform) -> Iterator[Schema]:
    """Rooms of two tenants, which stood before they were searched."""
    with empty_schema(platform) as made, psycopg.connect(made.owner_url, autocommit=True) as owner:
        made.to(KERNEL, "heads")
        owner.execute(ROOMS)
        for tenant in (made.tenant, uuid4()):
            for room in STORED:
                owner.execute(ADD, [tenant, *room])
        migrate(made, secure)
        migrate(made, search)
        yield made


@pytest_asyncio.fixture
async def rooms(schema: Schema) -> AsyncIterator[Rooms]:
    database = Database(schema.app_url)
    yield Rooms(schema, database)
    await database.close()


async def test_parts_of_words_are_found_without_accents_and_in_any_order(rooms: Rooms) -> None:
    assert await rooms.names(q="musica sala") == ["Sala de Música"]
    assert await rooms.names(q="ÍSIC") == ["Laboratorio de física"]
    assert await rooms.names(q="m1") == ["Sala de Música"]
    assert await rooms.names(q="100%") == []
    assert len(await rooms.names()) == 3


async def test_a_filter_searches_a_text_of_its_own(rooms: Rooms) -> None:
    assert await rooms.names(owner="lucia") == ["Aula 12", "Sala de Música"]
    assert await rooms.names(owner="gil", q="aula") == ["Aula 12"]
    assert await rooms.names(owner="gil", floor="two", orderBy="-name") == [
        "Laboratorio de física",
        "Aula 12",
    ]
    assert await rooms.names(owner="gil", floor="one") == []


async def test_a_page_beyond_the_walk_knows_the_total(rooms: Rooms) -> None:
    page = await rooms.page(q="a", pageSize="1", offset="2")
    assert ([row.name for row in page.rows], page.total) == (["Sala de Música"], 3)
    beyond = await rooms.page(q="a", pageSize="1", offset="9")
    assert (beyond.rows, beyond.total) == ([], 3)


async def test_a_typing_error_is_mended_and_said(rooms: Rooms) -> None:
    page = await rooms.page(q="labratorio de fisica")
    assert ([row.name for row in page.rows], page.suggestion) == (
        ["Laboratorio de física"],
        "laboratorio de fisica",
    )
    assert (await rooms.page(q="xilofono")).suggestion == ""


async def test_what_changes_or_goes_to_the_trash_is_searched_as_it_is_now(rooms: Rooms) -> None:
    with rooms.schema.owner() as owner:
        owner.execute("UPDATE rooms SET name = 'Cocina' WHERE code = 'M1'")
        owner.execute("UPDATE rooms SET deleted_at = now() WHERE code = 'F2'")
    assert await rooms.names(q="cocina") == ["Cocina"]
    assert await rooms.names(q="música") == []
    assert await rooms.names(q="física") == []


async def test_an_index_finds_the_words_of_the_tenant(rooms: Rooms) -> None:
    with rooms.schema.owner() as owner:
        owner.execute(MANY, [rooms.schema.tenant])
        owner.execute("VACUUM ANALYZE room_search")
    with psycopg.connect(rooms.schema.app_url) as app:
        app.execute("SELECT set_config('app.tenant', %s, true)", [str(rooms.schema.tenant)])
        app.execute("SET LOCAL enable_seqscan = off")
        explained = app.execute("EXPLAIN SELECT guid FROM room_found WHERE folded LIKE '%musica%'")
        assert "ix_room_search_folded" in " ".join(row[0] for row in explained)
        app.execute("SELECT set_config('app.tenant', %s, true)", [str(uuid4())])
        assert app.execute("SELECT count(*) FROM room_found").fetchone() == (0,)


async def test_the_step_goes_back_and_can_be_made_again(schema: Schema) -> None:
    before = schema.catalog()
    migrate(schema, search)
    assert schema.catalog() == before
    migrate(schema, forget)
    assert not [words for words in schema.catalog() if "room_" in words]
    migrate(schema, search)
    assert schema.catalog() == before


def test_a_filter_of_another_searched_text_is_refused() -> None:
    class Odd(Struct, frozen=True, kw_only=True):
        owner: Annotated[str | None, TextPart("house", column="owner")] = None

    with pytest.raises(SpecFault, match="another searched text"):
        ListSpec(
            row=RoomRow,
            source="rooms r",
            filters=Odd,
            search=FullText("room"),
            sort=("name",),
            default="name",
        )


@pytest.mark.parametrize(
    ("typed", "meant", "expected"),
    [
        ("agau", "agua", True),
        ("agu", "agua", True),
        ("aguaa", "agua", True),
        ("ague", "agua", True),
        ("agua", "agua", False),
        ("gaua", "aagu", False),
    ],
)
def test_one_error_is_one_letter_or_two_in_wrong_order(typed: str, meant: str, expected: bool) -> None:
    assert is_single_error(typed, meant) is expected
