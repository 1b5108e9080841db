"""Filters that meet: what is searched has a label for each value, whoever changes a content, and when."""

import asyncio
from collections.abc import Mapping
from itertools import combinations, product
from typing import Any
from uuid import UUID

import psycopg
from estante.api.lists import name_key
from estante.config import Platform
from estante.database.engine import Database
from estante.testing.answers import data_of, rows_of, send_json
from sqlalchemy import text

from .conftest import Editor
from .test_publications import Parts

PATH = "cms/contents"
LINKED = "INSERT INTO {table} (tenant_id, content_guid, {column}) VALUES (:tenant, :content, :value)"
WAITS = "SELECT 1 FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple')"
LABELS = "SELECT labels FROM content_search WHERE guid = :guid"
STALE = "SELECT guid FROM content_search WHERE labels <> content_labels(tenant_id, guid)"


async def fill(editor: Editor) -> Mapping[str, str]:
    """A content for each mixture of five values. Answered are the filters that show half of them."""
    parts = await Parts(editor).fill("Chile", "CL")
    tag = await parts.make("cms/tags", tag="Agua")
    halves: dict[str, dict[str, Any]] = {
        "disciplines": {"disciplines": [parts.arte, parts.musica]},
        "educationYears": {"educationYears": [parts.year]},
        "tags": {"tags": [tag]},
        "langs": {"langs": ["pt", "es"]},
        "is_public": {"is_public": True},
    }
    for at, chosen in enumerate(product((True, False), repeat=len(halves))):
        fields = [half for half, is_chosen in zip(halves.values(), chosen, strict=True) if is_chosen]
        merged = {name: value for half in fields for name, value in half.items()}
        described = {"description": "Con palabras"} if at % 3 else {}
        country = {"country": "CL"} if at % 2 or merged.keys() & {"disciplines", "educationYears"} else {}
        status = "inactive" if at % 5 == 0 else "active"
        await editor.create(name=f"Ficha {at}", status=status, **described, **country, **merged)
    return {
        "disciplines": parts.arte,
        "educationYears": parts.year,
        "tags": tag,
        "langs": "pt",
        "is_public": "true",
        "has_description": "false",
        "country": "CL",
        "status": "active",
    }


async def names(editor: Editor, **asked: Any) -> list[str]:
    return await editor.names(pageSize=100, orderBy="name", **asked)


async def test_two_filters_show_what_each_of_them_shows(editor: Editor) -> None:
    filters = await fill(editor)
    alone = {name: set(await names(editor, **{name: value})) for name, value in filters.items()}
    assert all(0 < len(found) < 32 for found in alone.values()), alone
    for one, other in combinations(filters, 2):
        asked = {name: filters[name] for name in (one, other)}
        assert await names(editor, **asked) == sorted(alone[one] & alone[other], key=name_key), asked
        assert await names(editor, q="ficha", **asked) == sorted(alone[one] & alone[other], key=name_key), (
            asked
        )
    three = {name: filters[name] for name in ("tags", "langs", "disciplines")}
    answer = await editor.client.get(PATH, params={**three, "pageSize": 1, "orderBy": "-updated_at"})
    assert answer.json()["meta"]["total"] == len(alone["tags"] & alone["langs"] & alone["disciplines"])


async def test_what_changes_later_is_found_by_what_it_is_then(editor: Editor, database: Database) -> None:
    filters = await fill(editor)
    both = {name: filters[name] for name in ("tags", "langs")}
    first, *others = await names(editor, **both)
    (row,) = rows_of(await editor.client.get(PATH, params={**both, "orderBy": "name", "pageSize": 1}))
    path = f"{PATH}/{row['guid']}"
    data_of(await editor.client.put(path, json={"langs": ["pt"], "tags": []}))
    assert await names(editor, **both) == others
    data_of(await editor.client.put(path, json={"tags": [filters["tags"]]}))
    assert await names(editor, **both) == [first, *others]
    await send_json(editor.client, "DELETE", PATH, {"guids": [row["guid"]]})
    assert await names(editor, **both) == others
    await editor.client.post(f"{PATH}/restore", json={"guids": [row["guid"]]})
    assert await names(editor, **both) == [first, *others]
    async with database.transaction(editor.tenant) as session:
        await session.execute(text("DELETE FROM tags"))
        assert (await session.execute(text(STALE))).all() == []
    assert await names(editor, **both) == []


async def test_two_who_classify_at_the_same_time_lose_no_label(
    editor: Editor, database: Database, platform: Platform
) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    content = UUID((await editor.create(name="De dos"))["guid"])
    sent = {"tenant": editor.tenant.guid, "content": content}
    year, level = (
        text(LINKED.format(table=table, column=column))
        for table, column in (("content_years", "year_guid"), ("content_levels", "level_guid"))
    )

    async def second() -> None:
        async with database.transaction(editor.tenant) as session:
            await session.execute(level, {**sent, "value": UUID(parts.level)})

    async with database.transaction(editor.tenant) as session:
        await session.execute(year, {**sent, "value": UUID(parts.year)})
        waiting = asyncio.create_task(second())
        await until_one_waits(platform)
    await waiting
    async with database.transaction(editor.tenant) as session:
        labels = (await session.execute(text(LABELS), {"guid": content})).scalar_one()
    assert {UUID(parts.year), UUID(parts.level)} <= set(labels)


async def until_one_waits(platform: Platform) -> None:
    """Wait until a transaction waits for another's row; each look is a question to PostgreSQL."""
    async with await psycopg.AsyncConnection.connect(platform.addresses.owner_url, autocommit=True) as watch:
        while await (await watch.execute(WAITS)).fetchone() is None:
            continue
