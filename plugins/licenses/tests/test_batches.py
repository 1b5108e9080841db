"""Batches of licences by their calls: their codes, what they share, and what becomes of all of them."""

import asyncio
from collections import Counter
from uuid import UUID

import pytest
from estante.api.jobs import JobContext
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_licenses import codes, jobs
from estante_licenses.jobs import BatchCodes, make_codes

from .conftest import BATCHES, NEW_BATCH, file_of, read_batch, redeem
from .test_licenses import day

MOST = 2_147_483_647


class Killed(Exception):
    """The worker's process."""


class Dying(JobContext):
    """A job whose process ends while it makes the third piece."""

    async def progress(self, share, _stage=""):
        if share > 0.3:
            raise Killed


async def codes_of(client, made, **query):
    return rows_of(await client.get(f"{BATCHES}/{made['guid']}/licenses", params=query))


async def licenses_of(client, made):
    """The licences of a batch, each as it is alone."""
    guids = [row["guid"] for row in await codes_of(client, made)]
    return [data_of(await client.get(f"license-personals/{guid}")) for guid in guids]


async def wrong(client, **fields):
    return wrong_fields(await client.post(BATCHES, json={**NEW_BATCH, **fields}))


def refused(answer, code):
    assert (answer.status_code, answer.json()["code"]) == (409, "CONFLICT"), answer.text
    assert answer.json()["errors"][0]["message"] == answer.json()["message"]
    assert code in answer.json()["message"]


@pytest.mark.spec("LIC-044", "LIC-051", "LIC-052", "LIC-053")
async def test_a_batch_has_its_codes_once_it_is_processed(client, alone, batch_of):
    staff = await client(alone, "R04")
    began = await batch_of(staff, is_made=False, role_guid="R02")
    assert (began["is_processing"], began["made"], began["number"]) == (True, 0, 1)
    assert {name: began[name] for name in NEW_BATCH} == NEW_BATCH
    assert (began["role_guid"], began["country"], began["expired_at"]) == ("R02", None, None)
    done = await batch_of(staff, name="Otro", role_guid="R02")
    assert (done["is_processing"], done["made"], done["number"]) == (False, 3, 2)
    licenses = await licenses_of(staff, done)
    assert len({row["code"] for row in licenses}) == 3
    assert all(codes.is_code(row["code"]) for row in licenses)
    shared = ("batch_guid", "batch_number", "role_guid", "country", "expires_after", "countdown_original")
    same = [{name: row[name] for name in shared} for row in licenses]
    assert same == 3 * [
        {
            "batch_guid": done["guid"],
            "batch_number": 2,
            "role_guid": "R02",
            "country": None,
            "expires_after": {"number": 1, "unit": "MONTH"},
            "countdown_original": 1,
        }
    ]


@pytest.mark.spec("LIC-051", "LIC-052", part="exactly as many after a kill, and by two at once")
async def test_codes_are_made_in_pieces_and_never_one_too_many(
    client, alone, batch_of, services, monkeypatch
):
    staff = await client(alone, "R04")
    began = await batch_of(staff, is_made=False, codes_amount=25)
    monkeypatch.setattr(jobs, "CHUNK", 4)
    payload = BatchCodes(UUID(began["guid"]))
    with pytest.raises(Killed):
        await make_codes(Dying(services.work, alone), payload)
    assert (await read_batch(staff, began))["made"] == 8
    both = [make_codes(JobContext(services.work, alone), payload) for _ in range(2)]
    await asyncio.gather(*both)
    done = await read_batch(staff, began)
    assert (done["made"], done["is_processing"]) == (25, False)
    assert len({row["code"] for row in await codes_of(staff, began, pageSize=100)}) == 25


@pytest.mark.spec("LIC-045", "LIC-046", "LIC-047", "LIC-048")
async def test_a_batch_needs_a_name_and_a_whole_number_of_codes(client, alone, batch_of):
    staff = await client(alone, "R04")
    for name in ("name", "codes_amount"):
        without = {key: value for key, value in NEW_BATCH.items() if key != name}
        assert wrong_fields(await staff.post(BATCHES, json=without)) == {name: "required"}
    for value in (0, -1, 1.5, "muchos", None, True, MOST + 1):
        assert set(await wrong(staff, codes_amount=value)) == {"codes_amount"}, value
    assert await wrong(staff, name="x" * 51) == {"name": "max_length"}
    assert set(await wrong(staff, name="")) == {"name"}
    assert (await batch_of(staff, is_made=False, name="x" * 50))["name"] == "x" * 50


