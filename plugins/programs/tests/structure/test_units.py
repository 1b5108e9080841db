"""Units and lessons by their calls: made, named, ordered and moved."""

import asyncio
from uuid import UUID

import pytest
from estante.testing.answers import data_of, wrong_fields
from estante_programs.services.ordering import key_at, moved_keys
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

LONG = "a" * 251


@pytest.mark.spec("PRO-067", "PRO-068")
async def test_what_is_new_is_a_draft(building):
    builder = await building()
    unit = await builder.unit("Fracciones", trimester=2)
    assert (unit["status"], unit["trimester"], unit["published_at"]) == ("draft", 2, None)
    lesson = await builder.lesson(unit, "Partes de un todo")
    assert (lesson["status"], lesson["type"]) == ("draft", "classic")
    assert lesson["course_guid"] == str(builder.program)
    assert data_of(await builder.client.get(f"lms/lessons/{lesson['guid']}")) == lesson


@pytest.mark.spec("PRO-027")
async def test_modules_hold_submodules_in_their_order(building):
    builder = await building()
    first = await builder.unit("Uno")
    await builder.lesson(first, "Lección B")
    await builder.lesson(first, "Lección A", order=1)
    await builder.unit("Dos")
    await builder.unit("Cero", order=1)
    assert list((await builder.tree()).items()) == [
        ("Cero", []),
        ("Uno", ["Lección A", "Lección B"]),
        ("Dos", []),
    ]
    assert [unit["number"] for unit in await builder.units()] == [1, 2, 3]


@pytest.mark.spec("PRO-026")
async def test_a_program_of_modules_only_takes_no_submodule(building):
    builder = await building(structure_levels=1)
    unit = await builder.unit("Módulo")
    refused = await builder.client.post(f"lms/units/{unit['guid']}/lessons", json={"name": "Submódulo"})
    assert refused.status_code == 409
    assert "solo módulos" in refused.json()["message"]
    assert await builder.tree() == {"Módulo": []}


