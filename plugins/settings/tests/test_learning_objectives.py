"""Learning objectives by their calls: what they name, and the tree that they make."""

import asyncio

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_settings.demo.loading import load_demo

PATH = "cms/learning-objectives"


async def made(admin, path, **body):
    return data_of(await admin.post(path, json=body), 201)["guid"]


async def country_of(admin, code="CL"):
    return await made(admin, "system-settings/countries", name=code, iso_code=code)


async def objective(admin, country, code, **body):
    return await made(admin, PATH, code=code, description=f"Sobre {code}", country=country, **body)


async def codes(admin, **query):
    return [row["code"] for row in rows_of(await admin.get(PATH, params=query))]


async def administrator(client, tenant):
    """Of a tenant that has objectives."""
    admin = await client(tenant, "R04")
    data_of(await admin.put("system-settings", json={"is_learning_objectives": True}))
    return admin


async def moved(admin, guid, parent):
    return await admin.put(f"{PATH}/{guid}", json={"parent": parent})


# One pair that moves below each other at once may pass by chance.
RACES = 8


@pytest.fixture
async def admin(client, tenant):
    return await administrator(client, tenant)


@pytest.fixture
async def chile(admin):
    return await country_of(admin)


@pytest.mark.spec("SET-026", "SET-027", "SET-028")
async def test_an_objective_is_made_read_changed_and_deleted(admin, chile, client, tenant):
    guid = await objective(admin, chile, "MA01")
    address = f"{PATH}/{guid}"
    changed = await admin.put(address, json={"description": "Otra", "code": "MA02"})
    assert (data_of(changed)["code"], data_of(changed)["description"]) == ("MA02", "Otra")
    assert data_of(await admin.get(address))["code"] == "MA02"
    stale = await admin.put(address, json={"code": "X"}, headers={"If-Match": '"1"'})
    assert stale.status_code == 412
    assert data_of(await admin.delete(address))["deleted"] == [guid]
    assert (await admin.get(address)).status_code == 404
    assert await codes(admin) == []
    helper = await client(tenant, "R05")
    helped = await objective(helper, chile, "AY01")
    assert (await helper.delete(f"{PATH}/{helped}")).status_code == 403
    teacher = await client(tenant, "R02")
    refused = await teacher.post(PATH, json={"code": "1", "description": "x", "country": chile})
    assert refused.status_code == 403


@pytest.mark.spec("SET-025")
@pytest.mark.spec("SET-029", part="the call")
async def test_an_objective_holds_its_subject_level_years_country_and_parent(admin, chile, client, tenant):
    art = await made(admin, "disciplines", name="Arte", country=chile)
    level = await made(admin, "education-levels", name="Básica", country=chile)
    year = await made(admin, "education-years", name="1.º", level=level)
    parts = {"discipline": art, "educationLevel": level, "educationYears": [year]}
    top = await objective(admin, chile, "AR", **parts)
    await objective(admin, chile, "AR 1", parent=top)
    teacher = await client(tenant, "R02")
    rows = rows_of(await teacher.get(PATH))
    assert {name: rows[0][name] for name in ("country", *parts)} == {"country": chile, **parts}
    assert (rows[0]["discipline_name"], rows[0]["education_level_name"]) == ("Arte", "Básica")
    assert (rows[1]["parent"], [one["code"] for one in rows[1]["path"]]) == (top, ["AR"])
    for name, value in {"country": chile, **parts}.items():
        wanted = value[0] if isinstance(value, list) else value
        assert "AR" in await codes(admin, **{name: wanted})
    assert await codes(admin, discipline=art) == ["AR"]
    assert await codes(admin, parent=top) == await codes(admin, isRoot=False) == ["AR 1"]
    assert await codes(admin, q="sobre ar 1") == ["AR 1"]
    assert data_of(await admin.put(f"{PATH}/{top}", json={"code": "AR"}))["educationYears"] == [year]


