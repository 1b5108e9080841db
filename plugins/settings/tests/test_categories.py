"""Evaluable categories by their calls."""

import pytest
from estante.records.uses import Uses
from estante.testing.answers import data_of, rows_of, wrong_fields

CATEGORIES = "evaluable-categories"
TASKS = {"name": "Tareas", "description": "Cada semana", "color": "#0f5d6c", "weight": 40}


@pytest.mark.spec("SET-051", part="calls")
async def test_a_category_has_a_colour_and_a_weight_and_the_weights_have_a_sum(client, tenant):
    admin = await client(tenant, "R04")
    made = data_of(await admin.post(CATEGORIES, json=TASKS), 201)
    assert {name: made[name] for name in TASKS} == TASKS
    named = data_of(await admin.post(CATEGORIES, json={"name": "Examen", "color": None}), 201)
    assert (named["description"], named["color"], named["weight"]) == ("", "#0f5d6c", 0)
    data_of(await admin.put(f"{CATEGORIES}/{named['guid']}", json={"weight": 60.5}))
    assert data_of(await admin.get(f"{CATEGORIES}/weights")) == {"total": 100.5}
    for field, value in {"weight": 100.1, "color": "azul", "name": ""}.items():
        assert set(wrong_fields(await admin.post(CATEGORIES, json={**TASKS, field: value}))) == {field}
    data_of(await admin.delete(f"{CATEGORIES}/{named['guid']}"))
    assert data_of(await admin.get(f"{CATEGORIES}/weights")) == {"total": 40}
    assert [row["name"] for row in rows_of(await admin.get(CATEGORIES))] == ["Tareas"]


@pytest.mark.spec("SET-053")
async def test_a_category_in_use_is_not_deleted_and_says_what_uses_it(client, tenant, registry, monkeypatch):
    admin = await client(tenant, "R04")
    made = data_of(await admin.post(CATEGORIES, json=TASKS), 201)["guid"]

    async def count(_session, guids):
        return dict.fromkeys(guids, 3)

    used = Uses(of="settings_categories.category", text_key="settings.fields.name", count=count, forbids=True)
    monkeypatch.setattr(
        type(registry), "uses", lambda _self, _tenant, kind: [("programs", used)] if kind == used.of else []
    )
    refused = await admin.delete(f"{CATEGORIES}/{made}")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert refused.json()["message"].startswith("Una categoría en uso no se puede eliminar. La usan:")
    assert [use["count"] for use in refused.json()["used_by"]] == [3]
    bulk = data_of(await admin.post(f"{CATEGORIES}/bulk", json={"act": "delete", "guids": [made]}))
    assert (bulk["changed"], bulk["refusals"][0]["code"]) == (0, "IN_USE")
    assert data_of(await admin.get(f"{CATEGORIES}/{made}"))["name"] == "Tareas"
