"""Licences by their calls: made, listed, changed, switched off and deleted."""

import asyncio
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_licenses import codes

from .conftest import BY_INTERVAL, end_now, file_of, redeem

LICENSES = "license-personals"
MOST = 2_147_483_647


async def wrong(client, **fields):
    return wrong_fields(await client.post(LICENSES, json={**BY_INTERVAL, **fields}))


def day(tenant, days=0):
    """A day of the tenant, from today."""
    now = datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone))
    return (now.date() + timedelta(days=days)).isoformat()


def by_day(tenant, days, **fields):
    return {"countdown_original": 5, "expires": "expiration_date", "expired_at": day(tenant, days), **fields}


@pytest.mark.spec("LIC-002", "LIC-003", "LIC-004", "LIC-018")
async def test_a_licence_answers_what_it_is_and_who_made_it(desk, alone, client):
    staff = await desk()
    made = await staff.license(langs=["pt", "es"])
    assert codes.is_code(made["code"])
    same = {name: made[name] for name in BY_INTERVAL}
    assert (same, made["langs"]) == (BY_INTERVAL, ["es", "pt"])
    assert (made["expires_after"], made["expired_at"]) == ({"number": 1, "unit": "MONTH"}, None)
    assert (made["role_guid"], made["role_name"], made["country"]) == ("R01", "Estudiante", None)
    assert (made["batch_guid"], made["batch_number"], made["status"]) == (None, None, "active")
    assert (made["consumed"], made["linked_at"]) == (0, None)
    assert (made["created_by"], made["creator"]) == (str(staff.client.person.guid), "Ana Pérez")
    student = await client(alone, "R01")
    linked = data_of(await redeem(student, made["code"]))
    read = await staff.read(made)
    assert (read["consumed"], read["linked_at"]) == (1, linked["linked_at"])
    other = await staff.license(expires="expiration_date", expired_at=day(alone, 3), role_guid="R02")
    assert (other["expired_at"], other["expires_after"], other["role_guid"]) == (day(alone, 3), None, "R02")


@pytest.mark.spec("LIC-005")
async def test_the_code_is_made_by_the_server_and_never_changes(desk):
    staff = await desk()
    made = await staff.license()
    assert await wrong(staff.client, code="7HKM29ACXPRT4WYE") == {"code": "unknown"}
    changed = await staff.client.put(f"{LICENSES}/{made['guid']}", json={"code": "7HKM29ACXPRT4WYE"})
    assert wrong_fields(changed) == {"code": "unknown"}
    assert (await staff.read(made))["code"] == made["code"]


@pytest.mark.spec("LIC-005", part="unique under a race")
async def test_a_code_that_is_drawn_twice_at_once_is_drawn_again(desk, monkeypatch):
    staff = await desk()
    same, others = codes.draw_code(), [codes.draw_code() for _ in range(6)]
    turns = iter([same] * 6 + others)
    monkeypatch.setattr(codes, "draw_code", lambda: next(turns))
    made = await asyncio.gather(*(staff.license() for _ in range(6)))
    drawn = [row["code"] for row in made]
    assert len(set(drawn)) == 6
    assert same in drawn


@pytest.mark.spec("LIC-006", "LIC-007", "LIC-008")
async def test_the_uses_are_a_whole_number_above_zero_up_to_the_most(desk):
    staff = await desk()
    without = {name: value for name, value in BY_INTERVAL.items() if name != "countdown_original"}
    assert wrong_fields(await staff.client.post(LICENSES, json=without)) == {"countdown_original": "required"}
    for value in (0, -1, 1.5, "muchos", None, True, MOST + 1):
        assert set(await wrong(staff.client, countdown_original=value)) == {"countdown_original"}, value
    assert (await staff.license(countdown_original=MOST))["countdown_original"] == MOST
    assert (await staff.license(countdown_original=1))["countdown_original"] == 1


@pytest.mark.spec("LIC-009", "LIC-010", "LIC-011")
async def test_a_licence_that_ends_on_a_day_says_which(desk, alone):
    staff = await desk()
    assert await wrong(staff.client, expires="never") == {"expires": "choice"}
    without = {"countdown_original": 1}
    assert wrong_fields(await staff.client.post(LICENSES, json=without)) == {"expires": "required"}
    needed = {"countdown_original": 1, "expires": "expiration_date"}
    assert wrong_fields(await staff.client.post(LICENSES, json=needed)) == {"expired_at": "required"}
    assert await wrong(staff.client, expires="expiration_date", expired_at=None) == {"expired_at": "required"}
    for value in ("2030-02-30", "mañana", "30/06/2030", 20300630):
        assert await wrong(staff.client, expires="expiration_date", expired_at=value) in (
            {"expired_at": "invalid_date"},
            {"expired_at": "invalid"},
        ), value
    assert (await staff.license(**by_day(alone, 0)))["expired_at"] == day(alone)


