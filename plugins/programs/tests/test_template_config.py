"""What a program's template is set to: an object or JSON, refused by its line or by its key."""

import pytest
from estante.testing.answers import data_of, wrong_fields

from .conftest import PROGRAMS

WHOLE = {
    "numbers": False,
    "progress": True,
    "cover": "none",
    "density": "compact",
    "lessons": "cards",
    "order": ["tasks", "materials"],
}
CHECK = "lms/course-templates/config"
WRONG = {
    "no JSON": ('{\n  "numbers": true,\n  numbers\n}', "config_json", "línea 3"),
    "a comma too many": ('{\n  "numbers": true,\n}', "config_json", "línea 3"),
    "no end": ('{\n\n"numbers": true\n', "config_json", "línea 3"),
    "nested without end": ("[" * 4000, "config_json", "línea 1"),
    "a list": ("[1]", "config_object", "objeto"),
    "a key that is none": (
        '{\n  "numbers": true,\n  "columns": 2\n}',
        "config_key_line",
        "Línea 3: «columns»",
    ),
    "a value that is none": ('{\n  "cover": "round"\n}', "config_value_line", "Línea 2: «cover»"),
    "text for yes": ('{"numbers": "true"}', "config_value_line", "true, false"),
    "a block twice": ('{"order": ["tasks", "tasks"]}', "config_value_line", "toolbox"),
    "null": ('{"density": null}', "config_value_line", "compact"),
}


async def change(writer, made, **fields):
    return await writer.client.put(f"{PROGRAMS}/{made['guid']}", json=fields)


@pytest.mark.spec("PRO-007", "PRO-011", part="the config")
@pytest.mark.parametrize("name", ["templateConfig", "json_config"])
async def test_a_config_is_answered_as_it_was_sent_and_as_json(writer, name):
    made = await writer.program(**{name: WHOLE})
    assert made["templateConfig"] == made["json_config"] == WHOLE
    again = data_of(await change(writer, made, config=made["config"].replace("compact", "roomy")))
    assert again["templateConfig"] == {**WHOLE, "density": "roomy"}
    assert data_of(await change(writer, made, config=""))["templateConfig"] == {}


@pytest.mark.spec("PRO-065", part="what is refused, by the calls")
@pytest.mark.parametrize(("written", "code", "sentence"), WRONG.values(), ids=WRONG)
async def test_what_is_no_config_is_refused_by_its_line_or_key(writer, written, code, sentence):
    made = await writer.program(templateConfig=WHOLE)
    for field in ("config", "json_config"):
        answer = await change(writer, made, **{field: written})
        assert wrong_fields(answer) == {field: code}
        assert sentence in answer.text
    assert wrong_fields(await writer.client.post(CHECK, json={"config": written})) == {"config": code}
    assert (await writer.read(made))["templateConfig"] == WHOLE


async def test_an_object_is_refused_by_its_key(writer):
    made = await writer.program()
    for wrong, code in (({"columns": 2}, "config_key"), ({"cover": "round"}, "config_value")):
        answer = await change(writer, made, templateConfig=wrong)
        assert wrong_fields(answer) == {"templateConfig": code}
        assert next(iter(wrong)) in answer.text
    assert set(wrong_fields(await change(writer, made, config="x" * 4097))) == {"config"}


@pytest.mark.spec("PRO-065", part="a config that is one")
async def test_a_config_is_looked_at_before_it_is_saved(writer, as_role):
    answer = await writer.client.post(CHECK, json={"config": '{"lessons": "list"}'})
    assert data_of(answer) == {"config": {"lessons": "list"}}
    assert (await (await as_role("R01")).client.post(CHECK, json={"config": ""})).status_code == 403


@pytest.mark.spec("PRO-065", part="contents stay")
async def test_another_template_keeps_all_contents(writer):
    made = await writer.program()
    unit = data_of(
        await writer.client.post(f"{PROGRAMS}/{made['guid']}/units", json={"name": "El agua"}), 201
    )
    lessons = f"lms/units/{unit['guid']}/lessons"
    lesson = data_of(await writer.client.post(lessons, json={"name": "La nube"}), 201)
    link = {"title": "Un río", "link": "https://example.org/rio"}
    data_of(await writer.client.post(f"lms/lessons/{lesson['guid']}/materials", json=link), 201)
    data_of(await writer.client.post(f"{PROGRAMS}/{made['guid']}/units/{unit['guid']}/publish"))
    path = f"front/lessons/{lesson['guid']}"
    before = data_of(await writer.client.get(path))
    for template in ("retro", "components", "lite"):
        data_of(await change(writer, made, template_type=template, config='{"cover": "wide"}'))
        after = data_of(await writer.client.get(path))
        look = after.pop("look")
        assert (look["template"], look["config"]) == (template, {"cover": "wide"})
        assert after == {**{k: v for k, v in before.items() if k != "look"}, "template": template}
