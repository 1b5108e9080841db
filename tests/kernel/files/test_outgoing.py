"""Requests to addresses that people gave us never reach the inside of the network."""

from collections.abc import Sequence

import httpx
import pytest
from estante.files.outgoing import AddressRefused, FetchFailed, Resolve, fetch_public, is_public

PUBLIC = "93.184.215.14"


class Internet(httpx.AsyncBaseTransport):
    """Answers by path, and remembers which addresses were connected to."""

    def __init__(self, **answers: httpx.Response) -> None:
        self.answers = answers
        self.asked: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        return self.answers[request.url.path.strip("/") or "home"]


def names(**known: str) -> Resolve:
    async def resolver(host: str, _port: int) -> Sequence[str]:
        return known.get(host.replace(".", "_"), host).split()

    return resolver


async def test_the_checked_address_is_the_one_that_is_asked() -> None:
    net = Internet(home=httpx.Response(200, html="<title>Hola</title>"))
    found = await fetch_public(
        "https://example.org/",
        resolver=names(example_org=PUBLIC),
        transport=net,
    )
    assert (found.status, b"Hola" in found.body) == (200, True)
    assert (net.asked[0].url.host, net.asked[0].headers["Host"]) == (PUBLIC, "example.org")
    assert net.asked[0].extensions["sni_hostname"] == "example.org"


@pytest.mark.parametrize(
    ("url", "addresses"),
    [
        ("http://inside.example/", "10.0.0.5"),
        ("http://inside.example/", f"{PUBLIC} 127.0.0.1"),
        ("http://inside.example/", "169.254.169.254"),
        ("http://inside.example/", "::1"),
        ("http://inside.example/", "fe80::1%eth0"),
        ("http://inside.example/", "::ffff:192.168.1.1"),
        ("http://inside.example/", "64:ff9b::a00:1"),
        ("http://inside.example/", "2002:7f00:1::"),
        ("http://inside.example/", "fd00::1"),
        ("http://inside.example:22/", PUBLIC),
        ("http://user:pass@inside.example/", PUBLIC),
        ("ftp://inside.example/", PUBLIC),
        ("file:///etc/passwd", PUBLIC),
        ("http:///nothing", PUBLIC),
    ],
)
async def test_addresses_inside_are_refused(url: str, addresses: str) -> None:
    net = Internet()
    with pytest.raises(AddressRefused):
        await fetch_public(url, resolver=names(inside_example=addresses), transport=net)
    assert net.asked == []


async def test_every_redirect_is_checked_again() -> None:
    net = Internet(
        home=httpx.Response(302, headers={"location": "/next"}),
        next=httpx.Response(301, headers={"location": "http://metadata.example/"}),
    )
    resolver = names(example_org=PUBLIC, metadata_example="169.254.169.254")
    with pytest.raises(AddressRefused):
        await fetch_public("http://example.org/", resolver=resolver, transport=net)
    assert [request.url.path for request in net.asked] == ["/", "/next"]


async def test_too_much_and_round_in_circles_are_failures() -> None:
    net = Internet(
        home=httpx.Response(302, headers={"location": "/"}), big=httpx.Response(200, content=b"x" * 2000)
    )
    resolver = names(example_org=PUBLIC)
    for url in ("http://example.org/", "http://example.org/big"):
        with pytest.raises(FetchFailed):
            await fetch_public(url, most_bytes=1000, resolver=resolver, transport=net)


async def test_this_machine_is_not_asked_even_by_its_names() -> None:
    for url in ("http://localhost:8080/", "http://127.0.0.1/", "http://[::1]/", "http://2130706433/"):
        with pytest.raises((AddressRefused, FetchFailed)):
            await fetch_public(url)


def test_what_public_means() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2606:4700:4700::1111")
    assert not is_public("100.64.0.1")
    assert not is_public("0.0.0.0")  # noqa: S104
    assert not is_public("224.0.0.1")