@pytest.mark.spec("LIC-012", "LIC-013", "LIC-014", "LIC-015")
async def test_a_licence_with_an_interval_says_how_many_of_what(desk):
    staff = await desk()
    for name in ("expires_after_number", "expires_after_string"):
        without = {key: value for key, value in BY_INTERVAL.items() if key != name}
        assert wrong_fields(await staff.client.post(LICENSES, json=without)) == {name: "required"}
        assert await wrong(staff.client, **{name: None}) == {name: "required"}
    for value in (0, -1, 1.5, "uno", MOST + 1):
        assert set(await wrong(staff.client, expires_after_number=value)) == {"expires_after_number"}, value
    for unit in ("HOUR", "DAY", "WEEK", "MONTH", "YEAR"):
        made = await staff.license(expires_after_string=unit, expires_after_number=MOST)
        assert made["expires_after"] == {"number": MOST, "unit": unit}
    for unit in ("MINUTE", "month", ""):
        assert await wrong(staff.client, expires_after_string=unit) == {"expires_after_string": "choice"}


@pytest.mark.spec("LIC-016", "LIC-017", part="the calls")
async def test_a_country_is_needed_only_where_there_are_several(desk, tenant, other_tenant):
    several, single, foreign = await desk(tenant), await desk(), await desk(other_tenant)
    assert (await single.license())["country"] is None
    chile = await several.country("CL", "Chile")
    assert wrong_fields(await several.client.post(LICENSES, json=BY_INTERVAL)) == {"country": "required"}
    assert await wrong(several.client, country=None) == {"country": "required"}
    assert await wrong(several.client, country=await foreign.country("BR", "Brasil")) == {"country": "choice"}
    made = await several.license(country=chile)
    assert (made["country"], made["country_name"]) == (chile, "Chile")
    address = f"{LICENSES}/{made['guid']}"
    assert wrong_fields(await several.client.put(address, json={"country": None})) == {"country": "required"}
    assert data_of(await several.client.put(address, json={"countdown_original": 9}))["country"] == chile


async def test_roles_and_languages_are_those_that_there_are(desk):
    staff = await desk()
    assert await wrong(staff.client, role_guid="R99") == {"role_guid": "choice"}
    assert await wrong(staff.client, langs=["xx"]) == {"langs": "choice"}
    assert (await staff.license(role_guid="R45"))["role_guid"] == "R45"


@pytest.mark.spec("LIC-023")
async def test_an_end_in_the_past_and_fewer_uses_than_are_taken_are_refused(desk, alone, client):
    staff = await desk()
    past = by_day(alone, -1)
    assert wrong_fields(await staff.client.post(LICENSES, json=past)) == {"expired_at": "past_day"}
    made = await staff.license(countdown_original=3)
    for _person in range(2):
        data_of(await redeem(await client(alone, "R01"), made["code"]))
    address = f"{LICENSES}/{made['guid']}"
    fewer = await staff.client.put(address, json={"countdown_original": 1})
    assert wrong_fields(fewer) == {"countdown_original": "uses_below_consumed"}
    assert data_of(await staff.client.put(address, json={"countdown_original": 2}))["countdown_original"] == 2


@pytest.mark.spec("LIC-019", "LIC-020")
async def test_a_licence_is_active_inactive_or_expired(desk, alone, database):
    staff = await desk()
    today, later = await staff.license(**by_day(alone, 0)), await staff.license(**by_day(alone, 1))
    assert [row["status"] for row in (today, later)] == ["active", "active"]
    await staff.status(later, "inactive")
    assert (await staff.read(later))["status"] == "inactive"
    expired = await staff.client.patch(f"{LICENSES}/{later['guid']}", json={"status": "expired"})
    assert wrong_fields(expired) == {"status": "choice"}
    await end_now(database, alone, today)
    assert (await staff.read(today))["status"] == "expired"
    for status, made in (("expired", today), ("inactive", later)):
        rows = rows_of(await staff.client.get(LICENSES, params={"status": status}))
        assert [row["guid"] for row in rows] == [made["guid"]]


@pytest.mark.spec("LIC-001", part="the calls")
async def test_the_list_narrows_sorts_and_searches(desk, alone):
    staff = await desk()
    first = await staff.license(role_guid="R02", countdown_original=7)
    second = await staff.license(**by_day(alone, 4))
    guids = {"first": first["guid"], "second": second["guid"]}

    async def listed(**query):
        rows = rows_of(await staff.client.get(LICENSES, params=query))
        return [name for row in rows for name, guid in guids.items() if row["guid"] == guid]

    assert await listed() == ["second", "first"]
    assert await listed(orderBy="-countdown_original") == ["first", "second"]
    assert await listed(orderBy="expired_at") == ["second", "first"]
    assert await listed(role="R02") == ["first"]
    assert await listed(expires="expiration_date") == ["second"]
    assert await listed(q=second["code"][3:9].lower()) == ["second"]
    assert await listed(expired_at=f"{day(alone, 4)}..{day(alone, 4)}") == ["second"]
    assert await listed(expired_at=f"{day(alone, 5)}..{day(alone, 6)}") == []
    assert await listed(created_by="me", createdAt="7d", status="active") == ["second", "first"]
    facets = data_of(await staff.client.get(f"{LICENSES}/facets"))
    assert {row["value"]: row["count"] for row in facets["role"]} == {"R01": 1, "R02": 1}


