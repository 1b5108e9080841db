"""What every answer carries for browsers, and nothing that names the server."""

import httpx
import pytest
from estante.testing.fixtures import SignedIn


@pytest.mark.parametrize("path", ["users/whoami", "health", "nowhere", "organization"])
async def test_an_answer_of_the_api_is_neither_kept_nor_guessed_at(client, tenant, path):
    nobody = await client(tenant)
    answer = await nobody.get(path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "no-store" in answer.headers["cache-control"]
    assert "strict-transport-security" not in answer.headers


async def test_an_answer_over_https_asks_browsers_to_stay_there(app, tenant):
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=f"https://{tenant.hosts[0]}") as browser:
        for path in ("/api/health", "/", "/api/nowhere"):
            answer = await browser.get(path)
            assert answer.headers["strict-transport-security"] == "max-age=31536000", path


async def test_what_is_cached_on_purpose_still_is(app, services, tenant):
    await services.files.put(tenant, "pictures/one.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    async with SignedIn(app, tenant, None, None) as browser:
        file = await browser.get(services.files.url(tenant, "pictures/one.svg"))
    assert file.status_code == 200
    assert "no-store" not in file.headers["cache-control"]
    assert file.headers["x-content-type-options"] == "nosniff"
