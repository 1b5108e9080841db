"""A heap of cookies, wherever it comes from, keeps nobody out."""

import socket

from estante.testing.browser import People
from playwright.sync_api import expect

HEAP = [f"c{number}={'x' * 4000}" for number in range(170)]


def test_a_heap_of_cookies_is_forgotten_on_the_way_in(people: People) -> None:
    page = people.enter("/", "R01")
    url = people.live.url()
    page.context.add_cookies([{"name": f"c{n}", "value": "x" * 4000, "url": url} for n in range(150)])
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.reload()
    assert not [
        one
        for one in page.context.cookies(url)
        if one.get("name", "").startswith("c") and one.get("name") != "core-last-location"
    ]


def test_all_that_a_browser_may_send_is_answered(people: People) -> None:
    lines = [
        "GET /api/organization HTTP/1.1",
        f"Host: andaluna.localhost:{people.live.port}",
        "Connection: close",
        f"Cookie: {'; '.join(HEAP)}",
        "",
        "",
    ]
    with socket.create_connection(("127.0.0.1", people.live.port)) as connection:
        connection.sendall("\r\n".join(lines).encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).lower()
    assert answer.startswith(b"http/1.1 200")
    assert b'clear-site-data: "cookies"' in answer
