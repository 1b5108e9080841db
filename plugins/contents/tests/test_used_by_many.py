"""What uses many contents, asked before they are deactivated; and files that are given back to a version."""

from typing import Any
from uuid import uuid4

from estante.testing.answers import Json, data_of

from .conftest import Editor, sample
from .test_publications import Parts


async def uses_of(editor: Editor, query: dict[str, Any] | None = None, **chosen: object) -> Json:
    return data_of(await editor.client.post("cms/contents/used-by", params=query, json=chosen))


async def test_what_uses_many_is_counted_by_its_name(editor: Editor) -> None:
    made = [await editor.create(name=f"Usado {at}") for at in range(3)]
    guids = [content["guid"] for content in made]
    parts = Parts(editor)
    for name, held in (("Plan lector", guids[:2]), ("Otro plan", guids[:1])):
        collection = await parts.make("cms/collections", collection=name)
        data_of(await editor.client.post(f"cms/collections/{collection}/contents", json={"guids": held}))
    used = await uses_of(editor, {"q": "usado"}, all=True)
    assert (used["total"], used["used"], used["is_whole"], used["unanswered"]) == (3, 2, True, [])
    assert used["uses"] == [{"name": "Colecciones", "count": 3, "records": 2, "forbids": False}]
    left = await uses_of(editor, {"q": "usado"}, all=True, **{"except": guids[:2]})
    assert (left["total"], left["used"], left["uses"]) == (1, 0, [])
    assert (await uses_of(editor, guids=[str(uuid4())]))["used"] == 0


async def test_who_may_not_read_contents_is_not_answered(editor: Editor, edit: Any) -> None:
    student = await edit(editor.tenant, "R01")
    answer = await student.client.post("cms/contents/used-by", json={"guids": [str(uuid4())]})
    assert answer.status_code == 403


async def test_a_file_is_given_and_given_back_only_to_the_version_that_was_seen(editor: Editor) -> None:
    made = await editor.create_from("antologia.es.pdf")
    path = f"cms/contents/{made['guid']}"
    upload = await editor.upload("antologia.es.pdf", sample("antologia.es.pdf"))
    stale = {"If-Match": '"999"'}
    for call, body in (("file", {"upload_guid": upload}), ("files/1/restore", None)):
        answer = await editor.client.post(f"{path}/{call}", json=body, headers=stale)
        assert (answer.status_code, answer.json()["code"]) == (412, "PRECONDITION_FAILED")
    version = (await editor.get(made["guid"]))["version"]
    seen = {"If-Match": f'"{version}"'}
    data_of(await editor.client.post(f"{path}/file", json={"upload_guid": upload}, headers=seen))
