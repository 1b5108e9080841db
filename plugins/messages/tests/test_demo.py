"""Demo data: three messages that a newcomer's tenant holds, once."""

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import data_of, rows_of
from estante_messages.demo.loading import load_demo


@pytest.mark.parametrize("language", ["es", "pt", "en"])
async def test_a_newcomer_finds_an_article_one_to_come_and_a_draft(client, new_tenant, services, language):
    tenant = new_tenant(flags={"showMessagesGlobal": True}, languages=[language], default_language=language)
    admin, student = await client(tenant, "R04"), await client(tenant, "R01")
    for _ in range(2):
        await load_demo(SeedContext(tenant, services.database, services.files, services.queue))
        assert [row["state"] for row in rows_of(await admin.get("messages"))] == [
            "draft",
            "scheduled",
            "shown",
        ]
    (row,) = rows_of(await student.get("front/messages"))
    article = data_of(await student.get(f"front/messages/{row['guid']}"))
    assert article["image"] is not None
    assert ("plan lector" if language != "pt" else "plano de leitura") in article["title"]
