"""What stands beside a question is taken from there by what takes a content away."""

import pytest
from estante.testing.answers import Json, data_of

from .conftest import Editor, SignIn
from .test_questions import begin, question, write


async def beside(client: SignIn, editor: Editor, guid: str, role: str) -> list[Json | None]:
    """The medium of a question, as reading the content and as an attempt answer it."""
    reader = await client(editor.tenant, role)
    read = data_of(await reader.get(f"cms/contents/{guid}"))["question_data"]
    return [read[0]["media"], (await begin(reader, guid))["questions"][0]["media"]]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["portada-800x600.jpg", "ciclo-da-agua.pt.ogg"])
async def test_a_medium_that_is_inactive_or_for_teachers_only_is_not_served(
    editor: Editor, client: SignIn, name: str
) -> None:
    medium = await editor.create_from(name)
    guid = await write(editor, [question("true_false", media=medium["guid"])])
    # What only staff may open stands beside a question that students may.
    for role in ("R01", "R02"):
        shown = await beside(client, editor, guid, role)
        assert [each and each["name"] for each in shown] == [medium["name"]] * 2
    address = f"cms/contents/{medium['guid']}"
    data_of(await editor.client.put(address, json={"is_teacher_only": 1}))
    assert await beside(client, editor, guid, "R01") == [None, None]
    assert None not in await beside(client, editor, guid, "R02")
    data_of(await editor.client.put(address, json={"is_teacher_only": 0, "status": "inactive"}))
    for role in ("R01", "R02"):
        assert await beside(client, editor, guid, role) == [None, None]


async def test_questions_of_an_inactive_content_are_not_read(editor: Editor, client: SignIn) -> None:
    medium = await editor.create_from("portada-800x600.jpg")
    guid = await write(editor, [question("true_false", media=medium["guid"])])
    data_of(await editor.client.put(f"cms/contents/{guid}", json={"status": "inactive"}))
    assert (await editor.get(guid))["question_data"] is None
    for reader in (editor.client, await client(editor.tenant, "R01")):
        for call in (reader.get(f"cms/contents/{guid}/attempts/latest"),):
            answer = await call
            assert (answer.status_code, answer.json()["code"]) == (403, "CONTENT_DISABLED")
