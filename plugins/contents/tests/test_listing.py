"""Finding contents: filters, order, pages, counts and the export."""

from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

import psycopg
import pytest
from estante.config import Platform
from estante.database.engine import Database
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_contents.lists import CONTENTS
from estante_contents.models import Content
from sqlalchemy import text, update

from .conftest import Editor, SignIn


async def make_older(database: Database, tenant: Tenant, guid: str, days: float) -> None:
    """Move the creation of a content into the past."""
    async with database.transaction(tenant) as session:
        when = datetime.now(UTC) - timedelta(days=days)
        await session.execute(update(Content).where(Content.guid == UUID(guid)).values(created_at=when))


@pytest.mark.spec("CON-001", "CON-006")
async def test_the_newest_comes_first_and_pages_tell_where_they_stand(editor: Editor) -> None:
    for name in ("Uno", "Dos", "Tres"):
        await editor.create(name=name)
    assert await editor.names() == ["Tres", "Dos", "Uno"]
    answer = await editor.client.get("cms/contents", params={"pageSize": 2, "page": 2})
    assert [row["name"] for row in rows_of(answer)] == ["Uno"]
    assert answer.json()["meta"] == {"total": 3, "page": 2, "pageSize": 2}
    assert await editor.names(offset=1, pageSize=1) == ["Dos"]
    assert await editor.names(orderBy="name") == ["Dos", "Tres", "Uno"]
    assert await editor.names(orderBy="-name,created_at") == ["Uno", "Tres", "Dos"]


@pytest.mark.spec("CON-002")
async def test_several_types_are_alternatives(editor: Editor) -> None:
    for type_guid in ("CTTY_03", "CTTY_04", "CTTY_05"):
        await editor.create(name=f"De {type_guid}", type_guid=type_guid)
    found = await editor.names(type=["CTTY_03", "CTTY_05"])
    assert sorted(found) == ["De CTTY_03", "De CTTY_05"]


@pytest.mark.spec("CON-003")
async def test_the_author_is_found_without_case_and_accents(editor: Editor) -> None:
    await editor.create(name="De Núñez", author_name="Íñigo", author_lastname="Núñez")
    await editor.create(name="De Ana")
    assert await editor.names(author="nunez") == ["De Núñez"]
    assert await editor.names(author="IÑI") == ["De Núñez"]
    assert await editor.names(author="100%") == []


@pytest.mark.spec("CON-005", part="all but disciplines, levels and years")
async def test_words_are_found_in_name_description_and_erp_id(editor: Editor) -> None:
    await editor.create(name="Evaporación", description="El río y la nube", erp_id="AB-77")
    await editor.create(name="Otra cosa")
    for word in ("evaporacion", "RIO", "ab-77", "vapora"):
        assert await editor.names(q=word) == ["Evaporación"], word
    assert await editor.names(q="_") == []
    renamed = (await editor.client.get("cms/contents", params={"q": "evaporacion"})).json()["data"][0]
    await editor.client.put(f"cms/contents/{renamed['guid']}", json={"name": "Niebla"})
    assert await editor.names(q="niebla") == ["Niebla"]
    assert await editor.names(q="evaporacion") == []


@pytest.mark.spec("CON-004")
@pytest.mark.parametrize(("preset", "days"), [("7d", 7), ("30d", 30), ("60d", 60), ("90d", 90), ("12m", 365)])
async def test_a_preset_reaches_so_many_days_back(
    editor: Editor, database: Database, preset: str, days: int
) -> None:
    for name, age in (("Dentro", days - 0.1), ("Fuera", days + 0.1)):
        made = await editor.create(name=name)
        await make_older(database, editor.tenant, made["guid"], age)
    assert await editor.names(createdAt=preset) == ["Dentro"]


@pytest.mark.spec("CON-004")
async def test_a_range_of_days_holds_both_its_ends(editor: Editor) -> None:
    await editor.create(name="Hoy mismo")
    today = datetime.now(UTC).date().isoformat()
    assert await editor.names(createdAt=f"{today}..{today}") == ["Hoy mismo"]
    assert await editor.names(createdAt=f"..{today}") == ["Hoy mismo"]
    assert await editor.names(createdAt="..2020-01-01") == []
    for wrong in ("ayer", "2026-13-01..", "..", "9999-12-31..9999-12-31"):
        answer = await editor.client.get("cms/contents", params={"createdAt": wrong})
        assert wrong_fields(answer) == {"createdAt": "one_of"}