async def test_a_code_is_one_objectives_of_a_country_also_in_a_race(admin, chile):
    body = {"code": "MA01", "description": "Contar", "country": chile}
    answers = await asyncio.gather(*(admin.post(PATH, json=body) for _ in range(6)))
    assert sorted(one.status_code for one in answers) == [201] + [409] * 5
    taken = await admin.post(PATH, json={**body, "code": "ma01"})
    assert (taken.status_code, "MA01" in taken.json()["message"]) == (409, True)
    await objective(admin, await country_of(admin, "PE"), "MA01")


async def test_what_an_objective_names_is_of_its_country_and_its_years_of_its_level(
    admin, chile, other_tenant
):
    peru = await country_of(admin, "PE")
    level = await made(admin, "education-levels", name="Básica", country=chile)
    foreign = {
        "discipline": await made(admin, "disciplines", name="Arte", country=peru),
        "educationLevel": await made(admin, "education-levels", name="Básica", country=peru),
        "parent": await objective(admin, peru, "PE01"),
    }
    body = {"code": "MA01", "description": "Contar", "country": chile}
    wrong = await admin.post(PATH, json={**body, **foreign})
    assert wrong_fields(wrong) == dict.fromkeys(foreign, "of_country")
    year = await made(admin, "education-years", name="1.º", level=foreign["educationLevel"])
    assert wrong_fields(
        await admin.post(PATH, json={**body, "educationLevel": level, "educationYears": [year]})
    ) == {"educationYears": "years_of_level"}
    assert wrong_fields(await admin.post(PATH, json={**body, "country": level})) == {"country": "choice"}
    assert set(wrong_fields(await admin.post(PATH, json={}))) == {"code", "description", "country"}
    too_long = {"code": "x" * 51, "description": " "}
    assert set(wrong_fields(await admin.post(PATH, json={**body, **too_long}))) == set(too_long)
    top = await objective(admin, chile, "MA")
    await objective(admin, chile, "MA 1", parent=top)
    held = await admin.put(f"{PATH}/{top}", json={"country": peru})
    assert wrong_fields(held) == {"country": "below_of_country"}


async def test_the_list_reads_as_the_tree_also_when_something_moved(admin, chile):
    top = await objective(admin, chile, "MA")
    tenth, second = [await objective(admin, chile, f"MA {one}", parent=top) for one in (10, 2)]
    await objective(admin, chile, "MA 2 a", parent=second)
    await objective(admin, chile, "LE")
    assert await codes(admin) == ["LE", "MA", "MA 2", "MA 2 a", "MA 10"]
    data_of(await moved(admin, second, tenth))
    assert await codes(admin) == ["LE", "MA", "MA 10", "MA 2", "MA 2 a"]
    data_of(await admin.put(f"{PATH}/{top}", json={"code": "AA"}))
    assert await codes(admin) == ["AA", "MA 10", "MA 2", "MA 2 a", "LE"]
    data_of(await moved(admin, tenth, None))
    assert await codes(admin) == ["AA", "LE", "MA 10", "MA 2", "MA 2 a"]


@pytest.mark.spec("SET-029", part="no circle, also in a race")
async def test_a_circle_is_refused_also_when_two_move_at_once(admin, chile):
    first, second = [await objective(admin, chile, one) for one in "AB"]
    below = await objective(admin, chile, "C", parent=first)
    for parent in (first, below):
        assert wrong_fields(await moved(admin, first, parent)) == {"parent": "circle"}
    pairs = [(first, second)]
    pairs += [tuple([await objective(admin, chile, f"{one}{n}") for one in "DE"]) for n in range(RACES - 1)]
    moves = [move for one, other in pairs for move in (moved(admin, one, other), moved(admin, other, one))]
    answers = await asyncio.gather(*moves)
    for number in range(0, len(answers), 2):
        accepted, refused = sorted(answers[number : number + 2], key=lambda answer: answer.status_code)
        assert (accepted.status_code, refused.status_code) == (200, 400)
        assert wrong_fields(refused) == {"parent": "circle"}
    assert len(await codes(admin)) == 2 * RACES + 1


