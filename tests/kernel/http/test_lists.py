"""Lists: the slice and the order that they are asked for."""

import pytest


@pytest.fixture
async def admin(client, tenant, note):
    made = await client(tenant, "R04")
    for number in range(30):
        assert (
            await made.post("sample/notes", json={**note, "name": f"Nota {number:02}"})
        ).status_code == 201
    return made


@pytest.mark.spec("KER-003")
@pytest.mark.spec("KER-005", part="lists of records")
async def test_a_list_answers_at_most_25_rows_and_says_how_many_there_are(admin):
    found = (await admin.get("sample/notes")).json()
    assert len(found["data"]) == 25
    assert found["meta"] == {"total": 30, "page": 1, "pageSize": 25}


@pytest.mark.spec("KER-004")
async def test_page_offset_and_order_choose_the_rows(admin):
    async def names(query):
        return [row["name"] for row in (await admin.get(f"sample/notes?{query}")).json()["data"]]

    assert await names("page=4&pageSize=8") == [f"Nota {n}" for n in range(24, 30)]
    assert await names("offset=28") == ["Nota 28", "Nota 29"]
    assert await names("orderBy=-name&pageSize=2") == ["Nota 29", "Nota 28"]
    assert await names("q=Nota 07") == ["Nota 07"]


@pytest.mark.spec("KER-005", part="lists of records")
@pytest.mark.parametrize("query", ["pageSize=201", "pageSize=0", "page=0", "page=many", "offset=-1"])
async def test_a_slice_out_of_range_is_refused(admin, query):
    answer = await admin.get(f"sample/notes?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "VALIDATION_ERROR")
    assert [one["field"] for one in answer.json()["errors"]] == [query.partition("=")[0]]


@pytest.mark.spec("KER-006")
async def test_an_unknown_column_and_an_unknown_parameter_are_told_the_known_ones(admin):
    unsortable = await admin.get("sample/notes?orderBy=colour")
    assert unsortable.status_code == 400
    assert "created_at, name" in unsortable.json()["errors"][0]["message"]
    unknown = await admin.get("sample/notes?colour=red")
    assert unknown.status_code == 400
    assert unknown.json()["errors"][0]["field"] == "colour"
    assert "pinned" in unknown.json()["message"]


@pytest.mark.spec("KER-006")
async def test_lists_without_a_shape_know_their_parameters_too(admin):
    answer = await admin.get("jobs?colour=red")
    assert answer.status_code == 400
    assert "pageSize" in answer.json()["message"]


@pytest.mark.spec("KER-006")
async def test_a_filter_of_another_type_is_refused(admin):
    answer = await admin.get("sample/notes?pinned=perhaps&author=nobody")
    assert answer.status_code == 400
    assert {one["field"] for one in answer.json()["errors"]} == {"pinned", "author"}
