"""What is in use is not deleted, and says what uses it."""

import pytest
from estante.records.uses import Uses
from estante.testing.answers import data_of, rows_of, send_json
from estante_settings import contracts

COUNTRIES = "system-settings/countries"
SCALES = "v3/evaluation_scale"
PERIODS = "v3/evaluation_period"
OBJECTIVES = "cms/learning-objectives"
PERIOD = {
    "name": "Primer trimestre",
    "evaluation_period": "trimester",
    "school_year": "2026",
    "start_date": "2026-03-02",
    "end_date": "2026-05-29",
}
MARKS = {"name": "Notas", "type": "numeric", "min": 1, "max": 7, "decimals": 1}


async def make(admin, path, **body):
    return data_of(await admin.post(path, json=body), 201)["guid"]


@pytest.fixture
def used(registry, monkeypatch):
    """The kinds of records that a plugin of programs uses three times each."""
    kinds: set[str] = set()

    async def count(_session, guids):
        return dict.fromkeys(guids, 3)

    def uses(_self, _tenant, kind):
        use = Uses(of=kind, text_key="settings_countries.uses.countries", count=count, forbids=True)
        return [("programs", use)] if kind in kinds else []

    monkeypatch.setattr(type(registry), "uses", uses)
    return kinds


async def make_parts(admin):
    chile = await make(admin, COUNTRIES, name="Chile", iso_code="CL")
    level = await make(admin, "education-levels", name="Básica", country=chile)
    return {
        "disciplines": await make(admin, "disciplines", name="Arte", country=chile),
        "education-years": await make(admin, "education-years", name="1.º", level=level),
        "education-levels": level,
    }


@pytest.mark.spec("SET-017")
async def test_what_a_plugin_uses_is_refused_with_the_list_of_uses(client, tenant, used):
    admin = await client(tenant, "R04")
    parts = await make_parts(admin)
    data_of(await admin.put("system-settings", json={"is_learning_objectives": True}))
    country = rows_of(await admin.get(COUNTRIES))[0]["guid"]
    alone = {
        SCALES: await make(admin, SCALES, **MARKS),
        PERIODS: await make(admin, PERIODS, **PERIOD),
        OBJECTIVES: await make(admin, OBJECTIVES, code="MA", description="Contar", country=country),
    }
    used |= {
        contracts.DISCIPLINE,
        contracts.EDUCATION_LEVEL,
        contracts.EDUCATION_YEAR,
        contracts.LEARNING_OBJECTIVE,
        contracts.SCALE,
        contracts.PERIOD,
    }
    for path, guid in parts.items():
        answered = data_of(await send_json(admin, "DELETE", path, {"guids": [guid]}))
        (refusal,) = answered["refused"]
        assert (answered["deleted"], refusal["code"]) == ([], "IN_USE"), path
        assert refusal["message"] == "No se puede eliminar. Se usa en: Países (3)."
        assert [row["guid"] for row in rows_of(await admin.get(path))] == [guid]
    for path, guid in alone.items():
        refused = await admin.delete(f"{path}/{guid}")
        assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE"), path
        assert [(use["name"], use["count"]) for use in refused.json()["used_by"]] == [("Países", 3)]
        assert data_of(await admin.get(f"{path}/{guid}"))["guid"] == guid
    used.clear()
    for path, guid in parts.items():
        assert data_of(await send_json(admin, "DELETE", path, {"guids": [guid]}))["deleted"] == [guid]
    for path, guid in alone.items():
        assert data_of(await admin.delete(f"{path}/{guid}"))["deleted"] == [guid]
