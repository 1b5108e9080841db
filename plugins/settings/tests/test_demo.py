"""Demo data: what a newcomer's tenant holds, once."""

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import rows_of
from estante_settings.demo.loading import load_demo

LISTS = {
    "system-settings/countries": 3,
    "v3/evaluation_scale": 2,
    "evaluable-categories": 3,
    "v3/evaluation_period": 3,
}


@pytest.mark.parametrize(
    ("language", "word"), [("es", "Tareas"), ("pt", "Tarefas"), ("en", "Tareas")], ids=["es", "pt", "en"]
)
async def test_a_newcomer_finds_countries_and_how_marks_are_given(
    client, new_tenant, services, language, word
):
    tenant = new_tenant(languages=[language], default_language=language)
    admin = await client(tenant, "R04")
    for _ in range(2):
        await load_demo(SeedContext(tenant, services.database, services.files, services.queue))
        assert {path: len(rows_of(await admin.get(path))) for path in LISTS} == LISTS
    assert word in [row["name"] for row in rows_of(await admin.get("evaluable-categories"))]
    assert all(row["is_complete"] for row in rows_of(await admin.get("v3/evaluation_scale")))
