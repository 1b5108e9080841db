"""Projects by their calls: asked for, delivered until they are due, and marked."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, wrong_fields
from estante_contents.contracts import PupilDirectory

from .conftest import Editor, SignIn, sample

Edit = Callable[..., Awaitable[Editor]]
ASKED = {"statement": "<p>Mide la lluvia <strong onclick='a()'>una semana</strong></p>", "max_points": 10}
TOMORROW = (datetime.now(UTC) + timedelta(days=1)).isoformat()
YESTERDAY = (datetime.now(UTC) - timedelta(days=1)).isoformat()


async def ask(editor: Editor, **fields: object) -> str:
    """A project that anybody can open: its guid."""
    made = await editor.create(type_guid="CTTY_17", name="La lluvia", is_public=True)
    path = f"cms/contents/{made['guid']}/project"
    data_of(await editor.client.put(path, json=ASKED | fields))
    return str(made["guid"])


async def deliver(pupil: Any, guid: str, tag: str | None = None, **fields: object) -> Any:
    headers = {"If-Match": tag} if tag else {}
    return await pupil.put(f"cms/contents/{guid}/delivery", json=fields, headers=headers)


async def listed(client: Any, guid: str, **query: str) -> list[Json]:
    return rows_of(await client.get(f"cms/contents/{guid}/deliveries", params=query))


@pytest.mark.spec("CON-064", part="the server")
async def test_a_project_holds_a_statement_materials_and_a_due_date(editor: Editor, client: SignIn) -> None:
    guid = await ask(editor, due_at=TOMORROW)
    upload = await editor.upload("tabla.pdf", sample("texto.pdf"), "contents.material")
    path = f"cms/contents/{guid}/project"
    material = data_of(await editor.client.post(f"{path}/materials", json={"upload_guid": upload}), 201)
    student = await client(editor.tenant, "R01")
    seen = data_of(await student.get(path))
    assert seen["statement"] == "<p>Mide la lluvia <strong>una semana</strong></p>"
    assert (seen["is_open"], seen["takes_file"], seen["takes_text"]) == (True, True, True)
    assert datetime.fromisoformat(seen["due_at"]) == datetime.fromisoformat(TOMORROW)
    [shown] = seen["materials"]
    assert (shown["name"], shown["media_type"], shown["guid"]) == (
        "tabla.pdf",
        "application/pdf",
        material["guid"],
    )
    assert "download=tabla.pdf" in shown["url"]
    assert (await student.put(path, json=ASKED)).status_code == 403
    gone = await editor.client.delete(f"{path}/materials/{material['guid']}")
    assert gone.status_code == 204
    assert data_of(await student.get(path))["materials"] == []
    again = await editor.client.delete(f"{path}/materials/{material['guid']}")
    assert again.status_code == 404


@pytest.mark.spec("CON-064", part="a delivery")
async def test_a_delivery_is_a_text_or_a_file_and_is_replaced_until_it_is_due(
    editor: Editor, edit: Edit
) -> None:
    guid = await ask(editor, due_at=TOMORROW)
    pupil = await edit(editor.tenant, "R01")
    nothing = await pupil.client.get(f"cms/contents/{guid}/delivery")
    assert (nothing.json()["data"], nothing.status_code) == (None, 200)
    assert wrong_fields(await deliver(pupil.client, guid)) == {"answer": "nothing_delivered"}
    first = await deliver(pupil.client, guid, answer=" Llovió el lunes. ")
    assert data_of(first)["answer"] == "Llovió el lunes."
    upload = await pupil.upload("registro.pdf", sample("texto.pdf"), "contents.delivery")
    stale = await deliver(pupil.client, guid, '"0"', file=upload)
    assert stale.status_code == 412
    second = data_of(await deliver(pupil.client, guid, first.headers["etag"], file=upload))
    assert (second["answer"], second["file"]["name"]) == ("", "registro.pdf")
    again = data_of(await deliver(pupil.client, guid, answer="Y el martes"))
    assert again["file"]["name"] == "registro.pdf"
    [row] = await listed(editor.client, guid)
    assert (row["answer"], row["name"], row["points"]) == ("Y el martes", "registro.pdf", None)
    path = f"cms/contents/{guid}/project"
    data_of(await editor.client.put(path, json=ASKED | {"due_at": YESTERDAY}))
    late = await deliver(pupil.client, guid, answer="Tarde")
    assert (late.status_code, late.json()["code"]) == (422, "DELIVERY_CLOSED")
    assert data_of(await pupil.client.get(f"cms/contents/{guid}/delivery"))["answer"] == "Y el martes"


async def test_who_teaches_marks_and_gives_back(editor: Editor, client: SignIn) -> None:
    guid = await ask(editor)
    pupil, other = await client(editor.tenant, "R01"), await client(editor.tenant, "R01")
    for each, words in ((pupil, "Lunes"), (other, "Martes")):
        data_of(await deliver(each, guid, answer=words))
    rows = {row["answer"]: row for row in await listed(editor.client, guid)}
    assert rows.keys() == {"Lunes", "Martes"}
    path = f"cms/contents/{guid}/deliveries/{rows['Lunes']['guid']}/mark"
    tag = {"If-Match": f'"{rows["Lunes"]["version"]}"'}
    too_many = await editor.client.put(path, json={"points": 10.5}, headers=tag)
    assert wrong_fields(too_many) == {"points": "max"}
    mark = {"points": 8.5, "feedback": "<p>Bien <script>a()</script></p>"}
    data_of(await editor.client.put(path, json=mark, headers=tag))
    assert (await editor.client.put(path, json=mark, headers=tag)).status_code == 412
    seen = data_of(await pupil.get(f"cms/contents/{guid}/delivery"))
    assert (seen["points"], seen["max_points"]) == (8.5, 10)
    assert "script" not in seen["feedback"]
    assert [row["answer"] for row in await listed(editor.client, guid, state="to_mark")] == ["Martes"]
    closed = await deliver(pupil, guid, answer="Otra")
    assert (closed.status_code, "corregida" in closed.json()["message"]) == (422, True)
    data_of(await editor.client.put(path, json={"feedback": "<p>Hazlo otra vez</p>"}))
    assert data_of(await deliver(pupil, guid, answer="Otra"))["points"] is None
    assert (await pupil.get(f"cms/contents/{guid}/deliveries")).status_code == 403
    assert (await other.put(path, json=mark)).status_code == 403


async def test_a_teacher_marks_the_own_pupils_only(
    editor: Editor, client: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    guid = await ask(editor)
    pupil, other = await client(editor.tenant, "R01"), await client(editor.tenant, "R01")
    teacher = await client(editor.tenant, "R02")
    for each, words in ((pupil, "Mío"), (other, "Ajeno")):
        data_of(await deliver(each, guid, answer=words))
    assert await listed(teacher, guid) == []
    assert pupil.person is not None
    assert teacher.person is not None
    taught = f"SELECT '{pupil.person.guid}'::uuid AS guid WHERE $1::uuid = '{teacher.person.guid}'::uuid"
    hook = PluginRegistry.hook

    def hooked(registry: PluginRegistry, name: str, tenant: Tenant | None = None) -> Any:
        if name == "register_pupils":
            return lambda: [[PupilDirectory("classes", taught)]]
        return hook(registry, name, tenant)

    monkeypatch.setattr(PluginRegistry, "hook", hooked)
    [row] = await listed(teacher, guid)
    assert row["answer"] == "Mío"
    path = f"cms/contents/{guid}/deliveries"
    data_of(await teacher.put(f"{path}/{row['guid']}/mark", json={"points": 7}))
    others = next(each for each in await listed(editor.client, guid) if each["answer"] == "Ajeno")
    assert (await teacher.put(f"{path}/{others['guid']}/mark", json={"points": 7})).status_code == 404


async def test_only_what_a_project_takes_is_delivered(editor: Editor, edit: Edit) -> None:
    text, file = await ask(editor, takes_file=False), await ask(editor, takes_text=False)
    pupil = await edit(editor.tenant, "R01")
    upload = await pupil.upload("registro.pdf", sample("texto.pdf"), "contents.delivery")
    assert wrong_fields(await deliver(pupil.client, text, file=upload)) == {"file": "only_text"}
    assert wrong_fields(await deliver(pupil.client, file, answer="Hola")) == {"answer": "only_file"}
    assert data_of(await deliver(pupil.client, file, file=upload))["file"]["name"] == "registro.pdf"
    neither = {"takes_file": False, "takes_text": False}
    refused = await editor.client.put(f"cms/contents/{text}/project", json=ASKED | neither)
    assert wrong_fields(refused) == {"takes_text": "one_delivery"}
    link = await editor.create()
    assert (await editor.client.get(f"cms/contents/{link['guid']}/project")).status_code == 404
    assert (await deliver(pupil.client, str(uuid4()), answer="Hola")).status_code == 404


async def test_who_may_not_open_a_project_delivers_nothing(editor: Editor, client: SignIn) -> None:
    made = await editor.create(type_guid="CTTY_17", name="La lluvia")
    path = f"cms/contents/{made['guid']}/project"
    data_of(await editor.client.put(path, json=ASKED))
    student = await client(editor.tenant, "R01")
    assert (await student.get(path)).status_code == 403
    assert (await deliver(student, made["guid"], answer="Hola")).status_code == 403


async def test_a_project_says_when_nothing_is_asked(editor: Editor, client: SignIn) -> None:
    made = await editor.create(type_guid="CTTY_17", name="La lluvia", is_public=True)
    student = await client(editor.tenant, "R01")

    async def seen() -> Json:
        return data_of(await student.get(f"cms/contents/{made['guid']}"))

    assert (await seen())["refusal"]["code"] == "NOT_WRITTEN"
    assert rows_of(await student.get("front/contents")) == []
    data_of(await editor.client.put(f"cms/contents/{made['guid']}/project", json=ASKED))
    assert (await seen())["payload"] == {"file": None, "opens_as": None}
    assert [row["guid"] for row in rows_of(await student.get("front/contents"))] == [made["guid"]]


@pytest.mark.one_in(3)
@pytest.mark.spec("VIE-117", part="the server")
@pytest.mark.parametrize(
    ("file", "kind"), [("texto.pdf", "CTTY_05"), ("portada-800x600.jpg", "CTTY_07"), ("guia.docx", "CTTY_12")]
)
async def test_the_file_of_a_project_opens_by_its_format(editor: Editor, file: str, kind: str) -> None:
    made = await editor.create_from(file, type_guid="CTTY_17", is_public=True)
    assert made["storage_status"] == "upload-done"
    assert made["payload"]["opens_as"] == kind
    assert made["payload"]["file"]["media_type"]


async def test_a_copy_asks_for_the_same_and_has_no_deliveries(editor: Editor, edit: Edit) -> None:
    guid = await ask(editor)
    upload = await editor.upload("tabla.pdf", sample("texto.pdf"), "contents.material")
    path = "cms/contents/{}/project"
    made = await editor.client.post(f"{path.format(guid)}/materials", json={"upload_guid": upload})
    data_of(made, 201)
    pupil = await edit(editor.tenant, "R01")
    data_of(await deliver(pupil.client, guid, answer="Hola"))
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)["guid"]
    first, second = [data_of(await editor.client.get(path.format(one))) for one in (guid, copy)]
    assert first["statement"] == second["statement"]
    assert [file["name"] for file in second["materials"]] == ["tabla.pdf"]
    assert await listed(editor.client, copy) == []
    material = first["materials"][0]["guid"]
    assert (await editor.client.delete(f"{path.format(guid)}/materials/{material}")).status_code == 204
    [still] = data_of(await editor.client.get(path.format(copy)))["materials"]
    assert still["name"] == "tabla.pdf"
