"""Importing links: looked at first, written in batches, what is refused comes back with its reasons."""

import io
from uuid import uuid4

import msgspec
import openpyxl
import pytest
from estante.imports import jobs
from estante.imports.models import ImportFault, ImportRun
from estante.imports.retention import expire_imports
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import NoPayload
from estante.testing.answers import rows_of
from sqlalchemy import func, select, text

HEADER = "Nombre;Dirección;ERP\n"
GOOD = [f"Enlace {n};https://example.org/{n};erp-{n}" for n in range(7)]


def table(*lines):
    return (HEADER + "\n".join(lines) + "\n").encode()


async def upload(admin, content, name="enlaces.csv"):
    size = {"name": name, "size": len(content), "mime_type": "text/csv", "purpose": "estante.import"}
    made = await admin.post("uploads", json=size)
    assert made.status_code == 201, made.text
    address = made.headers["location"].partition("/api/")[2]
    headers = {
        "Tus-Resumable": "1.0.0",
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
    }
    sent = await admin.patch(address, content=content, headers=headers)
    assert sent.status_code in (200, 204), sent.text
    return address.rpartition("/")[2]


async def start(admin, content, name="enlaces.csv", status=201):
    body = {"name": "contents.links", "upload": await upload(admin, content, name)}
    answer = await admin.post("imports", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()["data"] if status == 201 else answer.json()


async def run(admin, workbench, tenant, guid, step, **body):
    answer = await admin.post(f"imports/{guid}/{step}", **body)
    assert answer.status_code == 202, answer.text
    await workbench.finish(answer.json()["data"]["job"], tenant)
    return (await admin.get(f"imports/{guid}")).json()["data"]


async def check(admin, workbench, tenant, made, mapping=None):
    body = {"mapping": mapping or made["mapping"]}
    return await run(admin, workbench, tenant, made["guid"], "check", json=body)


async def faults(admin, guid):
    rows = (await admin.get(f"imports/{guid}/faults")).json()["data"]
    return [(one["line"], one["header"], one["value"]) for one in rows]


async def names(admin):
    rows = (await admin.get("cms/contents", params={"pageSize": 200})).json()["data"]
    return {one["name"] for one in rows}


async def test_a_file_is_looked_at_written_and_its_refused_rows_come_back(client, tenant, workbench):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD, "X;https://example.org/x;", "Sin dirección;;erp-a"))
    assert made["headers"] == ["Nombre", "Dirección", "ERP"]
    assert made["mapping"] == {"name": 0, "url": 1, "erp_id": 2}
    assert (made["encoding"], made["separator"], made["preview"][0][0]) == ("utf-8", ";", "Enlace 0")
    checked = await check(admin, workbench, tenant, made)
    assert (checked["state"], checked["rows"], checked["written"], checked["refused"]) == ("checked", 9, 7, 2)
    assert (checked["total"], checked["preview"]) == (9, made["preview"])
    assert await names(admin) == set()
    assert await faults(admin, made["guid"]) == [(9, "Nombre", "X"), (10, "Dirección", "")]
    done = await run(admin, workbench, tenant, made["guid"], "write")
    assert (done["state"], done["written"], done["refused"]) == ("done", 7, 2)
    assert await names(admin) == {f"Enlace {n}" for n in range(7)}
    refused = await admin.get(f"imports/{made['guid']}/refused")
    lines = refused.content.decode("utf-8-sig").splitlines()
    assert lines[0] == "Nombre;Dirección;ERP;Motivos"
    assert lines[1].startswith("X;https://example.org/x;;Nombre: ")
    assert len(lines) == 3
    again = await admin.post(f"imports/{made['guid']}/write")
    assert (again.status_code, again.json()["code"]) == (409, "IMPORT_STATE")


