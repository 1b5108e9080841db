"""Rosters that are wrong: each row says which field is, and nothing of it is made."""

import httpx
import pytest
from estante.testing.answers import rows_of
from estante.testing.imports import import_file

from plugins.users.tests.test_imports import table, usernames

RIGHT = "Ana;Rey;ana;ana@escuela.example;;R01;Norte;1A;"
# What is wrong, in the file's second row of people, and the headers that are named.
WRONG = {
    "the same name again": ("Eva;Sol;ana;;;R01;;;", ["Usuario"]),
    "the same name in capitals": ("Eva;Sol;ANA;;;R01;;;", ["Usuario"]),
    "the same address": ("Eva;Sol;eva;ana@escuela.example;;R01;;;", ["Correo"]),
    "the same name, another role and school": ("Ana;Rey;ana;;;R02;Norte;;", ["Usuario"]),
    "an unknown role": ("Eva;Sol;eva;;;R99;;;", ["Rol"]),
    "a role of the back office": ("Eva;Sol;eva;;;R04;;;", ["Rol"]),
    "an unknown school": ("Eva;Sol;eva;;;R01;Este;;", ["Código de escuela"]),
    "an unknown group among others": ("Eva;Sol;eva;;;R01;Norte;1A, 9Z;", ["Grupo"]),
    "an unknown country": ("Eva;Sol;eva;;;R01;;;Marte", ["País"]),
    "no address": ("Eva;Sol;eva;eva en la escuela;;R01;;;", ["Correo"]),
    "too long a name": (f"{'E' * 51};Sol;eva;;;R01;;;", ["Nombre"]),
    "several at once": (";Sol;;;;;;;", ["Nombre", "Usuario", "Rol"]),
    "too few cells": ("Eva", ["Apellidos", "Usuario", "Rol"]),
    "cells moved by a separator too many": ("Eva;;Sol;eva;;;R01;;", ["Apellidos"]),
    "a sign that nobody sees": ("Eva;Sol;e\u2028va;;;R01;;;", ["Usuario"]),
}


@pytest.mark.parametrize(("row", "headers"), WRONG.values(), ids=WRONG.keys())
async def test_a_wrong_row_names_its_fields_and_makes_nobody(client, alone, workbench, row, headers):
    admin = await client(alone, "R04")
    done = await import_file(admin, workbench, "users.users", table(RIGHT, row))
    assert (done["written"], done["refused"]) == (1, 1)
    assert await usernames(admin) == ["ana"]
    faults = rows_of(await admin.get(f"imports/{done['guid']}/faults"))
    assert {fault["line"] for fault in faults} == {3}
    assert {fault["header"] for fault in faults} >= set(headers)
    assert all(fault["message"] for fault in faults)


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00",
        b"\x00" * 4096,
        b"PK\x03\x04 no spreadsheet",
        b"Nombre;Nombre;Nombre",
        table(RIGHT).decode().encode("utf-16-le"),
        b"a" * 40_000 + b"\n" + RIGHT.encode(),
    ],
    ids=[
        "half a sign",
        "zeros",
        "a cut sheet",
        "one column thrice",
        "another encoding unmarked",
        "a long cell",
    ],
)
async def test_what_is_no_roster_is_refused_with_a_sentence(client, alone, workbench, content):
    admin = await client(alone, "R04")
    with pytest.raises((AssertionError, httpx.HTTPStatusError)) as refused:
        await import_file(admin, workbench, "users.users", content)
    if isinstance(refused.value, httpx.HTTPStatusError):
        assert refused.value.response.status_code in (415, 422)
        assert refused.value.response.json()["message"]
    else:
        assert "message" in str(refused.value)
    assert await usernames(admin) == []
