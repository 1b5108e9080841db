"""A teacher's own course, made by the call of programs with a name alone (A066)."""

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields

from .conftest import PROGRAMS

NAME = {"name": "Ciencias 1B"}


@pytest.mark.spec("PRO-012")
@pytest.mark.parametrize("role", ["R02", "R03"])
async def test_who_teaches_makes_a_course_by_its_name_and_no_program(as_role, writer, role):
    teacher = await as_role(role)
    made = data_of(await teacher.client.post(PROGRAMS, json=NAME), 201)
    assert made == {"guid": made["guid"], **NAME}
    assert rows_of(await writer.client.get(PROGRAMS)) == []
    assert (await writer.client.get(f"{PROGRAMS}/{made['guid']}")).status_code == 404
    audited = rows_of(await writer.client.get("audit", params={"action": "courses.create"}))
    assert [(row["entity"], row["entity_guid"]) for row in audited] == [("course", made["guid"])]


@pytest.mark.spec("PRO-012", part="the required fields of other roles")
@pytest.mark.parametrize("role", ["R04", "R06", "R07"])
async def test_for_other_roles_the_required_fields_hold(as_role, role):
    staff = await as_role(role)
    needed = ("discipline", "educationLevels", "educationYears", "publication_guid")
    assert wrong_fields(await staff.client.post(PROGRAMS, json=NAME)) == dict.fromkeys(needed, "required")


@pytest.mark.spec("PRO-012", part="the name alone")
async def test_a_course_has_a_name_and_nothing_else(as_role):
    teacher = await as_role("R02")
    assert wrong_fields(await teacher.client.post(PROGRAMS, json={})) == {"name": "required"}
    assert wrong_fields(await teacher.client.post(PROGRAMS, json={"name": "Ci"})) == {"name": "min_length"}
    more = {**NAME, "subtitle": "Con juegos", "is_accessible": True}
    assert wrong_fields(await teacher.client.post(PROGRAMS, json=more)) == {
        "subtitle": "unknown",
        "is_accessible": "unknown",
    }


@pytest.mark.parametrize("role", ["R01", "R05"])
async def test_who_does_not_teach_makes_none(as_role, role):
    assert (await (await as_role(role)).client.post(PROGRAMS, json=NAME)).status_code == 403
