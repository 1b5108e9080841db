"""The list of sign-ins that failed."""

import pytest
from estante.testing.answers import data_of, rows_of

from .conftest import PASSWORD

LIST = "audit/failed-sign-ins"


async def test_each_says_whose_account_was_tried_from_where_and_why(client, tenant, with_password):
    person = await with_password(tenant, name="Fermina", lastname="Daza")
    gone = await with_password(tenant, is_active=False)
    nobody, admin = await client(tenant), await client(tenant, "R04")
    for name, password in (
        (person.username, "wrong"),
        ("Mi-clave-secreta", PASSWORD),
        (gone.username, PASSWORD),
    ):
        assert (await nobody.post("login", json={"email": name, "password": password})).status_code == 401
    rows = rows_of(await admin.get(LIST, params={"orderBy": "at"}))
    assert [(row["account"], row["code"]) for row in rows] == [
        (str(person.guid), "PASSWORD_INCORRECT"),
        (None, "USER_NOT_FOUND"),
        (str(gone.guid), "WRONG_USER"),
    ]
    first = rows[0]
    assert (first["full_name"], first["username"]) == ("Fermina Daza", person.username)
    assert (first["reason"], first["address"]) == ("La contraseña no era correcta", "127.0.0.1")
    assert "secreta" not in (await admin.get(LIST)).text
    for query, count in (
        ({"code": "WRONG_USER"}, 1),
        ({"code": ["WRONG_USER", "USER_NOT_FOUND"]}, 2),
        ({"q": "daza"}, 1),
        ({"account": str(gone.guid)}, 1),
        ({"address": "10.0.0.1"}, 0),
        ({"at": "7d"}, 3),
    ):
        assert (await admin.get(LIST, params=query)).json()["meta"]["total"] == count, query


async def test_other_records_are_not_among_them(client, tenant, other_tenant, with_password):
    person = await with_password(other_tenant)
    foreign, admin = await client(other_tenant), await client(tenant, "R04")
    await foreign.post("login", json={"email": person.username, "password": "wrong"})
    # Its record is no guid.
    data_of(await admin.post("langs", json={"id": "fr", "name": "Français"}), 201)
    assert rows_of(await admin.get(LIST)) == []


@pytest.mark.parametrize("role", ["R05", "R07", "R02"])
async def test_only_who_reads_the_audit_reads_them(client, tenant, role):
    who = await client(tenant, role)
    assert (await who.get(LIST)).status_code == 403
    assert (await who.get(f"{LIST}/facets")).status_code == 403


async def test_reasons_are_offered_in_words(client, tenant):
    facets = data_of(await (await client(tenant, "R04")).get(f"{LIST}/facets"))
    assert {"value": "WRONG_USER", "label": "La cuenta está desactivada"} in facets["code"]
    assert all(facet["label"] != facet["value"] for facet in facets["code"])
