"""Evaluation periods by their calls."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields

PERIODS = "v3/evaluation_period"
FIRST = {
    "evaluation_period": "trimester",
    "name": "Primer trimestre",
    "start_date": "2026-03-02",
    "end_date": "2026-05-29",
    "school_year": "2026",
}
KINDS = ["annual", "bimonthly", "quarterly", "semester", "trimester"]


async def wrong(admin, **fields):
    return wrong_fields(await admin.post(PERIODS, json={**FIRST, **fields}))


@pytest.mark.spec("SET-030", "SET-031", "SET-032", "SET-033")
async def test_a_period_is_made_listed_changed_and_deleted(client, tenant):
    admin = await client(tenant, "R04")
    made = data_of(await admin.post(PERIODS, json=FIRST), 201)
    assert {name: made[name] for name in FIRST} == FIRST
    second = {**FIRST, "name": "2025", "school_year": "2025"}
    data_of(await admin.post(PERIODS, json=second), 201)
    rows = rows_of(await admin.get(PERIODS, params={"school_year": "2026"}))
    assert [(row["id"], row["name"]) for row in rows] == [(made["id"], "Primer trimestre")]
    address = f"{PERIODS}/{made['id']}"
    changed = data_of(await admin.put(address, json={"name": "1.º", "end_date": "2026-06-05"}))
    assert (changed["name"], changed["end_date"], changed["start_date"]) == (
        "1.º",
        "2026-06-05",
        "2026-03-02",
    )
    assert data_of(await admin.get(address)) == changed
    assert data_of(await admin.delete(address))["deleted"] == [made["id"]]
    assert [row["name"] for row in rows_of(await admin.get(PERIODS))] == ["2025"]


@pytest.mark.spec("SET-034", "SET-035")
async def test_there_are_five_kinds_and_no_other(client, tenant):
    admin = await client(tenant, "R04")
    kinds = rows_of(await admin.get("v3/sys/evaluation_periods"))
    assert [kind["id"] for kind in kinds] == KINDS
    assert kinds[0]["name"] == "Anual"
    for kind in KINDS:
        assert data_of(await admin.post(PERIODS, json={**FIRST, "evaluation_period": kind}), 201)["id"]
    assert await wrong(admin, evaluation_period="weekly") == {"evaluation_period": "choice"}
    (row, *_) = rows_of(await admin.get(PERIODS))
    changed = await admin.put(f"{PERIODS}/{row['id']}", json={"evaluation_period": "weekly"})
    assert wrong_fields(changed) == {"evaluation_period": "choice"}


@pytest.mark.spec("SET-036", "SET-037")
async def test_a_period_of_one_day_is_one_and_a_backward_one_is_refused(client, tenant):
    admin = await client(tenant, "R04")
    assert await wrong(admin, end_date="2026-03-01") == {"end_date": "before_start"}
    made = data_of(await admin.post(PERIODS, json={**FIRST, "end_date": FIRST["start_date"]}), 201)
    late = await admin.put(f"{PERIODS}/{made['id']}", json={"start_date": "2026-03-03"})
    assert wrong_fields(late) == {"end_date": "before_start"}
    assert await wrong(admin, end_date="2026-02-30") == {"end_date": "invalid_date"}
    assert [row["start_date"] for row in rows_of(await admin.get(PERIODS))] == [FIRST["start_date"]]


@pytest.mark.spec("SET-038")
async def test_a_period_has_name_and_year_and_does_not_overlap_its_like(client, tenant, other_tenant):
    admin = await client(tenant, "R04")
    for name in ("name", "school_year"):
        without = {key: value for key, value in FIRST.items() if key != name}
        assert wrong_fields(await admin.post(PERIODS, json=without)) == {name: "required"}
        assert set(await wrong(admin, **{name: " "})) == {name}
    answers = await asyncio.gather(*(admin.post(PERIODS, json=FIRST) for _ in range(6)))
    assert sorted(one.status_code for one in answers) == [201] + [409] * 5
    last_day = {**FIRST, "name": "2.º", "start_date": FIRST["end_date"], "end_date": "2026-08-31"}
    refused = await admin.post(PERIODS, json=last_day)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (409, "start_date")
    data_of(await admin.post(PERIODS, json={**last_day, "start_date": "2026-05-30"}), 201)
    data_of(await admin.post(PERIODS, json={**FIRST, "evaluation_period": "annual"}), 201)
    data_of(await admin.post(PERIODS, json={**FIRST, "school_year": "2027"}), 201)
