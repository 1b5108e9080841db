"""Passwords go in, and come out nowhere."""

import io
import zipfile

import pytest
from estante.identity.passwords import HASHING
from estante.testing.answers import data_of, rows_of, send_json
from estante.testing.imports import begin_import, import_file
from sqlalchemy import text

SECRETS = ("Una-clave-2026", "Otra-clave-2027", "Tercera-clave-2028", "No-es-la-clave", "corta7")
FIRST, SECOND, THIRD, WRONG, SHORT = SECRETS
CLARA = {"name": "Clara", "lastname": "Gil", "username": "clara.gil", "role": "R02"}
HASHES = "SELECT password_hash FROM people WHERE password_hash != ''"
# Where what was done is written down; a person's own row has the hash, and nothing else has.
EVERYTHING = """
SELECT string_agg(line, ' ') FROM (
    SELECT a::text AS line FROM audit a UNION ALL SELECT i::text FROM imports i
    UNION ALL SELECT f::text FROM import_faults f UNION ALL SELECT j::text FROM jobs j
) AS written
"""
FILE = f"Nombre;Apellidos;Usuario;Contraseña;Rol\nAna;Rey;ana;{FIRST};R01\nEva;Sol;eva;{SHORT};R01\n"


class Heard:
    """Everything that a client was answered, as text."""

    def __init__(self, client):
        self.said = []
        client.event_hooks["response"].append(self._hear)

    async def _hear(self, answer):
        await answer.aread()
        self.said.append(answer.text)
        if answer.content.startswith(b"PK"):
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                self.said += [archive.read(name).decode("utf-8", "replace") for name in archive.namelist()]


async def use_passwords(admin, nobody):
    """Give, mistake, change and set passwords, as people do. Answers who has them."""
    body = {**CLARA, "password": FIRST, "password_repeat": FIRST}
    made = data_of(await admin.post("users", json=body), 201)
    short = {**body, "username": "otra", "password": SHORT, "password_repeat": SHORT}
    assert (await admin.post("users", json=short)).status_code == 400
    who = {"email": CLARA["username"]}
    assert (await nobody.post("front/login", json={**who, "password": WRONG})).status_code == 401
    token = data_of(await nobody.post("front/login", json={**who, "password": FIRST}))["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for current, status in ((WRONG, 400), (FIRST, 200)):
        change = {"password": current, "new_password": SECOND, "password_repeat": SECOND}
        answer = await nobody.put("front/profile/password", json=change, headers=headers)
        assert answer.status_code == status
    data_of(await admin.put(f"users/{made['guid']}", json={"password": THIRD}))
    for path in ("users/whoami", "front/profile"):
        await nobody.get(path, headers=headers)
    return made["guid"]


async def take_out(admin, workbench, guid):
    """Everything that the back office gives of people: lists, details, history, audit and files."""
    for path in (
        "users",
        f"users/{guid}",
        f"users/{guid}/history",
        f"users/{guid}/versions",
        "audit?pageSize=200",
        "jobs",
    ):
        await admin.get(path)
    for call in ("users/export", "users-admin/export", "audit/export", f"users/{guid}/personal-data/export"):
        asked = data_of(await admin.post(call), 202)
        await workbench.finish(asked["id"], admin.tenant)
        file = await admin.get(f"exports/{asked['id']}/download")
        assert file.status_code == 200, call
        assert file.content


async def read_amiss(admin):
    """A file in which no header tells any more where the passwords stand."""
    begun = await begin_import(admin, "users.users", FILE.encode("cp1252"))
    assert begun["top"] == []
    address = f"imports/{begun['guid']}/reading"
    for reading in ({"separator": ","}, {"encoding": "mac-roman"}, {"encoding": "utf-16"}):
        assert "clave" not in str(data_of(await admin.post(address, json=reading))["preview"])
    assert (await admin.post(address, json={"headers_at": 2})).status_code == 400


async def import_people(admin, workbench):
    """People of a file, one of whom has a wrong password; the file of the refused comes back."""
    await read_amiss(admin)
    done = await import_file(admin, workbench, "users.users", FILE.encode())
    assert (done["written"], done["refused"]) == (1, 1)
    assert done["preview"][1][:4] == ["Eva", "Sol", "eva", "••••••••"]
    (fault,) = rows_of(await admin.get(f"imports/{done['guid']}/faults"))
    assert (fault["header"], fault["value"]) == ("Contraseña", "")
    refused = (await admin.get(f"imports/{done['guid']}/refused")).content.decode("utf-8-sig")
    assert refused.splitlines()[1].startswith("Eva;Sol;eva;;R01;")


@pytest.mark.spec("KER-031")
async def test_no_answer_log_or_export_has_a_password_or_its_hash(client, alone, workbench, database, capfd):
    admin, nobody = await client(alone, "R04"), await client(alone)
    heard = [Heard(one).said for one in (admin, nobody)]
    guid = await use_passwords(admin, nobody)
    await import_people(admin, workbench)
    await take_out(admin, workbench, guid)
    data_of(await send_json(admin, "DELETE", "users", {"guids": [guid]}))
    async with database.transaction(alone) as session:
        stored = list(await session.scalars(text(HASHES)))
        written = await session.scalar(text(EVERYTHING))
    hashes = {value.rpartition("$")[2] for value in stored}
    assert len(stored) >= 2
    assert all(value.startswith("$argon2id$") for value in stored)
    assert await HASHING.verify(stored[0], THIRD) or await HASHING.verify(stored[1], THIRD)
    log = "".join(capfd.readouterr())
    places = {"answers": "".join(part for said in heard for part in said), "log": log, "tables": written}
    for name, place in places.items():
        assert len(place) > 1000, name
        for secret in (*SECRETS, *hashes, "argon2"):
            assert secret not in place, (name, secret)