@pytest.mark.spec("CON-019")
@pytest.mark.spec("CON-005", part="all but disciplines, levels and years")
async def test_switches_languages_and_tags_narrow_the_list(editor: Editor) -> None:
    tag = data_of(await editor.client.post("cms/tags", json={"tag": "Agua"}), 201)["guid"]
    peru = {"name": "Perú", "iso_code": "PE", "academic_period": "trimester"}
    await editor.client.post("system-settings/countries", json=peru)
    await editor.create(name="Rica", is_public=True, langs=["pt"], tags=[tag], country="PE")
    await editor.create(name="Docente", is_teacher_only=1)
    await editor.create(name="Apagada", status="inactive")
    assert await editor.names(is_public="true") == ["Rica"]
    assert await editor.names(langs="pt") == ["Rica"]
    assert await editor.names(tags=tag) == ["Rica"]
    assert await editor.names(country="PE") == ["Rica"]
    assert await editor.names(is_teacher_only="1") == ["Docente"]
    assert await editor.names(status="inactive") == ["Apagada"]
    assert await editor.names(status="active") == ["Docente", "Rica"]
    assert await editor.names(is_public="false", status="active", q="doc") == ["Docente"]


@pytest.mark.spec("CON-019")
async def test_any_stored_status_but_inactive_is_active(editor: Editor, database: Database) -> None:
    made = await editor.create(name="Rara")
    async with database.transaction(editor.tenant) as session:
        await session.execute(text("UPDATE contents SET status = 'archived'"))
    assert await editor.names(status="active") == ["Rara"]
    assert (await editor.get(made["guid"]))["status"] == "active"


@pytest.mark.spec("KER-006")
@pytest.mark.parametrize(
    ("query", "field"),
    [({"colour": "red"}, "colour"), ({"orderBy": "url"}, "orderBy"), ({"pageSize": "201"}, "pageSize")],
)
async def test_what_a_list_does_not_know_is_refused(
    editor: Editor, query: dict[str, str], field: str
) -> None:
    answer = await editor.client.get("cms/contents", params=query)
    assert field in wrong_fields(answer)


async def test_counts_follow_the_filters(editor: Editor) -> None:
    await editor.create(name="Enlace")
    await editor.create(name="Vídeo uno", type_guid="CTTY_03")
    await editor.create(name="Vídeo dos", type_guid="CTTY_03", status="inactive")
    found = data_of(await editor.client.get("cms/contents/facets"))
    assert found["type"] == [{"value": "CTTY_03", "count": 2}, {"value": "CTTY_06", "count": 1}]
    assert {one["value"]: one["count"] for one in found["status"]} == {"active": 2, "inactive": 1}
    assert (found["author"], found["total"]) == ([{"value": "Ana Pérez", "count": 3}], 3)
    some = data_of(await editor.client.get("cms/contents/facets", params={"type": "CTTY_06"}))
    assert some["total"] == 1


async def test_nobody_sees_another_tenants_contents(
    editor: Editor, other_tenant: Tenant, client: SignIn
) -> None:
    made = await editor.create(name="Secreta", description="palabra única")
    stranger = await client(other_tenant, "R04")
    assert rows_of(await stranger.get("cms/contents", params={"q": "palabra"})) == []
    assert (await stranger.get(f"cms/contents/{made['guid']}")).status_code == 404
    changed = await stranger.put(f"cms/contents/{made['guid']}", json={"name": "Mía"})
    assert changed.status_code == 404


async def test_words_are_found_in_any_order_and_the_list_keeps_its_own(
    editor: Editor, database: Database
) -> None:
    async with database.transaction(editor.tenant) as session:
        await session.execute(text(ALIKE), {"tenant": editor.tenant.guid})
    await editor.create(name="Mapa del río Ñuble", description="Con nieve")

    async def names(**asked: str | int) -> list[str]:
        answer = await editor.client.get("cms/contents", params={"orderBy": "name", "pageSize": 20, **asked})
        return [row["name"] for row in answer.json()["data"]]

    assert await names(q="nuble MAPA") == ["Mapa del río Ñuble"]
    assert await names(q="nieve mapa") == ["Mapa del río Ñuble"]
    assert await names(q="mapa lluvia") == []
    often = [f"Lluvia {n:03}" for n in range(1, 61)]
    pages = [await names(q="lluvia", page=page) for page in (1, 2, 3, 4)]
    assert pages == [often[:20], often[20:40], often[40:], []]
    assert await names(q="lluvia", orderBy="-name", pageSize=5) == often[:-6:-1]
    assert await names(q="lluvia", type="CTTY_03") == []
    assert await names(q="lluvia 06", author="nadie") == []


ALIKE = """
INSERT INTO contents (tenant_id, guid, name, type_guid)
SELECT :tenant, gen_random_uuid(), 'Lluvia ' || lpad(n::text, 3, '0'), 'CTTY_06' FROM generate_series(1, 60) n
"""
MANY = """
INSERT INTO contents (tenant_id, guid, name, type_guid, created_at)
SELECT :tenant, gen_random_uuid(), 'Contenido ' || n || md5(n::text), 'CTTY_06', now() - n * interval '1 hour'
FROM generate_series(1, 20000) n
"""