async def test_a_dry_run_finds_what_only_the_database_knows(client, tenant, workbench):
    admin = await client(tenant, "R04")
    link = {"name": "Ya está", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    await admin.post("cms/contents", json={**link, "erp_id": "erp-3"})
    made = await start(admin, table(*GOOD, "Otra vez;https://example.org/7;ERP-2"))
    checked = await check(admin, workbench, tenant, made)
    assert (checked["written"], checked["refused"]) == (6, 2)
    refused = await faults(admin, made["guid"])
    assert refused == [(5, "ERP", "erp-3"), (9, "ERP", "ERP-2")]
    assert await names(admin) == {"Ya está"}


async def test_a_sheet_of_a_spreadsheet_is_imported_too(client, tenant, workbench):
    book, content = openpyxl.Workbook(), io.BytesIO()
    for row in (
        ["Título", "Enlace"],
        ["Uno más", "https://example.org/1"],
        ["=1+1", "https://example.org/2"],
    ):
        book.active.append(row)
    book.save(content)
    admin = await client(tenant, "R04")
    made = await start(admin, content.getvalue(), "enlaces.xlsx")
    assert made["mapping"] == {"name": 0, "url": 1}
    checked = await check(admin, workbench, tenant, made)
    # A formula whose value nobody has computed is no value.
    assert (checked["written"], checked["refused"]) == (1, 1)


MAPPINGS = {
    "an unknown field": ({"name": 0, "url": 1, "colour": 2}, {"mapping.colour": "unknown"}),
    "a column that is not there": ({"name": 0, "url": 9}, {"mapping.url": "maximum"}),
    "a column twice": (
        {"name": 0, "url": 0},
        {"mapping.name": "column_twice", "mapping.url": "column_twice"},
    ),
    "no column for what is needed": ({"name": 0}, {"mapping.url": "required"}),
}


@pytest.mark.parametrize(("mapping", "codes"), MAPPINGS.values(), ids=MAPPINGS)
async def test_a_wrong_mapping_is_refused_by_field(client, tenant, mapping, codes):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD))
    answer = await admin.post(f"imports/{made['guid']}/check", json={"mapping": mapping})
    assert answer.status_code == 400
    assert {one["field"]: one["code"] for one in answer.json()["errors"]} == codes


async def test_a_broken_file_is_refused_with_its_line_and_stays_free(client, tenant):
    admin = await client(tenant, "R04")
    refused = await start(admin, HEADER.encode() + b'"Uno;https://example.org\n', status=422)
    assert "2" in refused["message"]
    empty = await start(admin, b"\n\n", status=422)
    assert empty["code"] == "UNPROCESSABLE"


MAC = "Título;Dirección\nEl año de los ñandúes;https://example.org/1\n"


async def read_as(admin, made, **reading):
    answer = await admin.post(f"imports/{made['guid']}/reading", json=reading)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("encoding", ["mac-roman", "cp850", "cp1252", "utf-16"])
async def test_letters_of_any_program_are_stored_as_they_were_written(client, tenant, workbench, encoding):
    admin = await client(tenant, "R04")
    made = await start(admin, MAC.replace("\n", "\r").encode(encoding))
    assert (made["encoding"], made["preview"][0][0]) == (encoding, "El año de los ñandúes")
    await check(admin, workbench, tenant, made)
    await run(admin, workbench, tenant, made["guid"], "write")
    assert await names(admin) == {"El año de los ñandúes"}


async def test_a_person_chooses_the_encoding_and_what_is_no_letter_is_never_stored(client, tenant, workbench):
    admin = await client(tenant, "R04")
    made = await start(admin, MAC.encode("mac-roman"))
    await check(admin, workbench, tenant, made)
    other = await read_as(admin, made, encoding="utf-8")
    assert (other["encoding"], other["state"], other["job"], other["rows"]) == ("utf-8", "uploaded", None, 0)
    assert (await admin.post(f"imports/{made['guid']}/write")).status_code == 409
    checked = await check(admin, workbench, tenant, made | {"mapping": {"name": 0, "url": 1}})
    assert (checked["written"], checked["refused"]) == (0, 1)
    assert "letras" in (await admin.get(f"imports/{made['guid']}/faults")).json()["data"][0]["message"]
    again = await read_as(admin, made)
    assert (again["encoding"], again["mapping"]) == ("mac-roman", {"name": 0, "url": 1})
    checked = await check(admin, workbench, tenant, again)
    assert (checked["written"], checked["refused"]) == (1, 0)


