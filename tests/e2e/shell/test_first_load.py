"""The first load of every page: nothing fails or comes twice, and pictures are as large as their place."""

import re
from collections import Counter

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, Request, Response, expect

from tests.e2e.places import until_prepared
from tests.e2e.shell.screens import ask

LINK = "CTTY_06"
PDF = "CTTY_05"
# What other tests make has no picture, and would be the newest.
WITH_PICTURES = f"/contents?type={PDF}"
SLOT_BYTES = 4 * 1024
# A list without its pictures, nothing of it in the cache; quality.md aims at 35 and 400 with them.
MAX_REQUESTS = 55
MAX_KIB = 505
# All of Mantine is for halves that use more of it than the kit.
ALL_MANTINE = re.compile(r"/assets/(common~)?all-mantine-")
# What the stream of events stays open for is no second call.
HALF = re.compile(r"/ui/plugins/([^/]+)/")
STREAMS = ("/api/events",)
ROLES = ["R01", "R02", "R04", "R05", "R07"]


class Load:
    """What a page fetched, and what its console complained of."""

    def __init__(self, page: Page) -> None:
        self.calls: Counter[str] = Counter()
        self.errors: list[str] = []
        self.answers: list[Response] = []
        page.on("request", lambda request: self.calls.update([_name(request)]))
        page.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108 - Playwright marks it
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def faults(self) -> list[str]:
        """Complaints of the console, and answers that are none."""
        return self.errors + [f"{one.status} {one.url}" for one in self.answers if one.status >= 400]

    def twice(self) -> list[str]:
        """Calls that were made more than once."""
        return [call for call, times in self.calls.items() if times > 1 and not call.endswith(STREAMS)]


def _name(request: Request) -> str:
    # A document is read in parts, each once.
    return " ".join([request.method, request.headers.get("range", ""), request.url])


def loaded(page: Page, path: str) -> Load:
    """The page at an address, loaded as for the first time, until nothing more comes."""
    load = Load(page)
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    # The events' stream never ends, so the network is never idle: the page says itself when it has all.
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_function(
        "() => ![...document.images].some((image) => image.loading === 'eager' && !image.complete)"
    )
    return load


def one_of(page: Page, type_guid: str) -> str:
    """A content of a type."""
    guid: str = ask(page, f"cms/contents?type={type_guid}&status=active&pageSize=1")["data"][0]["guid"]
    return guid


@pytest.mark.parametrize("role", ROLES)
def test_no_page_of_anybody_complains_on_its_first_load(people: People, role: str) -> None:
    page = people.enter("/", role)
    manifest = ask(page, "ui/manifest")["data"]
    plain = [
        one["path"] for plugin in manifest["plugins"] for one in plugin["pages"] if "{" not in one["path"]
    ]
    for path in ["/home", "/profile", *plain]:
        window = page.context.new_page()
        assert loaded(window, path).faults() == [], path
        # Windows that stay open follow everything that happens: sixty of them slow each other down.
        window.close()


def test_the_doors_complain_of_nothing(people: People) -> None:
    for path in ("/auth/login", "/recover"):
        assert loaded(people.stay_outside(), path).faults() == [], path


def test_nothing_is_fetched_twice(people: People) -> None:
    page = people.enter("/contents")
    guid = one_of(page, PDF)
    for path in ("/contents", f"/content/{guid}", f"/viewer/{guid}"):
        load = loaded(page.context.new_page(), path)
        assert load.twice() == [], path
        assert load.faults() == [], path


def test_a_slot_of_a_list_loads_a_small_picture(people: People) -> None:
    until_prepared(people.live, "andaluna")
    page = people.enter(WITH_PICTURES)
    with page.expect_response(lambda answer: "/thumbnails/" in answer.url) as first:
        page.reload()
    assert "width=96" in first.value.url
    pictures = page.locator("table img")
    expect(pictures.first).to_be_visible()
    sizes = page.evaluate(
        """async () => {
          const shown = [...document.querySelectorAll("table img")];
          const urls = shown.map((image) => image.currentSrc).filter(Boolean);
          return Promise.all(urls.map(async (url) => (await (await fetch(url)).blob()).size));
        }"""
    )
    assert sizes
    assert max(sizes) < SLOT_BYTES


def test_pictures_of_a_list_are_loaded_once(people: People) -> None:
    """Their size must not lead to another size: a list that stands still costs nothing."""
    until_prepared(people.live, "andaluna")
    page = people.enter("/home")
    page.add_init_script(
        """
        window.loads = new Map();
        document.addEventListener("load", ({ target }) => {
          if (target instanceof HTMLImageElement) loads.set(target, (loads.get(target) ?? 0) + 1);
        }, true);
        """
    )
    page.goto(WITH_PICTURES)
    expect(page.locator("table img").first).to_be_visible()
    times = page.evaluate(
        """async () => {
          for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
          return [...loads.values()];
        }"""
    )
    assert times
    assert max(times) == 1


def test_the_frame_of_a_list_stands_while_its_code_and_rows_come(people: People) -> None:
    page = people.enter("/home")
    page.route("**/assets/contents-list*.js", lambda _route: None)
    page.goto("/contents")
    expect(page.get_by_role("heading", name="Contenidos", level=1)).to_be_visible()
    expect(page.get_by_role("status", name="Cargando")).to_be_visible()


def test_a_record_stands_under_its_name_before_it_has_come(people: People) -> None:
    page = people.enter("/contents")
    row = page.locator("tbody tr").first.get_by_role("link").first
    name = row.inner_text()
    page.route("**/api/cms/contents/*-*-*", lambda _route: None)
    row.click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    expect(page.get_by_role("status", name="Cargando")).to_be_visible()
    page.get_by_role("navigation", name="Ruta").get_by_role("link", name="Contenidos").click()
    expect(page.locator("tbody tr").first).to_be_visible()


@pytest.mark.story
def test_a_cold_list_fetches_few_files_and_nothing_that_it_does_not_show(people: People) -> None:
    # What is still being prepared has the list read again, which is no part of its first load.
    until_prepared(people.live, "andaluna")
    home = people.enter("/home")
    page = home.context.new_page()
    # A window that is connected later than this one would have its jobs asked for again.
    home.close()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    client.on(
        "Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]})
    )
    client.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    # The overlays are fetched last, when nothing else is to do.
    with page.expect_request_finished(
        lambda request: "/overlays-" in request.url and request.url.endswith(".js")
    ):
        load = loaded(page, "/contents")
    expect(page.locator("tbody tr").first).to_be_visible()
    fetched = {key: url for key, url in urls.items() if "/thumbnails/" not in url and "data:" not in url}
    bytes_of = {url: sizes.get(key, 0) for key, url in fetched.items()}
    assert len(bytes_of) <= MAX_REQUESTS, sorted(bytes_of)
    assert sum(bytes_of.values()) / 1024 <= MAX_KIB, sorted(bytes_of.items())
    assert [url for url in fetched.values() if ALL_MANTINE.search(url)] == []
    # The frame names all plugins that are on, and needs none of them for it.
    halves = {name for url in fetched.values() for name in HALF.findall(url)}
    assert halves == {"contents"}
    assert load.faults() == []


def test_a_viewer_needs_no_more_of_the_components_than_the_kit(people: People) -> None:
    page = people.enter("/contents")
    guid = one_of(page, PDF)
    load = loaded(page.context.new_page(), f"/viewer/{guid}")
    assert [call for call in load.calls if ALL_MANTINE.search(call)] == []
