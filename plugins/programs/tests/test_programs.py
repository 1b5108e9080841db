"""Programs by their calls: made, listed, changed, copied and deleted."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_programs.models import Program
from estante_programs.typefaces import BROUGHT
from sqlalchemy import update

from .conftest import PROGRAMS, Writer, teach

FIELDS = {
    "subtitle": "Con juegos",
    "description": "Números y figuras.",
    "isbn_student": "978-956-15-3180-4",
    "isbn_teacher": "978-956-15-3181-1",
    "langs": ["es", "pt"],
    "template": "primary-2025",
    "templateConfig": {"cover": "wide", "numbers": False},
    "is_accessible": True,
    "background_mint": "#fff4e5",
    "colour_mint": "#0e7490",
    "heading_typeface_guid": str(next(iter(BROUGHT))),
    "body_typeface_guid": None,
}


async def wrong(writer, **fields):
    return wrong_fields(await writer.client.post(PROGRAMS, json=await writer.body(**fields)))


async def names(client, **query):
    return [row["name"] for row in rows_of(await client.get(PROGRAMS, params=query))]


@pytest.mark.spec("PRO-005")
@pytest.mark.spec("PRO-006", "PRO-007", "PRO-008", "PRO-010", "PRO-011", part="what the data tab has")
async def test_a_program_answers_what_it_was_given(writer):
    made = await writer.program(**FIELDS, country=writer.taught.country)
    read = await writer.read(made)
    assert {name: read[name] for name in FIELDS} == FIELDS
    assert (read["country"], read["discipline"]) == (writer.taught.country, writer.taught.discipline)
    assert (read["educationLevels"], read["educationYears"]) == (
        [writer.taught.level],
        writer.taught.years[:1],
    )
    assert (read["template_type"], read["json_config"]) == ("primary-2025", FIELDS["templateConfig"])
    assert (read["book_guid"], read["book_name"], read["book_thumbnail"]) == (None, None, None)
    assert (read["pdf_ia_ingested_at"], read["pdf_pages_enabled"]) == (None, False)
    assert read["created_by"] == str(writer.client.person.guid)
    sent = {name: read[name] for name in FIELDS} | {"name": "Otra matemática", "langs": ["en"]}
    answer = await writer.client.put(f"{PROGRAMS}/{made['guid']}", json=sent)
    assert {name: data_of(answer)[name] for name in sent} == sent


@pytest.mark.spec("PRO-025", "PRO-030", "PRO-031", "PRO-032", "PRO-033")
@pytest.mark.spec("PRO-038", part="the organization's language where nothing is chosen")
async def test_a_program_that_says_no_more_than_it_must_has_the_defaults(writer):
    made = await writer.program()
    defaults = ("structure_levels", "template", "colour_mint", "allowSkipAhead", "allowRepeatQuestion")
    assert [made[name] for name in defaults] == [2, "vanilla", "#ed7011", True, True]
    assert (made["langs"], made["has_power_lesson"], made["is_accessible"]) == (["es"], False, False)
    path = f"{PROGRAMS}/{made['guid']}/preferences"
    changed = data_of(await writer.client.patch(path, json={"allowSkipAhead": False}))
    assert (changed["allowSkipAhead"], changed["allowRepeatQuestion"]) == (False, True)


@pytest.mark.spec("PRO-038")
async def test_the_language_of_a_new_program_is_the_organizations_to_choose(schooling, client, database):
    tenant = schooling(plugin_settings={"programs": {"default_language": "pt"}})
    admin = await client(tenant, "R04")
    made = await Writer(admin, database, await teach(admin)).program()
    assert made["langs"] == ["pt"]


@pytest.mark.spec("PRO-013", "PRO-014", "PRO-015", "PRO-016", "PRO-017")
async def test_a_program_needs_a_name_a_publication_and_for_whom_it_is(writer):
    body = await writer.body()
    for field in ("name", "discipline", "educationLevels", "educationYears", "publication_guid"):
        without = {name: value for name, value in body.items() if name != field}
        answer = await writer.client.post(PROGRAMS, json=without)
        assert wrong_fields(answer) == {field: "required"}, field
    assert await wrong(writer, educationLevels=[], educationYears=[]) == {
        "educationLevels": "required",
        "educationYears": "required",
    }
    assert await names(writer.client) == []


@pytest.mark.spec("PRO-018", "PRO-019", "PRO-020")
async def test_names_and_isbns_have_their_lengths(writer):
    for length in (3, 250):
        assert len((await writer.program(name="x" * length))["name"]) == length
    for length in (2, 251):
        assert set(await wrong(writer, name="x" * length)) == {"name"}, length
    for field in ("isbn_student", "isbn_teacher"):
        isbn = field[5] * 80
        assert (await writer.program(**{field: isbn}))[field] == isbn
        assert set(await wrong(writer, **{field: "9" * 81})) == {field}


@pytest.mark.spec("PRO-021", part="the answer")
@pytest.mark.spec("PRO-022")
async def test_no_two_programs_share_an_isbn_of_either_kind(writer):
    first = await writer.program(name="La primera", isbn_teacher="978-84-00-00102-1")
    for field in ("isbn_student", "isbn_teacher"):
        body = await writer.body(**{field: "978 8400001021"})
        answer = await writer.client.post(PROGRAMS, json=body)
        problem = answer.json()
        assert (answer.status_code, problem["errno"], problem["field"]) == (409, 1062, field)
        assert "La primera" in problem["message"]
    second = await writer.program(isbn_student="", isbn_teacher=None)
    third = await writer.program(isbn_student="")
    assert second["isbn_student"] == third["isbn_student"] is None
    path = f"{PROGRAMS}/{second['guid']}"
    taken = await writer.client.put(path, json={"isbn_student": "9788400001021"})
    assert taken.json()["errno"] == 1062
    # Its own stays its own, and what it gives up is free again.
    again = {"isbn_teacher": "97884-0000-1021"}
    own = await writer.client.put(f"{PROGRAMS}/{first['guid']}", json=again)
    assert data_of(own)["isbn_teacher"] == again["isbn_teacher"]
    data_of(await writer.client.put(f"{PROGRAMS}/{first['guid']}", json={"isbn_teacher": None}))
    assert data_of(await writer.client.put(path, json={"isbn_student": "9788400001021"}))
    same = {"isbn_student": "978-1", "isbn_teacher": "9781"}
    assert await wrong(writer, **same) == {"isbn_teacher": "isbn_twice"}


@pytest.mark.spec("PRO-022", part="under a race")
async def test_of_many_who_take_an_isbn_at_once_one_gets_it(writer):
    bodies = [
        await writer.body(**{field: "978-84-00-00777-1"})
        for _ in range(4)
        for field in ("isbn_student", "isbn_teacher")
    ]
    answers = await asyncio.gather(*(writer.client.post(PROGRAMS, json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    assert len(await names(writer.client)) == 1


@pytest.mark.spec("PRO-023", "PRO-024")
async def test_with_evaluation_a_program_says_how_its_year_is_divided(schooling, writer, client, database):
    assert (await writer.program())["evaluation_period"] is None
    assert await wrong(writer, evaluation_period="weekly") == {"evaluation_period": "choice"}
    for period in ("annual", "bimonthly", "quarterly", "semester", "trimester"):
        assert (await writer.program(evaluation_period=period))["evaluation_period"] == period
    admin = await client(schooling(flags={"evaluation_model": True}), "R04")
    evaluating = Writer(admin, database, await teach(admin))
    assert await wrong(evaluating) == {"evaluation_period": "required"}
    made = await evaluating.program(evaluation_period="semester")
    path = f"{PROGRAMS}/{made['guid']}"
    cleared = await admin.put(path, json={"evaluation_period": None})
    assert wrong_fields(cleared) == {"evaluation_period": "required"}
    # As if it had been made before the organization evaluated.
    async with database.transaction(admin.tenant) as session:
        await session.execute(update(Program).values(evaluation_period=None))
    assert data_of(await admin.put(path, json={"subtitle": "De antes"}))["subtitle"] == "De antes"


@pytest.mark.spec("PRO-029", "PRO-045", part="the calls")
@pytest.mark.spec("PRO-028", part="other numbers are refused")
async def test_what_is_not_switched_on_keeps_its_default(schooling, writer, client, database):
    assert await wrong(writer, structure_levels=1) == {"structure_levels": "switched_off"}
    assert await wrong(writer, has_power_lesson=True) == {"has_power_lesson": "switched_off"}
    assert (await writer.program(structure_levels=2, has_power_lesson=False))["structure_levels"] == 2
    admin = await client(schooling(flags={"structure_levels": True, "power_lesson": True}), "R04")
    free = Writer(admin, database, await teach(admin))
    made = await free.program(structure_levels=1, has_power_lesson=True)
    assert (made["structure_levels"], made["has_power_lesson"]) == (1, True)
    assert await wrong(free, structure_levels=3) == {"structure_levels": "choice"}


@pytest.mark.spec("PRO-036", "PRO-037")
async def test_templates_are_those_that_the_organization_offers(schooling, writer, client, database):
    offered = rows_of(await writer.client.get("lms/course-templates"))
    assert {row["guid"] for row in offered} == {
        "lite", "retro", "primary-2022", "primary-2025", "secondary-2022", "secondary-pqlco", "steam",
        "vanilla", "components",
    }  # fmt: skip
    assert await wrong(writer, template="baroque") == {"template": "choice"}
    some = schooling(plugin_settings={"programs": {"templates": ["vanilla", "steam"]}})
    admin = await client(some, "R04")
    fewer = Writer(admin, database, await teach(admin))
    assert {row["guid"] for row in rows_of(await admin.get("lms/course-templates"))} == {"vanilla", "steam"}
    assert await wrong(fewer, template="retro") == {"template": "choice"}
    assert (await fewer.program(template="steam"))["template"] == "steam"


@pytest.mark.spec("PRO-055", part="the calls")
async def test_subject_level_and_years_are_of_the_programs_country(writer):
    peru = await teach(writer.client, "Perú", "PE")
    country = writer.taught.country
    foreign = {"discipline": peru.discipline, "educationLevels": [peru.level], "educationYears": peru.years}
    assert await wrong(writer, country=country, **foreign) == dict.fromkeys(foreign, "classified_by_country")
    unknown = "0190b9a0-0000-7000-8000-000000000000"
    assert await wrong(writer, discipline=unknown, country=unknown) == {"country": "choice"}
    assert await wrong(writer, discipline=unknown, publication_guid=unknown, book_guid=unknown) == {
        "discipline": "choice",
        "publication_guid": "choice",
        "book_guid": "choice",
    }
    made = await writer.program(country=country)
    moved = await writer.client.put(f"{PROGRAMS}/{made['guid']}", json={"country": peru.country})
    assert wrong_fields(moved) == dict.fromkeys(foreign, "classified_by_country")
    both = {"country": peru.country, **foreign}
    assert (
        data_of(await writer.client.put(f"{PROGRAMS}/{made['guid']}", json=both))["country"] == peru.country
    )


@pytest.mark.spec("PRO-056", part="the calls")
async def test_the_book_of_a_program_is_a_content_by_name(writer):
    link = {"name": "Texto del estudiante", "type_guid": "CTTY_06", "url": "https://example.org/texto"}
    book = data_of(await writer.client.post("cms/contents", json=link), 201)
    made = await writer.program(book_guid=book["guid"])
    assert (made["book_guid"], made["book_name"]) == (book["guid"], "Texto del estudiante")
    used = data_of(await writer.client.get(f"cms/contents/{book['guid']}/used-by"))
    assert [(use["count"], use["forbids"]) for use in used["uses"] if use["forbids"]] == [(1, True)]


@pytest.mark.spec("PRO-001")
@pytest.mark.spec("PRO-002", part="the calls")
async def test_the_list_has_pages_an_order_words_and_filters(writer, as_role):
    art = await writer.client.post("disciplines", json={"name": "Arte", "country": writer.taught.country})
    both, years = writer.taught.years, writer.taught.years
    await writer.program(name="Números", isbn_student="978-1", country=writer.taught.country)
    await writer.program(name="Álgebra", subtitle="Con letras", educationYears=both, is_accessible=True)
    await writer.program(name="Zoología", discipline=data_of(art, 201)["guid"])
    client = writer.client
    assert await names(client) == ["Álgebra", "Números", "Zoología"]
    assert await names(client, orderBy="-name") == ["Zoología", "Números", "Álgebra"]
    assert await names(client, page=2, pageSize=2) == ["Zoología"]
    assert await names(client, q="letras") == ["Álgebra"]
    assert await names(client, discipline=writer.taught.discipline) == ["Álgebra", "Números"]
    assert await names(client, educationLevels=writer.taught.level) == ["Álgebra", "Números", "Zoología"]
    assert await names(client, educationYears=years[1]) == ["Álgebra"]
    assert await names(client, country=writer.taught.country) == ["Números"]
    assert await names(client, is_accessible="true") == ["Álgebra"]
    assert await names(client, is_accessible="false") == ["Números", "Zoología"]
    row = rows_of(await client.get(PROGRAMS, params={"q": "Números"}))[0]
    assert (row["isbn_student"], row["isbn_teacher"], row["program_cover"]) == ("978-1", None, None)
    assert (await (await as_role("R05")).client.get(PROGRAMS)).status_code == 403


@pytest.mark.spec("PRO-003")
async def test_programs_are_narrowed_by_the_trimesters_of_their_units(writer):
    for name, trimesters in (("Álgebra", (1, 2)), ("Números", (2, 3)), ("Zoología", ())):
        units = f"{PROGRAMS}/{(await writer.program(name=name))['guid']}/units"
        for trimester in (*trimesters, None):
            body = {"name": f"Unidad {trimester}", "trimester": trimester}
            data_of(await writer.client.post(units, json=body), 201)
    client = writer.client
    expected = {1: ["Álgebra"], 2: ["Álgebra", "Números"], 3: ["Números"]}
    for trimester, programs in expected.items():
        assert await names(client, trimester=trimester) == programs
    assert await names(client, trimester=[1, 3]) == ["Álgebra", "Números"]
    for value in ("0", "4", "first"):
        assert set(wrong_fields(await client.get(PROGRAMS, params={"trimester": value}))) == {"trimester"}


@pytest.mark.spec("PRO-046")
async def test_programs_like_one_are_of_its_subject_and_of_a_level_of_its_own(writer):
    admin, taught = writer.client, writer.taught
    level = await admin.post("education-levels", json={"name": "Media", "country": taught.country})
    art = await admin.post("disciplines", json={"name": "Arte", "country": taught.country})
    own = await writer.program(name="Álgebra")
    await writer.program(name="Números")
    await writer.program(name="De otro nivel", educationLevels=[data_of(level, 201)["guid"]])
    await writer.program(name="De otra asignatura", discipline=data_of(art, 201)["guid"])
    gone = await writer.program(name="En la papelera")
    await writer.delete(gone["guid"])
    related = rows_of(await admin.get(f"{PROGRAMS}/{own['guid']}/related"))
    assert [row["name"] for row in related] == ["Números"]


@pytest.mark.spec("PRO-048", part="its ISBNs and its name")
@pytest.mark.spec("PRO-047", part="what the data tab has")
async def test_a_copy_has_everything_but_the_isbns(writer, as_role):
    made = await writer.program(**FIELDS, country=writer.taught.country)
    answer = await writer.client.post("lms/courses-clone", json={"guid": made["guid"]})
    copy = data_of(answer, 201)
    assert (copy["isbn_student"], copy["isbn_teacher"]) == (None, None)
    assert copy["name"] != made["name"]
    assert made["name"] in copy["name"]
    own = {"guid", "name", "isbn_student", "isbn_teacher", "created_at", "updated_at"}
    assert {name: copy[name] for name in made.keys() - own} == {
        name: made[name] for name in made.keys() - own
    }


@pytest.mark.spec("KER-070")
@pytest.mark.parametrize(("role", "status"), [("R05", 403), ("R04", 201), ("R06", 201), ("R07", 201)])
async def test_who_writes_programs_copies_them_and_the_help_desk_does_not(writer, as_role, role, status):
    made = await writer.program(**FIELDS, country=writer.taught.country)
    who = await as_role(role)
    answer = await who.client.post("lms/courses-clone", json={"guid": made["guid"]})
    assert answer.status_code == status, answer.text
    assert len(await names(writer.client)) == (2 if status == 201 else 1)


@pytest.mark.spec("PRO-049")
async def test_exactly_the_chosen_programs_are_deleted_and_come_back(writer):
    first, second, third = [await writer.program(name=f"Programa {n}") for n in "abc"]
    answer = await writer.delete(first["guid"], third["guid"])
    assert set(answer["deleted"]) == {first["guid"], third["guid"]}
    assert await names(writer.client) == [second["name"]]
    assert (await writer.client.get(f"{PROGRAMS}/{first['guid']}")).status_code == 404


async def test_a_publisher_deletes_only_what_it_made(writer, as_role):
    publisher = await as_role("R07")
    theirs, own = await writer.program(), await publisher.program()
    answer = await publisher.delete(theirs["guid"], own["guid"])
    assert answer["deleted"] == [own["guid"]]
    editor = await as_role("R06")
    assert (await editor.delete(theirs["guid"]))["deleted"] == [theirs["guid"]]
    student = await as_role("R01")
    refused = await send_json(student.client, "DELETE", PROGRAMS, {"guids": [own["guid"]]})
    assert refused.status_code == 403


@pytest.mark.spec("PRO-004", part="the calls")
@pytest.mark.spec("KER-088", part="lists and forms, by calls")
async def test_where_isbns_are_hidden_no_call_has_them(schooling, client, database):
    tenant = schooling(plugin_settings={"programs": {"is_isbn_hidden": True}})
    admin = await client(tenant, "R04")
    hiding = Writer(admin, database, await teach(admin))
    assert await wrong(hiding, isbn_student="978-1") == {"isbn_student": "unknown"}
    made = await hiding.program()
    row = rows_of(await admin.get(PROGRAMS))[0]
    for answer in (made, row):
        assert not {"isbn_student", "isbn_teacher"} & answer.keys()


async def test_a_country_shows_its_programs_as_courses_and_is_used_by_them(writer):
    made = await writer.program(name="Álgebra", country=writer.taught.country)
    courses = rows_of(await writer.client.get("education-courses", params={"country": writer.taught.country}))
    assert [(row["name"], row["address"]) for row in courses] == [("Álgebra", f"/program/{made['guid']}")]
    path = f"system-settings/countries/{writer.taught.country}"
    uses = data_of(await writer.client.get(f"{path}/used-by"))["uses"]
    assert "Programas digitales" in {use["name"] for use in uses}


@pytest.mark.spec("PRO-002", part="the file")
@pytest.mark.spec("PRO-004", part="the file")
@pytest.mark.spec("KER-088", part="exports")
@pytest.mark.parametrize("is_hidden", [False, True])
async def test_the_file_of_the_list_has_names_and_isbns_unless_they_are_hidden(
    schooling, client, database, workbench, services, is_hidden
):
    tenant = schooling(plugin_settings={"programs": {"is_isbn_hidden": is_hidden}})
    admin = await client(tenant, "R04")
    writer = Writer(admin, database, await teach(admin))
    isbn = {} if is_hidden else {"isbn_student": "978-1"}
    await writer.program(name="Álgebra", country=writer.taught.country, **isbn)
    export = data_of(await admin.post(f"{PROGRAMS}/export?q=Álgebra", json={}), 202)
    job = await workbench.finish(export["id"], tenant)
    lines = (await services.files.read(tenant, job.result["path"])).decode("utf-8-sig").splitlines()
    assert ("ISBN" in lines[0]) is not is_hidden
    assert ("978-1" in lines[1]) is not is_hidden
    assert "Álgebra;Matemática;Básica;1.º" in lines[1]
    assert "Chile" in lines[1]


@pytest.mark.spec("LIC-027", "LIC-037", part="by programs")
async def test_a_licence_is_filled_by_the_isbn_of_a_program(writer):
    publication = await writer.publication("Matemática 3")
    await writer.program(publication_guid=publication, isbn_student="978-956-15-3180-4")
    body = {"countdown_original": 1, "expires": "interval", "expires_after_number": 1,
            "expires_after_string": "YEAR", "country": writer.taught.country}  # fmt: skip
    made = data_of(await writer.client.post("license-personals", json=body), 201)
    path = f"license-personals/{made['guid']}/publications"
    opened = rows_of(await writer.client.post(path, json={"isbns": ["9789561531804"]}))
    assert [row["guid"] for row in opened] == [publication]
    unknown = await writer.client.post(path, json={"isbns": ["9789561531805"]})
    assert (unknown.status_code, unknown.json()["code"]) == (412, "ISBN_NOT_FOUND")


@pytest.mark.spec("LIC-037")
async def test_isbns_of_students_and_of_teachers_are_not_redeemed_in_one_go(writer):
    isbns = {"isbn_student": "978-956-15-3180-4", "isbn_teacher": "978-84-376-0494-7"}
    await writer.program(**isbns)
    body = {"code": " , ".join(isbns.values())}
    someone = writer.client.person.guid
    refused = await writer.client.post(f"users/{someone}/redeem", json=body)
    assert (refused.status_code, refused.json()["code"]) == (412, "MIXED_ISBN")
    assert "No se pueden mezclar ISBN" in refused.json()["message"]
    assert rows_of(await writer.client.get(f"users/{someone}/license-personals")) == []


async def test_another_organizations_program_is_not_there(writer, schooling, client):
    made = await writer.program()
    stranger = await client(schooling(), "R04")
    assert (await stranger.get(f"{PROGRAMS}/{made['guid']}")).status_code == 404
    assert (await stranger.put(f"{PROGRAMS}/{made['guid']}", json={"name": "Mía"})).status_code == 404