async def test_headers_below_a_title_are_found_or_chosen(client, tenant, workbench):
    admin = await client(tenant, "R04")
    content = "Listado de enlaces;;\n;;\n" + table(*GOOD, "X;https://example.org;").decode()
    made = await start(admin, content.encode())
    assert (made["headers"], made["headers_at"]) == (["Nombre", "Dirección", "ERP"], 3)
    assert made["top"][:2] == [
        {"line": 1, "cells": ["Listado de enlaces"]},
        {"line": 3, "cells": ["Nombre", "Dirección", "ERP"]},
    ]
    other = await read_as(admin, made, headers_at=4)
    assert (other["headers"][0], other["mapping"]) == ("Enlace 0", {})
    reading = await read_as(admin, made, encoding="utf-8", separator=";")
    checked = await check(admin, workbench, tenant, reading)
    assert (checked["written"], checked["refused"], await faults(admin, made["guid"])) == (
        7,
        1,
        [(11, "Nombre", "X")],
    )
    refused = (await admin.get(f"imports/{made['guid']}/refused")).content.decode("utf-8-sig").splitlines()
    assert (refused[0], refused[1][:22]) == ("Nombre;Dirección;ERP;Motivos", "X;https://example.org;")


async def test_a_cell_with_a_link_and_an_address_of_a_telephone_are_taken(client, tenant, workbench):
    book, content = openpyxl.Workbook(), io.BytesIO()
    for row in (
        ["Recursos"],
        [],
        ["Título", "URL"],
        ["Vídeo", "Ver el vídeo"],
        ["Otro", "HTTPS://b.example/A"],
    ):
        book.active.append(row)
    book.active["B4"].hyperlink = "Https://a.example/Video"
    book.save(content)
    admin = await client(tenant, "R04")
    made = await start(admin, content.getvalue(), "enlaces.xlsx")
    assert (made["headers_at"], made["preview"][0]) == (3, ["Vídeo", "Https://a.example/Video"])
    checked = await check(admin, workbench, tenant, made)
    assert (checked["written"], checked["refused"]) == (2, 0)
    await run(admin, workbench, tenant, made["guid"], "write")
    rows = (await admin.get("cms/contents", params={"pageSize": 200})).json()["data"]
    answers = [(await admin.get(f"cms/contents/{row['guid']}")).json()["data"] for row in rows]
    assert {each["url"] for each in answers} == {"https://a.example/Video", "https://b.example/A"}
    link = {
        "name": "De un teléfono",
        "type_guid": "CTTY_06",
        "url": " Https://c.example/A ",
        "is_teacher_only": 0,
    }
    typed = await admin.post("cms/contents", json=link)
    assert typed.json()["data"]["url"] == "https://c.example/A"


READINGS = {
    "an encoding of a sheet": ("xlsx", {"encoding": "utf-8"}, "encoding", "unknown"),
    "a line that is not there": ("csv", {"headers_at": 99}, "headers_at", "choice"),
    "an encoding that nobody reads": ("csv", {"encoding": "cp037"}, "encoding", "choice"),
}


@pytest.mark.parametrize(("format", "reading", "field", "code"), READINGS.values(), ids=READINGS)
async def test_a_wrong_reading_is_refused_by_field(client, tenant, format, reading, field, code):
    admin = await client(tenant, "R04")
    book, content = openpyxl.Workbook(), io.BytesIO()
    book.active.append(["Título", "URL"])
    book.save(content)
    made = await start(admin, table(*GOOD) if format == "csv" else content.getvalue(), f"enlaces.{format}")
    answer = await admin.post(f"imports/{made['guid']}/reading", json=reading)
    assert answer.status_code == 400
    assert [(one["field"], one["code"]) for one in answer.json()["errors"]] == [(field, code)]
    stranger = await client(tenant, "R04")
    assert (await stranger.post(f"imports/{made['guid']}/reading", json={})).status_code == 404


async def test_an_import_is_its_persons_and_its_tenants_alone(client, tenant, other_tenant):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD))
    for stranger in (await client(tenant, "R04"), await client(other_tenant, "R04")):
        for call in (f"imports/{made['guid']}", f"imports/{made['guid']}/refused"):
            assert (await stranger.get(call)).status_code == 404
        assert (await stranger.post(f"imports/{made['guid']}/write")).status_code == 404