async def test_what_many_have_is_counted_without_what_lies_in_the_trash(
    editor: Editor, database: Database
) -> None:
    async with database.transaction(editor.tenant) as session:
        await session.execute(text(ALIKE), {"tenant": editor.tenant.guid})

    async def total(**asked: str) -> int:
        answer = await editor.client.get("cms/contents", params={"q": "lluvia", "pageSize": 20, **asked})
        return int(answer.json()["meta"]["total"])

    rows = (await editor.client.get("cms/contents", params={"q": "lluvia", "pageSize": 5})).json()["data"]
    guids = [row["guid"] for row in rows]
    assert (await total(), await total(status="active"), await total(author="nadie")) == (60, 60, 0)
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": guids})
    assert (await total(), await total(status="active")) == (55, 55)
    await editor.client.post("cms/contents/restore", json={"guids": guids[:2]})
    assert (await total(), await total(status="active")) == (57, 57)


async def test_lists_and_searches_use_their_indexes_below_row_security(
    editor: Editor, database: Database, platform: Platform
) -> None:
    patient = Database(platform.addresses.app_url)
    async with patient.transaction(editor.tenant) as session:
        await session.execute(text(MANY), {"tenant": editor.tenant.guid})
    await patient.close()
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as owner:
        owner.execute("ANALYZE contents, content_search")
    context = FilterContext(None, datetime.now(UTC), UTC)
    newest, words = (
        ListStatement(CONTENTS, CONTENTS.read(urlencode(pairs).encode(), pairs), context, {})
        for pairs in ([], [("q", "evaporación")])
    )
    async with database.reading(editor.tenant) as connection:
        search = await connection.fetch(
            "EXPLAIN SELECT guid FROM content_found WHERE folded LIKE estante_fold('%evaporación%')"
        )
        order = await connection.fetch(f"EXPLAIN {newest.page()[0]}")
        source = words.source()
        whole = await connection.fetch(f"EXPLAIN {source.sql}", *source.arguments)
    assert "ix_content_search_narrowed" in steps_of(search)
    assert "ix_contents_created_at" in steps_of(order)
    assert "Sort" not in steps_of(order)
    assert "Seq Scan" not in steps_of(whole)
    answer = await editor.client.get("cms/contents")
    assert answer.json()["meta"] == {"total": 10_000, "page": 1, "pageSize": 25, "total_is_capped": True}


def steps_of(plan: list[Any]) -> str:
    return "\n".join(row[0] for row in plan)


ORDERED = """
INSERT INTO contents (tenant_id, guid, name, type_guid, size, created_at, author_name)
SELECT :tenant, gen_random_uuid(), CASE n % 3 WHEN 0 THEN 'Lluvia ' ELSE 'Río ' END || n,
       'CTTY_0' || 3 + n % 2, n, now() - n * interval '1 hour',
       CASE n % 500 WHEN 0 THEN 'Nadia' ELSE 'Ana' END
FROM generate_series(1, 2400) n
"""


@pytest.mark.spec("CON-001", "CON-006")
async def test_every_way_to_a_page_leads_to_the_same_rows(editor: Editor, database: Database) -> None:
    """Along the order, by sorting, by the index of words, and from far behind: what is listed is the same."""
    async with database.transaction(editor.tenant) as session:
        await session.execute(text(ORDERED), {"tenant": editor.tenant.guid})
    numbers = range(1, 2401)
    since = (datetime.now(UTC) - timedelta(days=20)).date().isoformat()
    young = [n for n in numbers if (datetime.now(UTC) - timedelta(hours=n)).date().isoformat() >= since]
    rainy = [n for n in numbers if n % 3 == 0]

    async def listed(**asked: Any) -> tuple[list[int], int]:
        answer = await editor.client.get("cms/contents", params={"pageSize": 20, **asked})
        rows = [int(row["name"].split()[1]) for row in rows_of(answer)]
        return rows, answer.json()["meta"]["total"]

    month = {"createdAt": f"{since}.."}
    assert await listed(orderBy="size", **month) == (young[:20], len(young))
    assert await listed(orderBy="-size", page=2, **month) == (young[:-41:-1][20:], len(young))
    assert await listed(orderBy="-size", page=99, **month) == ([], len(young))
    assert await listed(page=80) == (list(numbers[1580:1600]), 2400)
    assert await listed(orderBy="name", page=121) == ([], 2400)
    odd = [n for n in rainy if n % 2]
    assert await listed(q="lluvia", type="CTTY_04") == (odd[:20], len(odd))
    some = [n for n in odd if n in young]
    assert await listed(q="lluvia", type="CTTY_04", orderBy="-size", **month) == (some[:-21:-1], len(some))
    assert (await listed(q="lluvia", page=41))[0] == []
    assert await listed(author="nadia") == ([500, 1000, 1500, 2000], 4)
    assert await listed(author="nadia", status="active", orderBy="name") == ([1500, 500, 1000, 2000], 4)
    assert await listed(author="nadia", type="CTTY_04") == ([], 0)