@pytest.mark.spec("PRO-076")
async def test_a_lesson_is_of_a_known_type(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    for kind in ("classic", "light", "Mint", "Pro", "map"):
        assert (await builder.lesson(unit, f"Una {kind}", type=kind))["type"] == kind
    body = {"name": "Otra", "type": "heavy"}
    refused = await builder.client.post(f"lms/units/{unit['guid']}/lessons", json=body)
    assert wrong_fields(refused) == {"type": "choice"}


@pytest.mark.spec("PRO-084")
@pytest.mark.spec("PRO-088", part="lessons")
async def test_the_name_of_a_lesson_is_refused_in_its_own_words(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    path = f"lms/units/{unit['guid']}/lessons"
    for name in ("ab", "  a  "):
        short = await builder.client.post(path, json={"name": name})
        assert wrong_fields(short) == {"name": "lesson_short"}
        assert "lección es demasiado corto" in short.json()["errors"][0]["message"]
    long = await builder.client.post(path, json={"name": LONG})
    assert wrong_fields(long) == {"name": "lesson_long"}
    assert "250" in long.json()["errors"][0]["message"]
    lesson = await builder.lesson(unit, LONG[:250])
    assert (await builder.lesson(unit, "abc"))["name"] == "abc"
    refused = await builder.client.put(f"lms/lessons/{lesson['guid']}", json={"name": "ab"})
    assert wrong_fields(refused) == {"name": "lesson_short"}


async def test_a_unit_has_a_name_and_perhaps_a_trimester(building):
    builder = await building()
    path = f"{builder.path}/units"
    assert wrong_fields(await builder.client.post(path, json={"name": "ab"})) == {"name": "min_length"}
    wrong = await builder.client.post(path, json={"name": "Unidad", "trimester": 4})
    assert list(wrong_fields(wrong)) == ["trimester"]
    unit = await builder.unit("Unidad", trimester=1)
    await builder.unit("Otra", trimester=3)
    await builder.unit("Sin trimestre")
    assert [row["name"] for row in await builder.units(trimester=3)] == ["Otra"]
    assert [row["number"] for row in await builder.units(trimester=3)] == [2]
    assert (await builder.client.get(path, params={"trimester": 4})).status_code == 400
    changed = await builder.client.put(f"{path}/{unit['guid']}", json={"trimester": None})
    assert data_of(changed)["trimester"] is None


@pytest.mark.spec("PRO-075", part="by calls")
async def test_units_are_put_in_order_and_stay_so(building):
    builder = await building()
    units = {name: (await builder.unit(name))["guid"] for name in ("Uno", "Dos", "Tres", "Cuatro")}
    wanted = [units[name] for name in ("Cuatro", "Dos", "Uno", "Tres")]
    sent = await builder.client.put(f"{builder.path}/units-order", json={"guids": wanted})
    assert data_of(sent) == {"guids": wanted}
    assert [unit["guid"] for unit in await builder.units()] == wanted
    for wrong in (wanted[:3], [*wanted, wanted[0]], [*wanted[:3], str(builder.program)]):
        stale = await builder.client.put(f"{builder.path}/units-order", json={"guids": wrong})
        assert stale.status_code == 409
    assert [unit["guid"] for unit in await builder.units()] == wanted


@pytest.mark.spec("PRO-075", part="by calls")
async def test_a_lesson_moves_within_its_unit_and_to_another(building):
    builder = await building()
    one, two = await builder.unit("Uno"), await builder.unit("Dos")
    lessons = {name: (await builder.lesson(one, f"Lección {name}"))["guid"] for name in "ABC"}
    lessons["D"] = (await builder.lesson(two, "Lección D"))["guid"]

    async def put(unit, names):
        body = {"guids": [lessons[name] for name in names]}
        return await builder.client.put(f"lms/units/{unit['guid']}/lessons-order", json=body)

    data_of(await put(one, "CAB"))
    data_of(await put(two, "ADC"))
    assert await builder.tree() == {"Uno": ["Lección B"], "Dos": ["Lección A", "Lección D", "Lección C"]}
    # Whoever moved nothing knows of nothing that is gone.
    assert (await put(one, "A")).status_code == 409
    assert (await put(two, "AD")).status_code == 409


@pytest.mark.spec("PRO-075", part="by two at once")
async def test_a_move_leaves_what_another_moved_meanwhile(building):
    builder = await building()
    units = {name: (await builder.unit(name))["guid"] for name in ("Uno", "Dos", "Tres", "Cuatro")}
    seen = list(units.values())
    path = f"{builder.path}/units-order"
    # Both saw the same order: one takes the last unit to the front, the other the first behind the second.
    first = {"guids": [seen[3], *seen[:3]], "moved": seen[3]}
    assert data_of(await builder.client.put(path, json=first)) == {"guids": first["guids"]}
    second = {"guids": [seen[1], seen[0], *seen[2:]], "moved": seen[0]}
    moved = data_of(await builder.client.put(path, json=second))
    assert moved == {"guids": [seen[3], seen[1], seen[0], seen[2]]}
    assert [unit["guid"] for unit in await builder.units()] == moved["guids"]
    data_of(await builder.client.delete(f"{builder.path}/units/{seen[1]}"))
    await builder.unit("Cinco")
    data_of(await builder.client.put(path, json={"guids": [seen[1], seen[2], *seen[3:]], "moved": seen[2]}))
    assert list(await builder.tree()) == ["Tres", "Cuatro", "Uno", "Cinco"]
    gone = await builder.client.put(path, json={"guids": seen, "moved": seen[1]})
    assert (gone.status_code, gone.json()["code"]) == (409, "ORDER_STALE")
    unnamed = await builder.client.put(path, json={"guids": seen[:2], "moved": seen[2]})
    assert wrong_fields(unnamed) == {"moved": "choice"}


@pytest.mark.spec("PRO-075", part="by two at once")
async def test_a_lesson_that_another_took_to_a_unit_stays_there(building):
    builder = await building()
    one, two = await builder.unit("Uno"), await builder.unit("Dos")
    lessons = {name: (await builder.lesson(one, f"Lección {name}"))["guid"] for name in "ABC"}

    async def move(unit, names, moved):
        body = {"guids": [lessons[name] for name in names], "moved": lessons[moved]}
        return data_of(await builder.client.put(f"lms/units/{unit['guid']}/lessons-order", json=body))

    await move(two, "A", "A")
    # Who has not seen it puts C in front of all three.
    assert await move(one, "CAB", "C") == {"guids": [lessons["C"], lessons["B"]]}
    assert await builder.tree() == {"Uno": ["Lección C", "Lección B"], "Dos": ["Lección A"]}


async def test_of_many_who_move_at_once_each_part_has_one_place(building):
    builder = await building()
    seen = [(await builder.unit(f"Unidad {at}"))["guid"] for at in range(12)]

    async def to_front(guid):
        order = [guid, *(other for other in seen if other != guid)]
        sent = {"guids": order, "moved": guid}
        return await builder.client.put(f"{builder.path}/units-order", json=sent)

    answers = await asyncio.gather(*(to_front(guid) for guid in seen))
    assert {answer.status_code for answer in answers} == {200}
    assert sorted(unit["guid"] for unit in await builder.units()) == sorted(seen)


async def test_a_lesson_of_another_program_does_not_move_here(building):
    builder, other = await building(), await building()
    unit = await builder.unit("Unidad")
    foreign = await other.lesson(await other.unit("Otra"), "Ajena")
    path = f"lms/units/{unit['guid']}/lessons-order"
    assert (await builder.client.put(path, json={"guids": [foreign["guid"]]})).status_code == 409
    assert await other.tree() == {"Otra": ["Ajena"]}


async def test_a_move_leaves_the_version_of_who_edits(building):
    builder = await building()
    unit = await builder.unit("Uno")
    first, second = await builder.lesson(unit, "Lección A"), await builder.lesson(unit, "Lección B")
    order = {"guids": [second["guid"], first["guid"]]}
    data_of(await builder.client.put(f"lms/units/{unit['guid']}/lessons-order", json=order))
    path, headers = f"lms/lessons/{second['guid']}", {"If-Match": f'"{second["version"]}"'}
    changed = await builder.client.put(path, json={"name": "Lección C"}, headers=headers)
    assert data_of(changed)["version"] == second["version"] + 1
    stale = await builder.client.put(path, json={"name": "Lección D"}, headers=headers)
    assert stale.status_code == 412


async def test_of_many_who_add_at_once_each_has_a_place(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    await asyncio.gather(*(builder.lesson(unit, f"Lección {at}", order=1) for at in range(20)))
    [row] = await builder.units()
    assert len({lesson["guid"] for lesson in row["lessons"]}) == 20


async def test_a_unit_goes_with_its_lessons(building):
    builder = await building()
    unit = await builder.unit("Unidad")
    lesson = await builder.lesson(unit, "Lección")
    other = await builder.lesson(unit, "Otra lección")
    data_of(await builder.client.delete(f"lms/lessons/{other['guid']}"))
    assert await builder.tree() == {"Unidad": ["Lección"]}
    data_of(await builder.client.delete(f"{builder.path}/units/{unit['guid']}"))
    assert (await builder.client.get(f"lms/lessons/{lesson['guid']}")).status_code == 404


async def test_parts_are_of_their_program_organization_and_role(building, client, other_tenant, tenant):
    builder, other = await building(), await building()
    unit = await builder.unit("Unidad")
    lesson = await builder.lesson(unit, "Lección")
    elsewhere = f"{other.path}/units/{unit['guid']}"
    assert (await other.client.put(elsewhere, json={"name": "Robada"})).status_code == 404
    stranger = await client(other_tenant, "R04")
    assert (await stranger.get(f"lms/lessons/{lesson['guid']}")).status_code == 404
    assert (await stranger.get(f"{builder.path}/units")).status_code == 404
    teacher = await client(tenant, "R02")
    assert (await teacher.get(f"{builder.path}/units")).status_code == 403
    for role in ("R06", "R07"):
        editor = await client(tenant, role)
        assert (await editor.put(f"lms/lessons/{lesson['guid']}", json={"name": role * 2})).status_code == 200


# The first draw loads what Hypothesis draws from.
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.integers(1, 9), max_size=8), st.permutations(range(9)))
def test_an_order_moves_as_few_as_it_can(places, order):
    keys: dict[UUID, str] = {}
    for number, place in enumerate(places):
        keys[UUID(int=number)] = key_at(sorted(keys.values()), place)
    # The last ones have no key: they come from elsewhere.
    wanted = [UUID(int=number) for number in order]
    moved = moved_keys(keys, wanted)
    after = {**keys, **moved}
    assert sorted(wanted, key=after.__getitem__) == wanted
    assert len(set(after.values())) == len(wanted)
    assert moved_keys(after, wanted) == {}


def test_of_a_hundred_one_moves():
    guids = [UUID(int=number) for number in range(100)]
    keys: dict[UUID, str] = {}
    for guid in guids:
        keys[guid] = key_at(sorted(keys.values()), None)
    assert list(moved_keys(keys, [*guids[:10], guids[90], *guids[10:90], *guids[91:]])) == [guids[90]]
