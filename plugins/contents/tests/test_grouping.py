"""What a content belongs to and what it needs, by its calls."""

import pytest
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields

from .conftest import Editor


async def dependency(editor: Editor, name: str) -> str:
    """What only other contents need: its guid."""
    return str((await editor.create(name=name, type_guid="CTTY_00"))["guid"])


def names_of(content: Json) -> list[str]:
    """What a content needs, by name."""
    return [needed["name"] for needed in content["dependencies"]]


async def teach(editor: Editor) -> tuple[str, str, str]:
    """A subject, a level and its year."""
    country = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
    guid = data_of(await editor.client.post("system-settings/countries", json=country), 201)["guid"]
    made: list[str] = []
    for path, body in (
        ("disciplines", {"name": "Arte", "country": guid}),
        ("education-levels", {"name": "Básica", "country": guid}),
    ):
        made.append(data_of(await editor.client.post(path, json=body), 201)["guid"])
    year = {"name": "Primero", "level": made[1]}
    return made[0], made[1], data_of(await editor.client.post("education-years", json=year), 201)["guid"]


@pytest.mark.spec("CON-011")
async def test_a_content_answers_what_it_belongs_to_and_is_classified_by(editor: Editor) -> None:
    subject, level, year = await teach(editor)
    needed = await dependency(editor, "Motor")
    tag = rows_of(await editor.client.get("cms/custom-tags"))[0]
    content = await editor.create(
        disciplines=[subject],
        educationLevels=[level],
        educationYears=[year],
        dependencies=[needed],
        customTags=[tag["guid"]],
    )
    group = data_of(await editor.client.post("cms/collections", json={"collection": "Plan lector"}), 201)[
        "guid"
    ]
    await editor.client.post(f"cms/collections/{group}/contents", json={"guids": [content["guid"]]})
    read = await editor.get(content["guid"])
    assert {name: read[name] for name in ("disciplines", "educationLevels", "educationYears")} == {
        "disciplines": [subject],
        "educationLevels": [level],
        "educationYears": [year],
    }
    assert (read["collections"], names_of(read)) == ([group], ["Motor"])
    assert [entry["guid"] for entry in read["customTags"]] == [tag["guid"]]


@pytest.mark.spec("CON-092", part="the server")
async def test_what_a_content_needs_stands_in_an_order_and_goes_with_a_copy(editor: Editor) -> None:
    motor, fuentes = await dependency(editor, "Motor"), await dependency(editor, "Fuentes")
    content = await editor.create(name="Agua", dependencies=[motor, fuentes])
    address = f"cms/contents/{content['guid']}"
    assert names_of(content) == ["Motor", "Fuentes"]

    async def needed(*guids: str) -> Json:
        return data_of(await editor.client.put(address, json={"dependencies": guids}))

    assert names_of(await needed(fuentes, motor, fuentes)) == ["Fuentes", "Motor"]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": content["guid"]}), 201)
    assert names_of(copy) == ["Fuentes", "Motor"]
    for query in ({"dependency": motor}, {"dependency": [motor, fuentes]}):
        assert len(await editor.names(**query)) == 2
    other = (await editor.create(name="Fuego"))["guid"]
    for wrong in ([other], [content["guid"]], ["00000000-0000-0000-0000-0000000000ff"]):
        refused = await editor.client.put(address, json={"dependencies": wrong})
        assert wrong_fields(refused) == {"dependencies": "choice"}
    kept = data_of(await send_json(editor.client, "DELETE", "cms/contents", {"guids": [motor]}))
    assert kept["refused"][0]["code"] == "IN_USE"
    assert (await needed())["dependencies"] == []
    uses = data_of(await editor.client.get(f"cms/contents/{motor}/used-by"))["uses"]
    assert [(use["count"], use["link"]) for use in uses] == [(1, f"/contents?dependency={motor}")]
    assert (
        rows_of(await editor.client.get("cms/contents", params={"dependency": motor}))[0]["guid"]
        == copy["guid"]
    )
