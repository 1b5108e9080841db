"""Every list that is sorted by what people read has the order of names (decision 0052)."""

import re
from typing import TYPE_CHECKING, Any

import pytest
from asyncpg import PostgresSyntaxError, UndefinedTableError
from estante.app import Estante
from estante.database.base import Base
from estante.database.engine import Database
from estante.lists.spec import ListSpec
from estante.lists.sql import numbered
from estante.lists.values import by_name
from estante.testing.tenants import make_tenant
from estante_contents.lists import CONTENT_TEXT

if TYPE_CHECKING:
    from estante.database.engine import Reading

ORDER = by_name("").partition("(")[0]
TEXTS = {"text", "varchar", "citext"}
# What is no name: states, kinds, codes that a machine made, and addresses of mail.
CODES = {"address", "type", "status", "role", "code", "iso_code", "storage_status"}


@pytest.fixture(scope="module")
def specs(app: Estante) -> list[ListSpec[Any, Any]]:
    """The lists whose rows come from SQL, each once."""
    lists = {
        handler.opt["list"]
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler.opt.get("list"), ListSpec)
    }
    return sorted((spec for spec in lists if spec.source), key=lambda spec: spec.row.__name__)


async def faults(connection: "Reading", spec: ListSpec[Any, Any]) -> list[str]:
    """The orders of a list that are of letters alone."""
    wrong = []
    for name, sql in spec.sort.items():
        if name in CODES or ORDER in sql:
            continue
        try:
            statement = await connection.prepare(numbered(f"SELECT {sql} FROM {spec.source}")[0])  # noqa: S608
        except (PostgresSyntaxError, UndefinedTableError):
            # Its tables are known with the call alone (`over`).
            continue
        if any(column.type.name in TEXTS for column in statement.get_attributes()):
            wrong.append(f"{spec.row.__name__} is sorted by the letters of {name}")
    return wrong


async def test_what_people_read_is_in_the_order_of_names(
    specs: list[ListSpec[Any, Any]], database: Database, app: Estante
) -> None:
    tenant = make_tenant(app.services.registry, "andaluna")
    async with database.reading(tenant) as connection:
        wrong = [fault for spec in specs for fault in await faults(connection, spec)]
    assert wrong == []
    named = [spec for spec in specs if any(ORDER in sql for sql in spec.sort.values())]
    assert len(named) >= 25


async def test_an_order_of_letters_is_found_out(
    specs: list[ListSpec[Any, Any]], database: Database, app: Estante
) -> None:
    contents = next(spec for spec in specs if spec.row.__name__ == "ContentRow")
    by_letters = ListSpec(
        row=contents.row,
        filters=contents.filters,
        source="contents c",
        columns={"thumbnail": "c.thumbnail_path", "status": "c.status"},
        search=CONTENT_TEXT,
        sort={"name": "lower(c.name)"},
        default="name",
    )
    async with database.reading(make_tenant(app.services.registry, "andaluna")) as connection:
        assert await faults(connection, by_letters) == ["ContentRow is sorted by the letters of name"]


def test_an_index_of_names_is_of_that_order_too(app: Estante) -> None:
    """A unique index by `estante_fold` says that two names are one; an order has `estante_order`."""
    odd = [
        index.name
        for table in Base.metadata.tables.values()
        for index in table.indexes
        if not index.unique and any(re.search(r"estante_fold|lower", str(part)) for part in index.expressions)
    ]
    assert odd == []
