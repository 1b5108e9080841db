"""What each editorial role may do with what others made, by calls (BO §6)."""

from collections.abc import Awaitable, Callable
from uuid import uuid4

import pytest
from estante.testing.answers import Json, data_of, rows_of, send_json

from .conftest import Editor

Edit = Callable[..., Awaitable[Editor]]
CONTENTS, COLLECTIONS, PUBLICATIONS = "cms/contents", "cms/collections", "cms/publications"
# Sections that are not about what is taught, by a call that reads them.
OTHER_SECTIONS = {
    "users": "users.readList",
    "users-admin": "admin_users.readList",
    "settings": "settings_general.readDetail",
    "system-settings/countries": "settings_countries.readList",
    "v3/evaluation_scale": "settings_scales.readList",
    "evaluable-categories": "settings_categories.readList",
    "v3/custom_fonts": "personalize.readDetail",
    "audit": "audit.readList",
}


async def delete(editor: Editor, path: str, *guids: str) -> Json:
    return data_of(await send_json(editor.client, "DELETE", path, {"guids": list(guids)}))


async def make_shelf(editor: Editor, subject: str, mark: str) -> dict[str, str]:
    """A content, a collection and a publication of somebody's: guids by the path of each."""
    calls = {
        COLLECTIONS: {"collection": f"Plan {mark}"},
        PUBLICATIONS: {"name": f"Ciencias {mark}", "disciplines": [subject]},
    }
    content = await editor.create(name=f"Agua {mark}")
    made = {path: data_of(await editor.client.post(path, json=body), 201) for path, body in calls.items()}
    return {CONTENTS: content["guid"], **{path: one["guid"] for path, one in made.items()}}


async def make_subject(editor: Editor) -> str:
    """A subject of a country."""
    country = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
    guid = data_of(await editor.client.post("system-settings/countries", json=country), 201)["guid"]
    body = {"name": "Ciencias", "country": guid}
    return str(data_of(await editor.client.post("disciplines", json=body), 201)["guid"])


@pytest.mark.spec("KER-064")
async def test_a_publisher_reads_contents_of_every_author_and_deletes_none_of_theirs(
    editor: Editor, edit: Edit
) -> None:
    publisher = await edit(editor.tenant, "R07")
    authors = [editor, await edit(editor.tenant, "R06"), await edit(editor.tenant, "R07")]
    guids = [(await one.create(name=f"De {n}"))["guid"] for n, one in enumerate(authors)]
    assert sorted(await publisher.names()) == ["De 0", "De 1", "De 2"]
    for n, guid in enumerate(guids):
        assert (await publisher.get(guid))["name"] == f"De {n}"
        refused = await send_json(publisher.client, "DELETE", CONTENTS, {"guids": [guid]})
        body = refused.json()
        assert (refused.status_code, body["code"], body["action"]) == (403, "FORBIDDEN", "contents.delete")
    together = await send_json(publisher.client, "DELETE", CONTENTS, {"guids": guids})
    assert together.status_code == 403
    own = await publisher.create(name="Propia")
    mixed = await delete(publisher, CONTENTS, own["guid"], guids[0])
    assert (mixed["deleted"], [one["code"] for one in mixed["refused"]]) == ([own["guid"]], ["FORBIDDEN"])
    unknown = await delete(publisher, CONTENTS, str(uuid4()))
    assert [one["code"] for one in unknown["refused"]] == ["NOT_FOUND"]
    assert sorted(await editor.names()) == ["De 0", "De 1", "De 2"]
    person = publisher.client.person
    assert person is not None
    refusals = rows_of(await editor.client.get("audit", params={"action": "access.refuse"}))
    assert {one["actor_guid"] for one in refusals} == {str(person.guid)}


@pytest.mark.spec("KER-066", part="contents, by calls")
async def test_a_publisher_makes_changes_and_copies_contents_of_anybody(editor: Editor, edit: Edit) -> None:
    publisher = await edit(editor.tenant, "R07")
    theirs = await editor.create(name="Ajena")
    own = await publisher.create(name="Propia")
    for guid in (theirs["guid"], own["guid"]):
        changed = await publisher.client.put(f"{CONTENTS}/{guid}", json={"description": "Con agua"})
        assert data_of(changed)["description"] == "Con agua"
        copy = data_of(await publisher.client.post(f"{CONTENTS}-clone", json={"guid": guid}), 201)
        assert copy["guid"] not in (theirs["guid"], own["guid"])


