"""Creating contents: from an upload, from a link, and what is refused."""

import pytest

from .conftest import Editor, data_of, wrong_fields

AGUA = "https://example.org/agua"


@pytest.mark.spec("CON-013", "CON-014", "CON-015", "CON-016", "CON-017", "CON-038")
async def test_a_new_content_needs_three_fields_and_gets_the_defaults(editor: Editor) -> None:
    made = data_of(
        await editor.client.post(
            "cms/contents", json={"name": "Agua", "type_guid": "CTTY_05", "is_teacher_only": 0}
        ),
        201,
    )
    found = await editor.get(made["guid"])
    assert found["is_available_offline"] is True
    assert found["is_downloadable"] is False
    assert found["is_teacher_only"] == 0
    assert found["status"] == "active"
    assert (found["author_name"], found["author_lastname"]) == ("Ana", "Pérez")
    assert found["storage_status"] == "none"
    assert found["refusal"]["code"] == "FILE_NOT_FOUND"
