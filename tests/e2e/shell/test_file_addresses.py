"""What the browser says to the store of files, and to nobody else."""

from urllib.parse import parse_qs, urlsplit

import pytest
from estante.testing.browser import People
from playwright.sync_api import Route, expect

from tests.e2e.places import until_prepared


def is_stored(url: str) -> bool:
    """Whether an address is one of the store of files: of the content host, or below the API."""
    address = urlsplit(url)
    return address.netloc.startswith("files.") or address.path.startswith("/api/storage/")


@pytest.mark.spec("SHE-118")
def test_addresses_of_files_carry_a_token_and_those_of_others_never(people: People) -> None:
    elsewhere = "https://files-elsewhere.example/agua"
    made = people.call(
        "POST",
        "cms/contents",
        {"name": "Un enlace con ficha", "type_guid": "CTTY_06", "url": elsewhere, "is_teacher_only": 0},
    )
    guid = made.raise_for_status().json()["data"]["guid"]
    until_prepared(people.live, "andaluna")
    films = people.call("GET", "cms/contents?q=El+ciclo+del+agua&type=CTTY_03&orderBy=created_at")
    film = films.json()["data"][0]["guid"]
    page = people.enter("/contents")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    own = urlsplit(page.url).netloc

    def answer(route: Route) -> None:
        route.fulfill(content_type="text/html", body="<h1>Agua</h1>")

    page.context.route("https://files-elsewhere.example/**", answer)
    with page.expect_response(lambda response: is_stored(response.url) and response.ok):
        page.goto(f"/content/{film}")
    frameable = {"url": elsewhere, "image": None, "may_frame": True, "title": "Agua", "description": ""}
    known = {"status": "success", "data": frameable}
    page.route("**/api/cms/metascraper?*", lambda route: route.fulfill(json=known))
    page.goto(f"/viewer/{guid}")
    expect(page.frame_locator("iframe").get_by_role("heading", name="Agua")).to_be_visible()
    stored = [url for url in sent if is_stored(url)]
    others = [
        url for url in sent if url.startswith("http") and urlsplit(url).netloc != own and not is_stored(url)
    ]
    assert stored
    assert all(parse_qs(urlsplit(url).query).get("token") for url in stored)
    assert any(elsewhere in url for url in others)
    assert [url for url in others if "token" in parse_qs(urlsplit(url).query)] == []
