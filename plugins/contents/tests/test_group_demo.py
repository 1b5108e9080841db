"""The demo's collections and publications: of its contents, classified, with covers, once."""

from collections.abc import Callable

import pytest
from estante.api.plugins import SeedContext
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import rows_of
from estante_contents.demo.loading import load
from estante_settings.demo.loading import load_demo

from .conftest import SignIn


@pytest.mark.parametrize(("like", "word"), [("andaluna", "Plan lector"), ("ipe", "Plano de leitura")])
async def test_a_newcomer_finds_collections_and_publications_with_covers(
    client: SignIn, new_tenant: Callable[..., Tenant], services: Services, like: str, word: str
) -> None:
    tenant = new_tenant(like)
    context = SeedContext(tenant, services.database, services.files, services.queue)
    admin = await client(tenant, "R04")
    for _twice in range(2):
        await load_demo(context)
        await load(context)
        collections = rows_of(await admin.get("cms/collections"))
        publications = rows_of(await admin.get("cms/publications"))
        assert (len(collections), len(publications)) == (3, 4)
    assert word in [row["collection"] for row in collections]
    for row in (*collections, *publications):
        assert row["content_count"] > 0
        assert row["country"]
        assert row["educationLevels"]
    for row in publications:
        assert len(row["disciplines"]) == 1
        assert row["thumbnail"]
        assert row["category_guid"]
        assert row["publisher_guid"]
    names = [row["name"] for row in rows_of(await admin.get("cms/publications-categories"))]
    assert len(names) == len(set(names)) == 7