@pytest.mark.spec("LIC-001", part="the file")
async def test_the_file_has_the_columns_of_the_list_in_words(desk, alone, workbench, services):
    staff = await desk()
    made = await staff.license(countdown_original=7)
    await staff.license(role_guid="R02")
    export = data_of(await staff.client.post(f"{LICENSES}/export?role=R01", json={}), 202)
    job = await workbench.finish(export["id"], alone)
    lines = (await file_of(services, alone, job)).splitlines()
    assert len(lines) == 2
    assert lines[0] == "Código;Usos gastados;Usos;Rol;País;Vence el;Dura;Estado;Lote;Creada;Creada por"
    assert lines[1].startswith(f"{made['code']};0;7;Estudiante;;;1 mes;Activa;;")
    assert lines[1].endswith(";Ana Pérez")


@pytest.mark.spec("LIC-042", part="licences")
async def test_what_somebody_has_is_not_deleted_and_what_nobody_has_is(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    taken, free = await staff.license(), await staff.license()
    data_of(await redeem(student, taken["code"]))
    body = {"guids": [taken["guid"], free["guid"]]}
    answer = data_of(await send_json(staff.client, "DELETE", LICENSES, body))
    assert answer["deleted"] == [free["guid"]]
    assert [(row["guid"], row["code"]) for row in answer["refused"]] == [(taken["guid"], "IN_USE")]
    assert (await staff.client.get(f"{LICENSES}/{free['guid']}")).status_code == 404
    await staff.status(taken, "inactive")
    await staff.take(taken, student.person.guid)
    again = data_of(await send_json(staff.client, "DELETE", LICENSES, {"guids": [taken["guid"]]}))
    assert again["deleted"] == [taken["guid"]]


async def test_a_code_in_the_trash_is_unknown_and_no_other_gets_it(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license()
    await send_json(staff.client, "DELETE", LICENSES, {"guids": [made["guid"]]})
    refused = await redeem(student, made["code"])
    assert (refused.status_code, refused.json()["code"]) == (412, "LP_REDEEM_UNKNOWN")
    back = await send_json(staff.client, "POST", "trash/restore", {"guids": [made["guid"]]})
    assert data_of(back)["changed"] == 1
    data_of(await redeem(student, made["code"]))


async def test_a_change_has_a_version_and_a_redemption_is_none(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license()
    address = f"{LICENSES}/{made['guid']}"
    version = {"If-Match": (await staff.client.get(address)).headers["etag"]}
    data_of(await redeem(student, made["code"]))
    data_of(await staff.client.put(address, json={"countdown_original": 8}, headers=version))
    stale = await staff.client.put(address, json={"countdown_original": 9}, headers=version)
    assert stale.status_code == 412
    acts = [change["act"] for change in data_of(await staff.client.get(f"{address}/history"))["changes"]]
    assert acts == ["update", "redeem", "create"]


async def test_another_tenants_licence_is_not_there(desk, other_tenant, client):
    staff, foreign = await desk(), await client(other_tenant, "R04")
    made = await staff.license()
    address = f"{LICENSES}/{made['guid']}"
    for path in (address, f"{address}/publications", f"{address}/users", f"{address}/history"):
        assert (await foreign.get(path)).status_code == 404, path
    assert (await foreign.put(address, json={"countdown_original": 2})).status_code == 404


@pytest.mark.parametrize(("role", "status"), [("R05", 403), ("R07", 403), ("R01", 403)])
async def test_who_may_not_delete_does_not(desk, client, alone, role, status):
    staff = await desk()
    made = await staff.license()
    other = await client(alone, role)
    answer = await send_json(other, "DELETE", LICENSES, {"guids": [made["guid"]]})
    assert answer.status_code == status
    expected = 200 if role == "R05" else 403
    assert (await other.get(LICENSES)).status_code == expected


@pytest.mark.spec("KER-136", part="licenses")
async def test_the_help_desk_reads_creates_and_changes_licences(desk):
    helper = await desk(role="R05")
    made = await helper.license()
    address = f"{LICENSES}/{made['guid']}"
    data_of(await helper.client.put(address, json={"countdown_original": 9}))
    assert data_of(await helper.client.get(address))["countdown_original"] == 9
    assert [row["guid"] for row in rows_of(await helper.client.get(LICENSES))] == [made["guid"]]
