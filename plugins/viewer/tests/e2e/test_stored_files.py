"""A stored file is asked for at its storage path, and checked, before the viewer opens it."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from .readers import Readers
from .viewer_screens import answers, shown_error

PICTURE = "portada-800x600.jpg"
AT_THE_STORE = re.compile(r"//files\..+\.jpg\?")


def is_check(url: str) -> bool:
    return parse_qs(urlsplit(url).query).get("auth") == ["signed-url"]


@pytest.mark.spec("VIE-233", "VIE-234")
def test_a_file_is_opened_at_the_answered_address_once_it_is_checked(readers: Readers) -> None:
    page = readers.window()
    guid = readers.sample(PICTURE)
    sent: list[str] = []
    url = f"{readers.content(guid)['payload']['url']}&from=store"
    data = {"url": url, "cookies": {"signed-key": "k-1", "signed-policy": "p-1"}}
    signed = answers(200, status="success", data=data)

    def answer(route: Route) -> None:
        route.continue_() if is_check(route.request.url) else signed(route)

    page.route("**/api/storage/**", answer)
    page.on("request", lambda request: sent.append(request.url))
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    stored = next(at for at, url in enumerate(sent) if AT_THE_STORE.search(url))
    asked = [url for url in sent[:stored] if "/api/storage/" in url]
    assert sorted(is_check(url) for url in asked) == [False, True]
    assert sent[stored].endswith("&from=store")
    paths = {urlsplit(url).path for url in asked}
    assert len(paths) == 1
    tokens = {parse_qs(urlsplit(url).query)["token"][0] for url in asked}
    assert len(tokens) == 1
    cookies = {one.get("name"): one.get("value") for one in page.context.cookies(page.url)}
    assert {name: cookies.get(name) for name in ("signed-key", "signed-policy")} == {
        "signed-key": "k-1",
        "signed-policy": "p-1",
    }


@pytest.mark.spec("VIE-234", part="a token that opens nothing")
@pytest.mark.parametrize(
    ("status", "words"), [(403, "Você não tem autorização"), (404, "Error en el contenido.")]
)
def test_a_file_whose_token_opens_nothing_is_not_asked_for(readers: Readers, status: int, words: str) -> None:
    page = readers.window()
    guid = readers.sample(PICTURE)
    loaded: list[str] = []
    failure = answers(status, status="error", code="FILE_FORBIDDEN", message="No")

    def answer(route: Route) -> None:
        failure(route) if is_check(route.request.url) else route.continue_()

    page.route("**/api/storage/**", answer)
    page.on("request", lambda request: loaded.append(request.url) if is_file(request.url) else None)
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text(words)
    assert loaded == []


def is_file(url: str) -> bool:
    """The picture itself, in whatever size, and not its small one."""
    return "//files." in url and "/packages/" in url
