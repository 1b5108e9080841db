"""Names are in the order in which people count and spell, in PostgreSQL as in memory."""

import pytest
from estante.app import Estante
from estante.database.engine import Database
from estante.lists.values import MAX_ORDERED, by_name, name_key
from estante.tenancy.tenant import Tenant
from estante.testing.tenants import make_tenant

IN_ORDER = (
    "",
    "¿Agua?",
    "¡Hola!",
    "1.º básico",
    "2.º básico",
    "10.º básico",
    "Árbol",
    "arena",
    "Canal",
    "Cañada",
    "Caos",
    "n",
    "Nube",
    "nz",
    "ñ",
    "Ñandú",
    "o",
    "Ocaso",
    "Unidad 1",
    "Unidad 1.9",
    "Unidad 1.10",
    "unidad 2",
    "Unidad 007",
    "Unidad 10",
    "UNIDAD 10 b",
    "Unidad 9788411111111",
    "zorro",
)
SORTED = f"SELECT name FROM unnest($1::text[]) AS name ORDER BY {by_name('name')}"  # noqa: S608 - our own words
KEYS = f"SELECT {by_name('name')} FROM unnest($1::text[]) WITH ORDINALITY AS n (name, at) ORDER BY at"  # noqa: S608 - our own words
ODD = ("N\u0303ANDU\u0301", "00000", "a0b00c000", "9" * 40, "1 " * 300, "ß Œ", "n~", "x" * 1000)


@pytest.fixture(scope="module")
def tenant(app: Estante) -> Tenant:
    return make_tenant(app.services.registry, "andaluna")


async def test_names_are_counted_and_spelt_by_the_database(database: Database, tenant: Tenant) -> None:
    async with database.reading(tenant) as connection:
        rows = await connection.fetch(SORTED, list(reversed(IN_ORDER)))
    assert [row["name"] for row in rows] == [*IN_ORDER]


@pytest.mark.spec("KER-004", part="the order of names in memory")
def test_names_are_counted_and_spelt_in_memory() -> None:
    assert sorted(reversed(IN_ORDER), key=name_key) == [*IN_ORDER]


@pytest.mark.parametrize(("one", "other"), [("ÁRBOL 7", "arbol 007"), ("Ñu", "n\u0303u"), ("Açaí", "acai")])
async def test_case_accents_and_noughts_make_no_order(
    one: str, other: str, database: Database, tenant: Tenant
) -> None:
    async with database.reading(tenant) as connection:
        keys = await connection.fetch(KEYS, [one, other])
    assert keys[0] == keys[1]
    assert name_key(one) == name_key(other)


async def test_memory_and_the_database_agree_and_an_index_has_room(
    database: Database, tenant: Tenant
) -> None:
    async with database.reading(tenant) as connection:
        keys = [row[0] for row in await connection.fetch(KEYS, [*IN_ORDER, *ODD])]
    assert keys == [name_key(name) for name in (*IN_ORDER, *ODD)]
    assert max(len(key.encode()) for key in keys) < 2000
    assert len(keys[-1]) == MAX_ORDERED
