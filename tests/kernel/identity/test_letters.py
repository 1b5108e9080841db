"""A letter with its mark is one sign or two, as the keyboard gives it: people are the same with both."""

from typing import Final
from unicodedata import normalize

import pytest
from estante.identity.passwords import HASHER, HASHING
from estante.testing.answers import data_of

PASSWORD = "Pequeña-canción-2026"
FORMS: Final = ("NFC", "NFD")


async def signs_in(client, tenant, name, password):
    nobody = await client(tenant)
    return (await nobody.post("front/login", json={"email": name, "password": password})).status_code


@pytest.mark.parametrize("stored", FORMS)
async def test_a_password_and_a_name_are_the_same_in_each_form(client, new_tenant, stored):
    tenant = new_tenant(settings={"is_multicountry": False})
    admin = await client(tenant, "R04")
    secret = normalize(stored, PASSWORD)
    body = {"username": normalize(stored, "begoña"), "name": normalize(stored, "Begoña"), "lastname": "Peña"}
    body |= {"role": "R01", "password": secret, "password_repeat": secret}
    made = data_of(await admin.post("users", json=body), 201)
    assert (made["username"], made["name"]) == ("begoña", "Begoña")
    for form in FORMS:
        assert await signs_in(client, tenant, normalize(form, "begoña"), normalize(form, PASSWORD)) == 200
    assert await signs_in(client, tenant, "begoña", PASSWORD.replace("ñ", "n")) == 401
    again = await admin.post("users", json={**body, "username": normalize("NFD", "begoña")})
    assert (again.status_code, again.json()["errno"]) == (409, 1062)


@pytest.mark.parametrize("stored", FORMS)
async def test_what_was_stored_as_it_was_typed_opens_still(stored):
    hashed = HASHER.hash(normalize(stored, PASSWORD).encode())
    for form in FORMS:
        assert await HASHING.verify(hashed, normalize(form, PASSWORD))
    assert not await HASHING.verify(hashed, PASSWORD.upper())
