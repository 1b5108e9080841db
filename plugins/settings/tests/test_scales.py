"""Evaluation scales by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields

SCALES = "v3/evaluation_scale"
MARKS = {"name": "Notas de Chile", "type": "numeric", "min": 1, "max": 7, "decimals": 1}
LOW = {"tag": "En inicio", "from": 0, "to": 50, "equivalence": 25}
HIGH = {"tag": "Logrado", "from": 50, "to": 100, "equivalence": 80}
LEVELS = {"name": "Logros", "type": "qualitative", "ranges": [LOW, HIGH]}


async def make(admin, **fields):
    return data_of(await admin.post(SCALES, json={**MARKS, **fields}), 201)


async def wrong(admin, base=LEVELS, **fields):
    return wrong_fields(await admin.post(SCALES, json={**base, **fields}))


@pytest.mark.spec("SET-040", "SET-044")
async def test_a_scale_is_answered_with_its_limits_or_its_ranges(client, tenant):
    admin = await client(tenant, "R04")
    marks = await make(admin, min=-2.5, max=7, decimals=1)
    assert {name: marks[name] for name in MARKS} == {**MARKS, "min": -2.5}
    levels = data_of(await admin.post(SCALES, json=LEVELS), 201)
    read = data_of(await admin.get(f"{SCALES}/{levels['id']}"))
    assert (read["type"], read["min"], read["max"], read["decimals"]) == ("qualitative", 0, 100, 0)
    assert (read["ranges"], read["gaps"], read["is_complete"]) == ([LOW, HIGH], [], True)
    rows = rows_of(await admin.get(SCALES))
    assert [row["name"] for row in rows] == ["Logros", "Notas de Chile"]


@pytest.mark.spec("SET-041")
async def test_a_scale_is_numeric_or_qualitative_and_has_a_name(client, tenant):
    admin = await client(tenant, "R04")
    assert await wrong(admin, MARKS, type="letters") == {"type": "choice"}
    nameless = {name: value for name, value in MARKS.items() if name != "name"}
    assert await wrong(admin, nameless) == {"name": "required"}
    assert set(await wrong(admin, MARKS, name=" ")) == {"name"}
    for nothing in ({}, {"min": None, "max": None}):
        unlimited = {"name": "Notas", "type": "numeric", **nothing}
        assert await wrong(admin, unlimited) == {"min": "required", "max": "required"}


@pytest.mark.spec("SET-042")
async def test_a_scale_ends_above_where_it_begins(client, tenant):
    admin = await client(tenant, "R04")
    for most in (1, 0.9):
        assert await wrong(admin, MARKS, max=most) == {"max": "not_above_min"}
    made = await make(admin)
    raised = await admin.put(f"{SCALES}/{made['id']}", json={"min": 7})
    assert wrong_fields(raised) == {"max": "not_above_min"}
    assert data_of(await admin.get(f"{SCALES}/{made['id']}"))["min"] == 1


@pytest.mark.spec("SET-043")
async def test_a_mark_has_from_none_to_four_decimals(client, tenant):
    admin = await client(tenant, "R04")
    for decimals in (0, 4):
        assert (await make(admin, decimals=decimals))["decimals"] == decimals
    for beyond in (-1, 5, 1.5):
        assert set(await wrong(admin, MARKS, decimals=beyond)) == {"decimals"}, beyond


@pytest.mark.spec("SET-045")
async def test_percentages_are_from_0_to_100_and_begin_before_they_end(client, tenant):
    admin = await client(tenant, "R04")
    for name in ("from", "to", "equivalence"):
        for beyond in (-0.1, 100.1):
            assert set(await wrong(admin, ranges=[{**LOW, name: beyond}])) == {f"ranges.0.{name}"}
    assert await wrong(admin, ranges=[{**LOW, "from": 51}]) == {"ranges.0.to": "below_from"}


@pytest.mark.spec("SET-046", "SET-047", "SET-049")
async def test_ranges_that_do_not_go_together_name_row_and_field_and_nothing_is_stored(client, tenant):
    admin = await client(tenant, "R04")
    refused = await admin.post(SCALES, json={**LEVELS, "ranges": [LOW, {**HIGH, "equivalence": 49}]})
    (error,) = refused.json()["errors"]
    assert (refused.status_code, error["field"]) == (400, "ranges.1.equivalence")
    assert error["message"] == "La equivalencia tiene que estar entre 50 % y 100 %"
    assert await wrong(admin, ranges=[LOW, {**HIGH, "from": 40}]) == {
        "ranges.1.from": "range_overlaps",
        "ranges": "total_over_whole",
    }
    assert await wrong(admin, ranges=[LOW, {**HIGH, "tag": "en inicio"}]) == {"ranges.1.tag": "tag_twice"}
    assert await wrong(admin, MARKS, ranges=[LOW]) == {"ranges": "ranges_of_numeric"}
    assert rows_of(await admin.get(SCALES)) == []


@pytest.mark.spec("SET-048", "SET-050", part="saved and marked")
async def test_a_scale_with_gaps_is_saved_and_says_where_they_are(client, tenant):
    admin = await client(tenant, "R04")
    made = data_of(await admin.post(SCALES, json={**LEVELS, "ranges": [{**HIGH, "to": 90}]}), 201)
    assert (made["is_complete"], made["gaps"]) == (False, [{"from": 0, "to": 50}, {"from": 90, "to": 100}])
    await make(admin)
    assert [row["name"] for row in rows_of(await admin.get(SCALES, params={"is_complete": "true"}))] == [
        MARKS["name"]
    ]
    whole = data_of(await admin.put(f"{SCALES}/{made['id']}", json={"ranges": [LOW, HIGH]}))
    assert (whole["is_complete"], whole["gaps"]) == (True, [])
    numeric = data_of(
        await admin.put(f"{SCALES}/{made['id']}", json={"type": "numeric", "min": 0, "max": 10})
    )
    assert (numeric["ranges"], numeric["is_complete"]) == ([], True)


async def test_a_scale_is_changed_on_its_version_deleted_and_brought_back(client, tenant):
    admin = await client(tenant, "R04")
    made = await make(admin)
    address = f"{SCALES}/{made['id']}"
    version = {"If-Match": (await admin.get(address)).headers["etag"]}
    assert data_of(await admin.put(address, json={"decimals": 2}, headers=version))["decimals"] == 2
    assert (await admin.put(address, json={"decimals": 3}, headers=version)).status_code == 412
    assert data_of(await admin.delete(address))["deleted"] == [made["id"]]
    assert (await admin.get(address)).status_code == 404
    assert data_of(await admin.post("trash/restore", json={"guids": [made["id"]]}))["changed"] == 1
    changes = data_of(await admin.get(f"{address}/history"))["changes"]
    assert [change["act"] for change in changes] == ["restore", "delete", "update", "create"]


@pytest.mark.spec("SET-054", part="calls")
async def test_the_evaluation_model_is_there_only_with_its_flag(client, tenant, new_tenant):
    desk = await client(tenant, "R05")
    made = await make(desk)
    assert (await desk.delete(f"{SCALES}/{made['id']}")).status_code == 403
    off = await client(new_tenant(flags={}), "R04")
    for path in (SCALES, "v3/evaluation_period", "evaluable-categories"):
        assert (await off.get(path)).status_code == 403, path
        assert (await (await client(tenant, "R07")).get(path)).status_code == 403, path
        assert (await desk.get(path)).status_code == 200, path
