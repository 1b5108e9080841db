"""Map lessons: a picture with materials and lessons as points on it."""

import pytest
from estante.testing.answers import data_of, wrong_fields
from estante_programs.models import Lesson, MapPoint
from sqlalchemy import select

from plugins.programs.tests.structure.conftest import PICTURE, LessonWriter, study_lesson
from plugins.programs.tests.structure.test_copying import copy_of, lesson_in

LIMIT = 10 * 1024 * 1024


async def put_picture(lesson, file=None, name="mapa.png"):
    return await lesson.client.post(
        f"{lesson.path}/map", files={"file": (name, file or PICTURE.getvalue(), "image/png")}
    )


async def put_points(lesson, *points, **headers):
    return await lesson.client.put(f"{lesson.path}/map/points", json={"points": [*points]}, headers=headers)


def at(x, y, **leads_to):
    return {"material_guid": None, "lesson_guid": None, **leads_to, "x": x, "y": y}


@pytest.fixture
def mapping(building):
    """A map lesson of a new program: `await mapping()`."""

    async def begin(builder=None) -> LessonWriter:
        builder = builder or await building()
        made = await builder.lesson(await builder.unit("Unidad"), "El valle", type="map")
        return LessonWriter(builder, made["guid"])

    return begin


@pytest.mark.spec("PRO-079")
async def test_a_map_shows_materials_and_lessons_as_points_whose_places_are_kept(followed):
    program = await followed()
    river = await program.lesson("El valle", "El río")
    made = await program.staff.lesson((await program.staff.units())[0], "El mapa", type="map")
    lesson = LessonWriter(program.staff, made["guid"])
    assert (await lesson.lesson())["map"] == {"url": None, "points": []}
    material = await lesson.material(title="La fuente")
    picture = data_of(await put_picture(lesson))["map"]["url"]
    points = [at(12.5, 80, material_guid=material["guid"]), at(99.75, 0, lesson_guid=river.guid)]
    assert data_of(await put_points(lesson, *points))["map"]["points"] == points
    moved = [at(40, 41.25, material_guid=material["guid"]), points[1]]
    assert data_of(await put_points(lesson, *moved))["map"] == {"url": picture, "points": moved}
    await program.publish("El valle")
    seen = (await study_lesson(await program.follower(), lesson))["map"]
    assert seen["url"]
    assert seen["points"] == [{"name": "La fuente", **moved[0]}, {"name": "El río", **moved[1]}]


@pytest.mark.spec("PRO-079", part="what is not shown")
async def test_students_are_shown_no_point_of_what_they_are_not_shown(followed):
    program = await followed()
    made = await program.staff.lesson(await program.staff.unit("El valle"), "El mapa", type="map")
    lesson = LessonWriter(program.staff, made["guid"])
    await program.publish("El valle")
    draft = await program.lesson("El valle", "El río", is_published=False)
    keys = await lesson.material(title="Las claves", teacher_only=True)
    points = [at(1, 1, material_guid=keys["guid"]), at(2, 2, lesson_guid=draft.guid)]
    data_of(await put_points(lesson, *points))
    student, teacher = await program.follower(), await program.follower("R02")
    assert (await study_lesson(student, lesson))["map"] is None
    data_of(await put_picture(lesson))
    assert (await study_lesson(student, lesson))["map"]["points"] == []
    shown = (await study_lesson(teacher, lesson))["map"]["points"]
    assert [point["name"] for point in shown] == ["Las claves"]
    previewed = data_of(await lesson.client.get(f"{lesson.path}/preview"))["lesson"]["map"]["points"]
    assert [point["name"] for point in previewed] == ["El río"]


@pytest.mark.spec("PRO-079", part="places that are refused")
async def test_points_lead_to_what_is_there_once_and_lie_on_the_picture(mapping):
    lesson, elsewhere = await mapping(), await mapping()
    own, other = await lesson.material(), await elsewhere.material()
    for point, wrong in (
        (at(1, 1), {"points.0.material_guid": "one_place"}),
        (
            at(1, 1, material_guid=own["guid"], lesson_guid=lesson.guid),
            {"points.0.material_guid": "one_place"},
        ),
        (at(1, 1, material_guid=other["guid"]), {"points.0.material_guid": "choice"}),
        (at(1, 1, lesson_guid=lesson.guid), {"points.0.lesson_guid": "choice"}),
        (at(1, 1, lesson_guid=elsewhere.guid), {"points.0.lesson_guid": "choice"}),
    ):
        assert wrong_fields(await put_points(lesson, point)) == wrong
    twice = at(1, 1, material_guid=own["guid"])
    assert wrong_fields(await put_points(lesson, twice, twice)) == {"points.1.material_guid": "choice"}
    for x, y in ((-1, 5), (5, 100.5)):
        assert (await put_points(lesson, at(x, y, material_guid=own["guid"]))).status_code == 400
    stale = await put_points(lesson, twice, **{"if-match": '"7"'})
    assert stale.status_code == 412
    assert (await lesson.lesson())["map"]["points"] == []


async def test_only_a_map_has_a_picture_which_is_one(mapping, building):
    lesson = await mapping()
    builder = await building()
    plain = LessonWriter(builder, (await builder.lesson(await builder.unit("Unidad"), "Lección"))["guid"])
    assert (await plain.lesson())["map"] is None
    for refused in (await put_picture(plain), await put_points(plain)):
        assert (refused.status_code, "no es un mapa" in refused.json()["message"]) == (409, True)
    assert (await put_picture(lesson, b"<svg/>", "mapa.svg")).status_code == 415
    assert (await put_picture(lesson, PICTURE.getvalue().ljust(LIMIT + 1, b"\0"))).status_code == 413
    assert data_of(await put_picture(lesson))["map"]["url"]
    assert data_of(await lesson.client.delete(f"{lesson.path}/map"))["map"]["url"] is None


async def test_a_point_goes_with_what_it_leads_to(mapping, building):
    builder = await building()
    lesson = await mapping(builder)
    material = await lesson.material()
    data_of(await put_picture(lesson))
    data_of(await put_points(lesson, at(5, 5, material_guid=material["guid"])))
    data_of(await builder.client.delete(f"lms/materials/{material['guid']}"))
    assert (await lesson.lesson())["map"]["points"] == []


@pytest.mark.spec("PRO-079", part="copies")
async def test_a_copy_of_a_program_has_maps_of_its_own(mapping, building, services):
    builder = await building()
    lesson = await mapping(builder)
    material = await lesson.material(title="La fuente")
    river = await builder.lesson((await builder.units())[0], "El río")
    data_of(await put_picture(lesson))
    points = [at(5, 6, material_guid=material["guid"]), at(7, 8, lesson_guid=river["guid"])]
    data_of(await put_points(lesson, *points))
    _, other = await copy_of(builder)
    copied = await lesson_in(other)
    [own_river] = [row["guid"] for row in (await other.units())[0]["lessons"] if row["name"] == "El río"]
    places = {"material_guid": copied["materials"][0]["guid"]}, {"lesson_guid": own_river}
    assert copied["map"]["points"] == [at(5, 6, **places[0]), at(7, 8, **places[1])]
    async with services.database.transaction(builder.client.tenant) as session:
        maps = (await session.scalars(select(Lesson.map_guid).where(Lesson.map_guid.is_not(None)))).all()
        assert len(set(maps)) == len(maps) == 2
        assert len((await session.scalars(select(MapPoint))).all()) == 4