@pytest.mark.spec("LIC-049")
async def test_a_batch_ends_as_a_licence_does(client, alone, batch_of):
    staff = await client(alone, "R04")
    assert await wrong(staff, expires="never") == {"expires": "choice"}
    assert await wrong(staff, expires="expiration_date") == {"expired_at": "required"}
    assert await wrong(staff, expires="expiration_date", expired_at=day(alone, -1)) == {
        "expired_at": "past_day"
    }
    for name in ("expires_after_number", "expires_after_string"):
        assert await wrong(staff, **{name: None}) == {name: "required"}
    assert set(await wrong(staff, expires_after_number=0)) == {"expires_after_number"}
    assert await wrong(staff, expires_after_string="MINUTE") == {"expires_after_string": "choice"}
    made = await batch_of(staff, expires="expiration_date", expired_at=day(alone, 2))
    assert {row["expired_at"] for row in await licenses_of(staff, made)} == {day(alone, 2)}


@pytest.mark.spec("LIC-050")
async def test_a_batch_of_an_organization_of_several_countries_has_one(client, tenant, desk, batch_of):
    staff = await desk(tenant)
    assert await wrong(staff.client) == {"country": "required"}
    assert await wrong(staff.client, country=str(UUID(int=7))) == {"country": "choice"}
    chile = await staff.country("CL", "Chile")
    made = await batch_of(staff.client, country=chile)
    assert (made["country"], made["country_name"]) == (chile, "Chile")
    assert {row["country"] for row in await licenses_of(staff.client, made)} == {chile}


@pytest.mark.spec("LIC-054", part="neither changed nor deleted")
async def test_a_batch_whose_codes_are_made_neither_changes_nor_goes(client, alone, batch_of, desk):
    staff = await client(alone, "R04")
    made = await batch_of(staff, is_made=False)
    address, wait = f"{BATCHES}/{made['guid']}", "se están creando"
    refused(await staff.put(address, json={"name": "Otro"}), wait)
    refused(await staff.patch(address, json={"status": "inactive"}), wait)
    opened = await (await desk()).publication()
    refused(await staff.post(f"{address}/publications", json={"guids": [opened["guid"]]}), wait)
    gone = data_of(await send_json(staff, "DELETE", BATCHES, {"guids": [made["guid"]]}))
    assert [row["guid"] for row in gone["refused"]] == [made["guid"]]
    assert wait in gone["refused"][0]["message"]
    act = {"act": "deactivate", "guids": [made["guid"]]}
    switched = data_of(await staff.post(f"{BATCHES}/bulk", json=act))
    assert (switched["changed"], switched["refused"]) == (0, 1)
    assert await read_batch(staff, made) == made


async def test_what_a_batch_shares_changes_for_all_its_licences(client, alone, batch_of):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made = await batch_of(staff)
    code = (await codes_of(staff, made))[0]["code"]
    linked = data_of(await redeem(student, code))
    sent = {"expires": "expiration_date", "expired_at": day(alone, 1)}
    data_of(await staff.put(f"{BATCHES}/{made['guid']}", json=sent))
    assert {row["expired_at"] for row in await licenses_of(staff, made)} == {day(alone, 1)}
    own = rows_of(await student.get(f"users/{student.person.guid}/license-personals"))
    assert own[0]["expires_at"] < linked["expires_at"]
    data_of(await staff.patch(f"{BATCHES}/{made['guid']}", json={"status": "inactive"}))
    assert {row["status"] for row in await codes_of(staff, made)} == {"inactive"}
    answer = await redeem(await client(alone, "R01"), (await codes_of(staff, made, use="free"))[0]["code"])
    assert (answer.status_code, answer.json()["code"]) == (412, "LP_REDEEM_INACTIVE")


async def test_a_licence_of_a_batch_changes_with_its_batch_only(client, alone, batch_of, desk):
    staff = await client(alone, "R04")
    made = await batch_of(staff)
    address = f"license-personals/{(await codes_of(staff, made))[0]['guid']}"
    refused(await staff.put(address, json={"countdown_original": 2}), "lote")
    opened = await (await desk()).publication()
    refused(await staff.post(f"{address}/publications", json={"guids": [opened["guid"]]}), "lote")