@pytest.mark.spec("KER-067", part="contents, by calls")
async def test_the_help_desk_has_no_contents_not_even_to_read(editor: Editor, edit: Edit) -> None:
    desk = await edit(editor.tenant, "R05")
    guid = (await editor.create())["guid"]
    guids = {"guids": [guid]}
    for method, path, body in (
        ("GET", CONTENTS, None),
        ("GET", f"{CONTENTS}/{guid}", None),
        ("GET", f"{CONTENTS}/{guid}/history", None),
        ("POST", CONTENTS, {"name": "Otra", "is_teacher_only": 0}),
        ("PUT", f"{CONTENTS}/{guid}", {"name": "Otra"}),
        ("PATCH", f"{CONTENTS}/{guid}", {"status": "inactive"}),
        ("DELETE", CONTENTS, guids),
        ("POST", f"{CONTENTS}-clone", {"guid": guid}),
        ("POST", f"{CONTENTS}/export", None),
        ("POST", f"{CONTENTS}/bulk", {"act": "delete", **guids}),
    ):
        answer = await send_json(desk.client, method, path, body)
        assert answer.status_code == 403, (method, path)
    assert (await editor.get(guid))["status"] == "active"


@pytest.mark.spec("KER-071", part="publications and collections, by calls")
async def test_an_administrator_deletes_what_anybody_made(editor: Editor, edit: Edit) -> None:
    subject = await make_subject(editor)
    for role in ("R06", "R04"):
        author = await edit(editor.tenant, role)
        for path, guid in (await make_shelf(author, subject, f"de {role}")).items():
            assert (await delete(editor, path, guid))["deleted"] == [guid], path
            assert (await editor.client.get(f"{path}/{guid}")).status_code == 404, path


@pytest.mark.spec("KER-073", part="contents, publications and collections, by calls")
async def test_who_lays_pages_out_has_an_administrators_rights_on_the_shelf_and_nothing_else(
    editor: Editor, edit: Edit
) -> None:
    subject = await make_subject(editor)
    theirs = await make_shelf(editor, subject, "de la administración")
    layout = await edit(editor.tenant, "R06")
    for path, guid in theirs.items():
        assert (await layout.client.get(path)).status_code == 200, path
        assert data_of(await layout.client.get(f"{path}/{guid}"))["guid"] == guid
        field = "collection" if path == COLLECTIONS else "name"
        changed = await layout.client.put(f"{path}/{guid}", json={field: "Otro nombre"})
        assert data_of(changed)[field] == "Otro nombre"
    await make_shelf(layout, subject, "de quien compone")
    for path, guid in theirs.items():
        assert (await delete(layout, path, guid))["deleted"] == [guid], path
    await expect_nothing_else(layout)
    profile = data_of(await layout.client.put("front/profile", json={"name": "Eva"}))
    assert profile["name"] == "Eva"


@pytest.mark.spec("KER-063", part="users, admin users, settings and personalize, by calls")
async def test_a_publisher_has_nothing_but_the_shelf(editor: Editor, edit: Edit) -> None:
    publisher = await edit(editor.tenant, "R07")
    await expect_nothing_else(publisher)
    for method, path, body in (
        ("POST", "users", {"name": "Eva", "lastname": "Sol", "username": "eva.sol", "role": "R01"}),
        ("POST", "users-admin", {"name": "Eva", "lastname": "Sol", "username": "eva.sol", "role": "R04"}),
        ("PUT", "system-settings", {"is_multicountry": False}),
        ("POST", "system-settings/countries", {"name": "Perú", "iso_code": "PE"}),
        ("POST", "organization/css/stylesheet", {"color_first": "#112233"}),
    ):
        answer = await send_json(publisher.client, method, path, body)
        assert answer.status_code == 403, (method, path)


async def expect_nothing_else(editor: Editor) -> None:
    """Every other section refuses to be read, and names what is missing."""
    for path, action in OTHER_SECTIONS.items():
        answer = await editor.client.get(path)
        assert (answer.status_code, answer.json().get("action")) == (403, action), path