@pytest.mark.parametrize("role", ["R01", "R02", "R05"])
async def test_who_may_not_create_may_not_import(client, tenant, role):
    somebody = await client(tenant, role)
    kinds = rows_of(await somebody.get("import-kinds"))
    assert "contents.links" not in {kind["name"] for kind in kinds}
    assert (await somebody.get("import-kinds/contents.links/template")).status_code == 403
    answer = await somebody.post("imports", json={"name": "contents.links", "upload": str(uuid4())})
    assert (answer.status_code, answer.json()["action"]) == (403, "contents.create")


async def kind_of_links(somebody):
    """What the import of links is, as it is offered to somebody."""
    kinds = rows_of(await somebody.get("import-kinds"))
    return next(kind for kind in kinds if kind["name"] == "contents.links")


async def test_the_kinds_and_their_template_are_there_for_who_may(client, tenant):
    admin = await client(tenant, "R04")
    kind = await kind_of_links(admin)
    assert (kind["title"], kind["page"]) == ("Importar enlaces", "/contents")
    assert [one["name"] for one in kind["fields"] if one["is_required"]] == ["name", "url"]
    template = await admin.get("import-kinds/contents.links/template")
    assert template.content.decode("utf-8-sig").splitlines() == ["Nombre;Dirección;Descripción;ID ERP"]
    sheet = await admin.get("import-kinds/contents.links/template", params={"format": "xlsx"})
    assert sheet.headers["content-disposition"].endswith("contents.links.xlsx")
    (headers,) = openpyxl.load_workbook(io.BytesIO(sheet.content)).worksheets[0].values
    assert headers == ("Nombre", "Dirección", "Descripción", "ID ERP")
    brazil = await client(tenant, "R04", lang_id="pt")
    kind = await kind_of_links(brazil)
    assert [one["label"] for one in kind["fields"]] == ["Nome", "Endereço", "Descrição", "ID ERP"]
    wrong = await admin.get("import-kinds/contents.links/template", params={"format": "pdf"})
    assert wrong.status_code == 400


async def test_a_file_that_is_broken_further_down_writes_nothing(
    client, tenant, workbench, monkeypatch, services
):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD, '"Sin fin;https://example.org'))
    small = msgspec.structs.replace(services.registry.imports["contents.links"], batch=2)
    monkeypatch.setattr(type(services.registry), "imports", {small.name: small})
    broken = await check(admin, workbench, tenant, made)
    assert (broken["state"], broken["total"], broken["rows"]) == ("checking", None, 0)
    job = (await admin.get(f"jobs/{broken['job']}")).json()["data"]
    assert (job["status"], job["page"]) == ("failed", f"/imports/{made['guid']}")
    assert "9" in job["error"]["message"]


async def test_a_run_that_was_broken_off_goes_on_and_writes_nothing_twice(
    client, tenant, workbench, database, monkeypatch, services
):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD, "X;https://example.org;"))
    await check(admin, workbench, tenant, made)
    spec = services.registry.imports["contents.links"]
    small = {spec.name: msgspec.structs.replace(spec, batch=3)}
    monkeypatch.setattr(type(services.registry), "imports", small)
    settle = jobs._settle
    settled: list[str] = []

    async def until_the_second(*arguments, **named):
        if len(settled) == 1:
            settled.append("killed")
            raise OSError("killed")
        settled.append("batch")
        await settle(*arguments, **named)

    monkeypatch.setattr(jobs, "_settle", until_the_second)
    done = await run(admin, workbench, tenant, made["guid"], "write")
    assert (done["state"], done["rows"], done["written"], done["refused"]) == ("done", 8, 7, 1)
    assert settled[1] == "killed"
    async with database.transaction(tenant) as session:
        count = await session.scalar(text("SELECT count(*) FROM contents"))
        assert count == 7
        assert await session.scalar(select(func.count()).select_from(ImportFault)) == 1


async def test_a_week_old_import_is_forgotten_with_its_file(client, tenant, database, services):
    admin = await client(tenant, "R04")
    made = await start(admin, table(*GOOD))
    async with database.transaction(tenant) as session:
        await session.execute(text("UPDATE imports SET created_at = now() - interval '8 days'"))
    await expire_imports(JobContext(services.work, tenant), NoPayload())
    assert (await admin.get(f"imports/{made['guid']}")).status_code == 404
    async with database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(ImportRun)) == 0
        due = await session.scalar(text("SELECT expires_at <= now() FROM stored_files"))
        assert due is True