@pytest.mark.spec("LIC-057")
async def test_what_a_batch_opens_each_of_its_licences_opens(client, alone, batch_of, desk):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made = await batch_of(staff)
    first, second = [await (await desk()).publication(name) for name in ("Ciencias 1", "Ciencias 2")]
    address = f"{BATCHES}/{made['guid']}/publications"
    guids = [first["guid"], second["guid"]]
    assert rows_of(await staff.post(address, json={"guids": guids})) == [first, second]
    row = (await codes_of(staff, made))[0]
    assert rows_of(await staff.get(f"license-personals/{row['guid']}/publications")) == [first, second]
    assert data_of(await redeem(student, row["code"]))["publications"] == ["Ciencias 1", "Ciencias 2"]
    data_of(await send_json(staff, "DELETE", address, {"guids": [first["guid"]]}))
    own = rows_of(await student.get(f"users/{student.person.guid}/license-personals"))
    assert own[0]["publications"] == ["Ciencias 2"]
    assert rows_of(await staff.get(address)) == [second]


@pytest.mark.spec("LIC-057", part="a redeemed code opens what its batch opens")
async def test_who_redeems_a_code_of_a_batch_opens_its_contents(client, alone, batch_of, desk):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    content = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org/a", "is_teacher_only": 0}
    guid = data_of(await staff.post("cms/contents", json=content), 201)["guid"]
    opened = await (await desk()).publication("Ciencias 1", guid)
    made = await batch_of(staff)
    rows_of(await staff.post(f"{BATCHES}/{made['guid']}/publications", json={"guids": [opened["guid"]]}))
    assert (await student.get(f"cms/contents/{guid}")).status_code == 403
    data_of(await redeem(student, (await codes_of(staff, made))[0]["code"]))
    assert data_of(await student.get(f"cms/contents/{guid}"))["guid"] == guid


@pytest.mark.spec("LIC-056", part="the calls")
async def test_the_codes_of_a_batch_say_who_has_them_and_are_a_file(
    client, alone, batch_of, workbench, services
):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made = await batch_of(staff)
    rows = await codes_of(staff, made)
    linked = data_of(await redeem(student, rows[1]["code"]))
    taken = (await codes_of(staff, made, use="redeemed"))[0]
    assert (taken["code"], taken["person_guid"]) == (rows[1]["code"], str(student.person.guid))
    assert (taken["linked_at"], taken["consumed"]) == (linked["linked_at"], 1)
    free = await codes_of(staff, made, use="free")
    assert Counter(row["person"] for row in free) == {None: 2}
    assert [row["code"] for row in await codes_of(staff, made, q=rows[0]["code"])] == [rows[0]["code"]]
    started = data_of(await staff.post(f"{BATCHES}/{made['guid']}/licenses/export"), 202)
    written = await file_of(services, alone, await workbench.finish(started["id"], alone))
    head, *lines = written.splitlines()
    assert head.startswith("Código;Estado;Nombre;Usuario")
    assert [line.split(";")[0] for line in lines] == [row["code"] for row in rows]
    assert student.person.username in lines[1]


@pytest.mark.spec("LIC-058", part="the call and its file")
async def test_batches_are_listed_filtered_and_written_into_a_file(
    client, alone, batch_of, workbench, services
):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    first = await batch_of(staff, name="Norte")
    second = await batch_of(
        staff, name="Sur", role_guid="R02", expires="expiration_date", expired_at=day(alone, 5)
    )
    data_of(await redeem(student, (await codes_of(staff, first))[0]["code"]))
    rows = rows_of(await staff.get(BATCHES))
    assert [(row["name"], row["codes_amount"], row["redeemed"]) for row in rows] == [
        ("Sur", 3, 0),
        ("Norte", 3, 1),
    ]
    for query, names in (
        ({"q": "nor"}, ["Norte"]),
        ({"role": "R02"}, ["Sur"]),
        ({"expires": "interval"}, ["Norte"]),
        ({"status": "active"}, ["Sur", "Norte"]),
        ({"status": "expired"}, []),
        ({"orderBy": "name"}, ["Norte", "Sur"]),
        ({"created_by": "me"}, ["Sur", "Norte"]),
    ):
        assert [row["name"] for row in rows_of(await staff.get(BATCHES, params=query))] == names, query
    counted = data_of(await staff.get(f"{BATCHES}/facets"))
    assert {row["value"]: row["count"] for row in counted["role"]} == {"R01": 1, "R02": 1}
    started = data_of(await staff.post(f"{BATCHES}/export"), 202)
    written = await file_of(services, alone, await workbench.finish(started["id"], alone))
    assert [line.split(";")[1:4] for line in written.splitlines()[1:]] == [
        ["Sur", "3", "0"],
        ["Norte", "3", "1"],
    ]
    assert second["expired_at"] in written


