"""Requests to addresses that people gave us never reach the inside of the network."""

from collections.abc import Sequence

import httpx
import pytest
from estante.files.wire.networks import is_public
from estante.files.wire.public_fetch import AddressRefused, FetchFailed, Resolve, fetch_public, post_public

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


async def test_a_redirect_is_answered_as_it_is_to_who_does_not_follow() -> None:
    onward = httpx.Response(302, headers={"location": "https://[::1]/inside?a=1"})
    net = Internet(home=onward, odd=httpx.Response(302, headers={"location": "//:x"}))
    resolver = names(example_org=PUBLIC)
    answer = await fetch_public("http://example.org/", follows=False, resolver=resolver, transport=net)
    assert (answer.status, answer.redirect) == (302, "https://[::1]/inside?a=1")
    assert len(net.asked) == 1
    with pytest.raises(FetchFailed):
        await fetch_public("http://example.org/odd", follows=False, resolver=resolver, transport=net)


async def test_too_much_and_round_in_circles_are_failures() -> None:
    net = Internet(
        home=httpx.Response(302, headers={"location": "/"}), big=httpx.Response(200, content=b"x" * 2000)
    )
    resolver = names(example_org=PUBLIC)
    for url in ("http://example.org/", "http://example.org/big"):
        with pytest.raises(FetchFailed):
            await fetch_public(url, max_bytes=1000, resolver=resolver, transport=net)


async def test_this_machine_is_not_asked_even_by_its_names() -> None:
    for url in ("http://localhost:8080/", "http://127.0.0.1/", "http://[::1]/", "http://2130706433/"):
        with pytest.raises((AddressRefused, FetchFailed)):
            await fetch_public(url)


# What a probe of every special network found answering, and its neighbours: nobody's but the inside's.
INSIDE = """
    0.0.0.0 0.1.2.3 10.0.0.5 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.1.2.3
    168.63.129.16 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.0.192
    192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1 192.175.48.1 198.18.0.1 198.19.255.255
    198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
    :: ::1 ::127.0.0.1 ::10.0.0.5 ::ffff:127.0.0.1 ::ffff:169.254.169.254 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1
    64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::a00:1 100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1
    2001:20::1 2001:db8::1 2002:7f00:1:: 2002:0808:0808:: 2620:4f:8000::1 3fff::1 3fff:fff::1 4000::1 5f00::1
    fc00::1 fd00::1 fd00:ec2::254 fd20:ce::254 fe80::1 fe80::a9fe:a9fe fec0::1 feff::1 ff02::1 ff0e::1
"""
OUTSIDE = """
    1.1.1.1 8.8.8.8 93.184.215.14 100.63.255.255 100.128.0.1 168.63.129.15 168.63.129.17 169.253.0.1
    172.15.0.1 172.32.0.1 192.0.1.1 198.17.0.1 198.20.0.1 223.255.255.255 2001:200::1 2001:4860:4860::8888
    2606:4700:4700::1111 2a00:1450:4001:81b::200e 3ffe::1
"""


@pytest.mark.parametrize("address", INSIDE.split())
async def test_no_special_address_is_reached(address: str) -> None:
    net = Internet(home=httpx.Response(200, html="<title>inside</title>"))
    with pytest.raises(AddressRefused):
        await fetch_public("http://inside.example/", resolver=names(inside_example=address), transport=net)
    assert net.asked == []


@pytest.mark.parametrize("address", OUTSIDE.split())
def test_the_public_internet_is_reached(address: str) -> None:
    assert is_public(address)


async def test_what_is_posted_goes_to_the_checked_address_and_no_further() -> None:
    net = Internet(home=httpx.Response(307, headers={"Location": "https://other.example/"}))
    resolver = names(example_org=PUBLIC)
    headers = {"Content-Type": "application/json"}
    found = await post_public(
        "https://example.org/", b"{}", headers=headers, resolver=resolver, transport=net
    )
    assert (found.status, len(net.asked)) == (307, 1)
    asked = net.asked[0]
    assert (asked.method, asked.content, asked.headers["Content-Type"]) == ("POST", b"{}", "application/json")
    assert (asked.url.host, asked.headers["Host"]) == (PUBLIC, "example.org")
    inside = names(inside_example="10.0.0.5")
    with pytest.raises(AddressRefused):
        await post_public("http://inside.example/", b"{}", headers={}, resolver=inside, transport=net)
    assert len(net.asked) == 1
