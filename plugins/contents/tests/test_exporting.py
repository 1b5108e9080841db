"""The contents list as a CSV: its columns, its rows, and what spreadsheets of a language expect."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of
from estante.testing.workbench import Workbench
from sqlalchemy import text

from .conftest import Editor

WEB = Path(__file__).parents[1] / "web" / "locales"
SERVER = Path(__file__).parents[1] / "estante_contents" / "texts"
Edit = Callable[..., Awaitable[Editor]]


async def exported(editor: Editor, workbench: Workbench, body: object = None, **query: str) -> list[str]:
    """The lines of a CSV of the list, without the byte order mark."""
    asked = data_of(await editor.client.post("cms/contents/export", params=query, json=body), 202)
    await workbench.finish(asked["id"], editor.tenant)
    answer = await editor.client.get(f"exports/{asked['id']}/download")
    assert answer.content.startswith(b"\xef\xbb\xbf")
    return answer.content.decode("utf-8-sig").splitlines()


@pytest.mark.spec("CON-007")
async def test_the_list_on_screen_becomes_a_csv(editor: Editor, workbench: Workbench) -> None:
    await editor.create(name="=2+2", type_guid="CTTY_05")
    await editor.create(name="Vídeo, con coma", type_guid="CTTY_03")
    await editor.create(name="Fuera", type_guid="CTTY_04")
    query = {"type": ["CTTY_03", "CTTY_05"], "orderBy": "name"}
    asked = data_of(await editor.client.post("cms/contents/export", params=query), 202)
    assert asked["status"] == "queued"
    await workbench.finish(asked["id"], editor.tenant)
    made = data_of(await editor.client.get(f"exports/{asked['id']}"))
    assert (made["status"], made["rows"]) == ("downloaded", 2)
    lines = (
        (await editor.client.get(f"exports/{asked['id']}/download")).content.decode("utf-8-sig").splitlines()
    )
    assert lines[0].startswith("GUID;Contenido;Tipo;Autoría;País;Estado")
    assert [line.partition(";")[2][:30] for line in lines[1:]] == [
        "'=2+2;PDF;Ana Pérez;;Activo;No",
        "Vídeo, con coma;Video;Ana Pére",
    ]


@pytest.mark.spec("CON-007")
async def test_a_csv_has_the_chosen_columns_in_their_order_and_the_chosen_rows(
    editor: Editor, workbench: Workbench
) -> None:
    made = [await editor.create(name=name, erp_id=f"erp-{name}") for name in ("Uno", "Dos", "Tres")]
    guids = [one["guid"] for one in made]
    columns = {"columns": ["status", "name", "erp_id"]}
    some = await exported(editor, workbench, {**columns, "guids": guids[:2]}, orderBy="name")
    assert some == ["Estado;Contenido;ID ERP", "Activo;Dos;erp-Dos", "Activo;Uno;erp-Uno"]
    rest = await exported(editor, workbench, {"columns": ["name"], "except": guids[:1]}, orderBy="-name")
    assert rest == ["Contenido", "Tres", "Dos"]
    odd: list[dict[str, object]]
    odd = [{"columns": ["name", "password"]}, {"guids": []}, {"colour": "red"}, {"guids": ["x"]}]
    for wrong in odd:
        assert (await editor.client.post("cms/contents/export", json=wrong)).status_code == 400
    refused = (await editor.client.post("cms/contents/export", json={"columns": ["name", "colour"]})).json()
    assert [one["field"] for one in refused["errors"]] == ["columns.1"]
    assert "erp_id" in refused["errors"][0]["message"]


@pytest.mark.spec("CON-007")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("es", ["Tipo;Público", "Enlace;No"]),
        ("pt", ["Tipo;Público", "Link;Não"]),
        ("en", ["Type,Public", "Link,No"]),
    ],
)
async def test_a_csv_is_separated_as_spreadsheets_of_the_language_expect(
    tenant: Tenant, edit: Edit, workbench: Workbench, lang: str, lines: list[str]
) -> None:
    editor = await edit(tenant, lang_id=lang)
    await editor.create()
    assert await exported(editor, workbench, {"columns": ["type", "is_public"]}) == lines


@pytest.mark.spec("CON-007")
async def test_days_and_hours_are_those_of_the_tenant(
    new_tenant: Callable[..., Tenant], edit: Edit, database: Database, workbench: Workbench
) -> None:
    tenant = new_tenant(time_zone="America/Sao_Paulo")
    editor = await edit(tenant)
    made = await editor.create(name="De madrugada")
    # Half past one in Greenwich is the evening of the day before in São Paulo.
    async with database.transaction(tenant) as session:
        await session.execute(
            text("UPDATE contents SET created_at = '2026-03-02T01:30:00Z' WHERE guid = :guid"),
            {"guid": made["guid"]},
        )
    listed = {
        day: len(rows_of(await editor.client.get("cms/contents", params={"createdAt": f"{day}..{day}"})))
        for day in ("2026-03-01", "2026-03-02")
    }
    assert listed == {"2026-03-01": 1, "2026-03-02": 0}
    lines = await exported(editor, workbench, {"columns": ["created_at"]}, createdAt="..2026-03-01")
    assert lines == ["Creado", "2026-03-01 22:30"]


# Column of the CSV -> the text of its heading on the screen.
HEADINGS = {
    "name": "list.content",
    "type": "list.type",
    "author": "list.author",
    "country": "list.country",
    "status": "list.status",
    "created_at": "list.created",
    "updated_at": "list.updated",
    "erp_id": "fields.erpId",
    "guid": "fields.guid",
    "is_public": "fields.isPublic",
    "is_teacher_only": "fields.isTeacherOnly",
}


@pytest.mark.spec("CON-007")
@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_headings_are_those_of_the_screen(lang: str) -> None:
    columns = json.loads((SERVER / f"{lang}.json").read_text("utf-8"))["contents"]["columns"]
    screen = json.loads((WEB / f"{lang}.json").read_text("utf-8"))
    shown = {name: screen[key.split(".")[0]][key.split(".")[1]] for name, key in HEADINGS.items()}
    # Sizes are shown with their unit; in a file the heading has it.
    shown["size"] = f"{screen['list']['size']} (bytes)"
    assert columns == shown