@pytest.mark.spec("LIC-042", part="a batch")
async def test_a_redeemed_batch_stays_and_another_goes_with_its_licences(client, alone, batch_of):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    made, other = await batch_of(staff), await batch_of(staff, name="Otro")
    code = (await codes_of(staff, other))[0]
    data_of(await redeem(student, (await codes_of(staff, made))[0]["code"]))
    guids = [made["guid"], other["guid"]]
    gone = data_of(await send_json(staff, "DELETE", BATCHES, {"guids": guids}))
    assert [row["guid"] for row in gone["refused"]] == [made["guid"]]
    assert "ya canjeó" in gone["refused"][0]["message"]
    assert (await staff.get(f"license-personals/{code['guid']}")).status_code == 404
    assert (await redeem(await client(alone, "R01"), code["code"])).json()["code"] == "LP_REDEEM_UNKNOWN"
    lying = rows_of(await staff.get("trash"))
    assert [row["guid"] for row in lying] == [other["guid"]]
    data_of(await staff.post("trash/restore", json={"guids": [other["guid"]]}))
    assert len(await codes_of(staff, other)) == 3
    data_of(await redeem(await client(alone, "R01"), code["code"]))


@pytest.mark.spec("LIC-042")
async def test_what_somebody_redeemed_is_switched_off_and_never_deleted(client, alone, batch_of, desk):
    staff, student = await client(alone, "R04"), await client(alone, "R01")
    batch, license = await batch_of(staff), await (await desk()).license()
    for code in ((await codes_of(staff, batch))[0]["code"], license["code"]):
        data_of(await redeem(student, code))
    for path, made in ((BATCHES, batch), ("license-personals", license)):
        gone = data_of(await send_json(staff, "DELETE", path, {"guids": [made["guid"]]}))
        assert (gone["deleted"], [row["code"] for row in gone["refused"]]) == ([], ["IN_USE"])
        data_of(await staff.patch(f"{path}/{made['guid']}", json={"status": "inactive"}))
        assert data_of(await staff.get(f"{path}/{made['guid']}"))["status"] == "inactive"


async def test_fifty_batches_at_once_have_fifty_numbers(client, alone):
    staff = await client(alone, "R04")
    made = await asyncio.gather(*(staff.post(BATCHES, json=NEW_BATCH) for _ in range(10)))
    assert sorted(data_of(answer, 201)["number"] for answer in made) == list(range(1, 11))


async def test_a_cancelled_batch_says_so_and_goes_on(client, alone, batch_of, workbench):
    staff = await client(alone, "R04")
    made = await batch_of(staff, is_made=False)
    data_of(await staff.delete(f"jobs/{made['job_guid']}"))
    stopped = await read_batch(staff, made)
    assert (stopped["is_processing"], stopped["is_stopped"]) == (True, True)
    going = data_of(await staff.post(f"{BATCHES}/{made['guid']}/resume"))
    assert (going["is_processing"], going["is_stopped"]) == (True, False)
    await workbench.finish(going["job_guid"], alone)
    assert (await read_batch(staff, made))["is_processing"] is False
    assert data_of(await staff.post(f"{BATCHES}/{made['guid']}/resume"))["job_guid"] == going["job_guid"]


@pytest.mark.parametrize(("role", "status"), [("R05", 201), ("R07", 403), ("R03", 403)])
async def test_who_may_make_batches(client, alone, role, status):
    assert (await (await client(alone, role)).post(BATCHES, json=NEW_BATCH)).status_code == status


async def test_codes_drawn_together_are_codes():
    drawn = codes.draw_codes(2_000)
    assert len(set(drawn)) == 2_000
    assert all(codes.is_code(code) for code in drawn)
    assert codes.draw_codes(0) == []


@pytest.mark.spec("KER-136", part="license batches")
async def test_the_help_desk_reads_creates_and_changes_batches(client, alone, batch_of):
    desk = await client(alone, "R05")
    made = await batch_of(desk)
    data_of(await desk.put(f"{BATCHES}/{made['guid']}", json={"name": "Colegio Sur"}))
    assert (await read_batch(desk, made))["name"] == "Colegio Sur"
    assert [row["name"] for row in rows_of(await desk.get(BATCHES))] == ["Colegio Sur"]
