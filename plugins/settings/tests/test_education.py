"""Subjects, education levels and education years by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

COUNTRIES = "system-settings/countries"


async def country_of(admin, code="CL"):
    made = await admin.post(COUNTRIES, json={"name": code, "iso_code": code})
    return data_of(made, 201)["guid"]


async def made(admin, path, **body):
    return data_of(await admin.post(path, json=body), 201)["guid"]


async def names(admin, path, **query):
    return [row["name"] for row in rows_of(await admin.get(path, params=query))]


@pytest.mark.spec("SET-016")
async def test_a_country_adds_renames_orders_and_deletes_its_subjects(client, tenant):
    admin = await client(tenant, "R04")
    chile, peru = await country_of(admin), await country_of(admin, "PE")
    art, music, _ = [
        await made(admin, "disciplines", name=one, country=chile) for one in ("Arte", "Música", "Física")
    ]
    await made(admin, "disciplines", name="Arte", country=peru)
    assert await names(admin, "disciplines", country=chile) == ["Arte", "Música", "Física"]
    assert (await admin.post("disciplines", json={"name": "ARTE", "country": chile})).status_code == 409
    data_of(await admin.patch(f"disciplines/{music}", json={"name": "Coro", "position": 1}))
    data_of(await admin.patch(f"disciplines/{art}", json={"position": 99}))
    assert await names(admin, "disciplines", country=chile) == ["Coro", "Física", "Arte"]
    gone = await send_json(admin, "DELETE", "disciplines", {"guids": [music, str(chile)]})
    assert data_of(gone)["deleted"] == [music]
    assert [one["code"] for one in data_of(gone)["refused"]] == ["NOT_FOUND"]
    assert await names(admin, "disciplines", country=chile) == ["Física", "Arte"]
    assert await names(admin, "disciplines", country=peru) == ["Arte"]
    nowhere = await admin.post("disciplines", json={"name": "Arte", "country": art})
    assert wrong_fields(nowhere) == {"country": "choice"}


@pytest.mark.spec("SET-018", "SET-019", "SET-020")
async def test_levels_answer_their_years_and_subjects(client, tenant):
    admin = await client(tenant, "R04")
    chile, peru = await country_of(admin), await country_of(admin, "PE")
    art, foreign = (
        await made(admin, "disciplines", name="Arte", country=chile),
        await made(admin, "disciplines", name="Arte", country=peru),
    )
    level = await made(admin, "education-levels", name="Básica", country=chile, disciplines=[art])
    other = await made(admin, "education-levels", name="Media", country=chile)
    nowhere = await admin.post("education-levels", json={"name": "Alta", "country": art})
    assert wrong_fields(nowhere) == {"country": "choice"}
    years = [await made(admin, "education-years", name=one, level=level) for one in ("1.º", "2.º")]
    rows = rows_of(await admin.get("education-levels", params={"country": chile}))
    assert [row["name"] for row in rows] == ["Básica", "Media"]
    assert [year["name"] for year in rows[0]["educationYears"]] == ["1.º", "2.º"]
    assert [one["guid"] for one in rows[0]["disciplines"]] == [art]
    assert await names(admin, "education-levels", educationYears=years[1]) == ["Básica"]
    assert await names(admin, "education-levels", disciplines=art) == ["Básica"]
    assert await names(admin, "education-levels", country=peru) == []
    changed = data_of(await admin.patch(f"education-levels/{level}", json={"name": "Primaria"}))
    assert (changed["name"], [one["guid"] for one in changed["disciplines"]]) == ("Primaria", [art])
    wrong = await admin.patch(f"education-levels/{other}", json={"disciplines": [foreign]})
    assert wrong_fields(wrong) == {"disciplines": "choice"}
    teacher = await client(tenant, "R02")
    assert await names(teacher, "education-levels") == ["Primaria", "Media"]
    assert (await teacher.patch(f"education-levels/{level}", json={"name": "No"})).status_code == 403


@pytest.mark.spec("SET-022")
async def test_the_order_of_levels_and_years_is_saved_in_one_call(client, tenant):
    admin = await client(tenant, "R04")
    chile = await country_of(admin)
    first, second = [await made(admin, "education-levels", name=one, country=chile) for one in ("A", "B")]
    one, two = [await made(admin, "education-years", name=year, level=first) for year in ("1", "2")]
    levels = [{"guid": second, "name": "C"}, {"guid": first, "years": [two, one]}]
    ordered = data_of(await admin.put("education-levels", json={"country": chile, "levels": levels}))[
        "levels"
    ]
    assert [level["name"] for level in ordered] == ["C", "A"]
    assert await names(admin, "education-levels", country=chile) == ["C", "A"]
    assert await names(admin, "education-years", level=first) == ["2", "1"]
    wrong = [{"guid": first, "name": "Z"}, {"guid": second, "years": [one]}]
    refused = await admin.put("education-levels", json={"country": chile, "levels": wrong})
    assert wrong_fields(refused) == {"levels.1.years": "choice"}
    assert await names(admin, "education-levels", country=chile) == ["C", "A"]


@pytest.mark.spec("SET-021", "SET-023")
async def test_a_list_of_levels_is_deleted_and_years_are_renamed(client, tenant):
    admin = await client(tenant, "R04")
    chile = await country_of(admin)
    guids = [await made(admin, "education-levels", name=one, country=chile) for one in ("A", "B", "C")]
    gone = await send_json(admin, "DELETE", "education-levels", {"guids": guids[:2]})
    assert sorted(data_of(gone)["deleted"]) == sorted(guids[:2])
    assert await names(admin, "education-levels", country=chile) == ["C"]
    years = [await made(admin, "education-years", name=one, level=guids[2]) for one in ("1", "2", "3")]
    data_of(await admin.patch(f"education-years/{years[2]}", json={"name": "Último", "position": 1}))
    data_of(await send_json(admin, "DELETE", "education-years", {"guids": [years[0]]}))
    assert await names(admin, "education-years", country=chile) == ["Último", "2"]


@pytest.mark.spec("SET-015")
async def test_what_is_in_use_is_not_deleted_and_says_what_uses_it(client, tenant):
    admin = await client(tenant, "R04")
    chile = await country_of(admin)
    art = await made(admin, "disciplines", name="Arte", country=chile)
    level = await made(admin, "education-levels", name="Básica", country=chile, disciplines=[art])
    year = await made(admin, "education-years", name="1.º", level=level)
    refused = await admin.delete(f"{COUNTRIES}/{chile}")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert {one["name"]: one["count"] for one in refused.json()["used_by"]} == {
        "Asignaturas": 1,
        "Etapas educativas": 1,
    }
    for path, guid in (("disciplines", art), ("education-levels", level)):
        held = data_of(await send_json(admin, "DELETE", path, {"guids": [guid]}))
        assert (held["deleted"], [one["code"] for one in held["refused"]]) == ([], ["IN_USE"])
    for path, guid in (("education-years", year), ("education-levels", level), ("disciplines", art)):
        assert data_of(await send_json(admin, "DELETE", path, {"guids": [guid]}))["deleted"] == [guid]
    assert data_of(await admin.delete(f"{COUNTRIES}/{chile}"))["deleted"] == [chile]


async def test_a_country_answers_its_subjects_and_levels(client, tenant):
    admin = await client(tenant, "R04")
    chile = await country_of(admin)
    await made(admin, "disciplines", name="Arte", country=chile)
    await made(admin, "education-levels", name="Básica", country=chile)
    answered = data_of(await admin.get(f"{COUNTRIES}/{chile}"))
    assert [one["name"] for one in answered["disciplines"]] == ["Arte"]
    assert [one["name"] for one in answered["educationLevels"]] == ["Básica"]
    (row,) = rows_of(await admin.get(COUNTRIES))
    assert (row["discipline_count"], row["level_count"]) == (1, 1)
