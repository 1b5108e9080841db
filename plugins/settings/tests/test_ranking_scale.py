"""The ranking scale of a country."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

COUNTRIES = "system-settings/countries"
SCALES = "v3/evaluation_scale"
CHILE = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
MARKS = {"name": "Notas de Chile", "type": "numeric", "min": 1, "max": 7, "decimals": 1}
LOW = {"tag": "En inicio", "from": 0, "to": 50, "equivalence": 25}
HIGH = {"tag": "Logrado", "from": 50, "to": 100, "equivalence": 80}


async def make(admin, path, **body):
    return data_of(await admin.post(path, json=body), 201)["guid"]


@pytest.mark.spec("SET-008")
async def test_a_country_has_one_of_the_complete_evaluation_scales(client, tenant, other_tenant):
    admin = await client(tenant, "R04")
    marks = await make(admin, SCALES, **MARKS)
    letters = await make(admin, SCALES, name="Logros", type="qualitative", ranges=[HIGH, LOW])
    unfinished = await make(admin, SCALES, name="A medias", type="qualitative", ranges=[LOW])
    foreign = await make(await client(other_tenant, "R04"), SCALES, **MARKS)
    chile = data_of(await admin.post(COUNTRIES, json={**CHILE, "ranking_scale_guid": marks}), 201)
    assert (chile["academic_period"], chile["ranking_scale_guid"]) == ("trimester", marks)
    assert chile["ranking_scale"] == {"guid": marks, "tags": [], **MARKS}
    address = f"{COUNTRIES}/{chile['guid']}"
    for wrong, code in ((foreign, "choice"), (chile["guid"], "choice"), (unfinished, "scale_incomplete")):
        refused = await admin.put(address, json={"ranking_scale_guid": wrong})
        assert wrong_fields(refused) == {"ranking_scale_guid": code}
    changed = data_of(await admin.put(address, json={"ranking_scale_guid": letters}))
    (row,) = rows_of(await admin.get(COUNTRIES))
    assert changed["ranking_scale"]["tags"] == row["ranking_scale"]["tags"] == ["En inicio", "Logrado"]
    kept = data_of(await admin.put(address, json={"name": "República de Chile"}))
    assert kept["ranking_scale_guid"] == letters
    without = data_of(await admin.put(address, json={"ranking_scale_guid": None}))
    assert (without["ranking_scale_guid"], without["ranking_scale"]) == (None, None)


@pytest.mark.spec("SET-017", part="a scale")
async def test_a_scale_of_a_country_is_not_deleted_until_that_country_is(client, tenant):
    admin = await client(tenant, "R04")
    marks = await make(admin, SCALES, **MARKS)
    chile = await make(admin, COUNTRIES, **CHILE, ranking_scale_guid=marks)
    refused = await admin.delete(f"{SCALES}/{marks}")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert [(use["name"], use["count"]) for use in refused.json()["used_by"]] == [("Países", 1)]
    data_of(await admin.delete(f"{COUNTRIES}/{chile}"))
    assert data_of(await admin.delete(f"{SCALES}/{marks}"))["deleted"] == [marks]
    # Deleted for good, it leaves the country in the trash without a scale.
    data_of(await send_json(admin, "DELETE", "trash", {"guids": [marks]}))
    data_of(await send_json(admin, "POST", "trash/restore", {"guids": [chile]}))
    assert data_of(await admin.get(f"{COUNTRIES}/{chile}"))["ranking_scale_guid"] is None
