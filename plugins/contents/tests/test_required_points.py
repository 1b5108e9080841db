"""What the points of a quiz have to sum to."""

from uuid import uuid4

import pytest
from estante.testing.answers import data_of, wrong_fields

from plugins.contents.tests.conftest import Editor


def question(points: object) -> dict[str, object]:
    return {"type": "true_false", "id": str(uuid4()), "prompt": "<p>¿Llueve?</p>", "points": points}


def sent(points: object = 4, **more: object) -> dict[str, object]:
    """A question of so many points, as it is saved."""
    return {"questions": [question(points)], **more}


@pytest.mark.spec("PRO-104")
async def test_a_quiz_requires_ten_points_until_it_says_how_many(editor: Editor) -> None:
    guid = (await editor.create(type_guid="QUIZ"))["guid"]
    path = f"cms/contents/{guid}/editor"
    assert data_of(await editor.client.get(path))["required_points"] == 10
    assert data_of(await editor.client.put(path, json=sent()))["required_points"] == 10
    changed = data_of(await editor.client.put(path, json=sent(0.25, required_points=7.5)))
    assert (changed["points"], changed["required_points"]) == (0.25, 7.5)
    # What is not sent stays, and a copy of the quiz requires the same.
    assert data_of(await editor.client.put(path, json=sent()))["required_points"] == 7.5
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)["guid"]
    assert data_of(await editor.client.get(f"cms/contents/{copy}/editor"))["required_points"] == 7.5
    for wrong in (0, -1, "diez", None, 200_001):
        refused = await editor.client.put(path, json=sent(required_points=wrong))
        assert refused.status_code == 400, wrong
        assert set(wrong_fields(refused)) == {"required_points"}
    for points in (0, -1, "una"):
        assert (await editor.client.put(path, json=sent(points))).status_code == 400


async def test_points_of_tenths_sum_as_people_count(editor: Editor) -> None:
    guid = (await editor.create(type_guid="QUIZ"))["guid"]
    body = {"questions": [question(0.1) for _ in range(3)]}
    made = data_of(await editor.client.put(f"cms/contents/{guid}/editor", json=body))
    assert made["points"] == 0.3


@pytest.mark.parametrize("type_guid", ["CTTY_09", "CTTY_14", "VIDEOLESSON"])
async def test_only_a_quiz_requires_points(editor: Editor, type_guid: str) -> None:
    guid = (await editor.create(type_guid=type_guid))["guid"]
    path = f"cms/contents/{guid}/editor"
    assert data_of(await editor.client.get(path))["required_points"] is None
    refused = await editor.client.put(path, json=sent(required_points=10))
    assert wrong_fields(refused) == {"required_points": "no_required_points"}