async def test_a_tree_has_ten_levels(admin, chile):
    parent = None
    for level in range(10):
        parent = await objective(admin, chile, str(level), **({"parent": parent} if parent else {}))
    body = {"code": "10", "description": "x", "country": chile, "parent": parent}
    assert wrong_fields(await admin.post(PATH, json=body)) == {"parent": "too_deep"}
    top = await objective(admin, chile, "top")
    first = rows_of(await admin.get(PATH, params={"q": "Sobre 0"}))[0]["guid"]
    assert wrong_fields(await moved(admin, first, top)) == {"parent": "too_deep"}


@pytest.mark.spec("SET-017", part="objectives, and what they name")
async def test_what_an_objective_needs_is_not_deleted(admin, chile):
    art = await made(admin, "disciplines", name="Arte", country=chile)
    level = await made(admin, "education-levels", name="Básica", country=chile)
    year = await made(admin, "education-years", name="1.º", level=level)
    parts = {"discipline": art, "educationLevel": level, "educationYears": [year]}
    top = await objective(admin, chile, "AR", **parts)
    below = await objective(admin, chile, "AR 1", parent=top)
    refused = await admin.delete(f"{PATH}/{top}")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert refused.json()["used_by"] == [
        {
            "name": "Objetivos debajo de él",
            "count": 1,
            "link": f"/settings-learning-objectives?parent={top}",
            "forbids": True,
        }
    ]
    for path, guid in (("disciplines", art), ("education-years", year), ("education-levels", level)):
        held = await admin.request("DELETE", path, json={"guids": [guid]})
        assert [one["code"] for one in data_of(held)["refused"]] == ["IN_USE"], path
    for guid in (below, top):
        assert data_of(await admin.delete(f"{PATH}/{guid}"))["deleted"] == [guid]
    for path, guid in (("disciplines", art), ("education-years", year), ("education-levels", level)):
        gone = await admin.request("DELETE", path, json={"guids": [guid]})
        assert data_of(gone)["deleted"] == [guid], path


async def test_what_comes_back_from_the_trash_makes_no_circle(admin, chile):
    top = await objective(admin, chile, "A")
    middle = await objective(admin, chile, "B", parent=top)
    low = await objective(admin, chile, "C", parent=middle)
    for guid in (low, middle):
        await admin.delete(f"{PATH}/{guid}")
    data_of(await admin.post("trash/restore", json={"guids": [low]}))
    (row,) = rows_of(await admin.get(PATH, params={"q": "Sobre C"}))
    assert row["path"] == []
    assert wrong_fields(await moved(admin, top, low)) == {"parent": "circle"}


async def test_another_tenants_objectives_are_not_there(admin, chile, client, other_tenant):
    guid = await objective(admin, chile, "MA01")
    other = await administrator(client, other_tenant)
    assert await codes(other) == []
    assert (await other.put(f"{PATH}/{guid}", json={"code": "X"})).status_code == 404


async def test_objectives_are_changed_where_the_organization_has_them(client, tenant):
    admin = await client(tenant, "R04")
    country = await country_of(admin)
    body = {"code": "MA01", "description": "Contar", "country": country}
    assert (await admin.post(PATH, json=body)).status_code == 403
    data_of(await admin.put("system-settings", json={"is_learning_objectives": True}))
    assert (await admin.post(PATH, json=body)).status_code == 201
    pages = data_of(await admin.get("ui/manifest"))["plugins"]
    assert "/settings-learning-objectives" in [page["path"] for one in pages for page in one["pages"]]


async def test_newcomers_find_a_small_tree_and_a_second_run_adds_nothing(admin, services, tenant):
    context = SeedContext(tenant, services.database, services.files, services.queue)
    await load_demo(context)
    await load_demo(context)
    assert await codes(admin) == ["MA", "MA 1", "MA 1.1", "MA 2"]
