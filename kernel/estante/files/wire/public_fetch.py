"""Requests to addresses that people gave us. They never reach the inside of the network.

The host's addresses are resolved once and checked, and the connection goes to the checked address itself,
so a name that changes its mind in between (DNS rebinding) gains nothing. Every redirect is checked again.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from urllib.parse import urlsplit

import httpx
from msgspec import Struct

from estante.errors import Unprocessable
from estante.files.wire.networks import is_public

MAX_BYTES = 2 * 1024**2
MAX_REDIRECTS = 5
REDIRECTS = {301, 302, 303, 307, 308}
SECONDS = 10.0
PORTS = {80, 443, 8080, 8443}
AGENT = "Estante/0.1 (link preview)"
POST_AGENT = "Estante/0.1"
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class AddressRefused(Unprocessable):
    """422: not http(s), a port that no web server has, or an address inside the network."""


class FetchFailed(Unprocessable):
    """422: no answer, too slow, too large, or too many redirects."""


class Fetched(Struct, frozen=True):
    """What a public address answered; `url` is the last one after redirects, header names are lower case."""

    url: str
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def redirect(self) -> str | None:
        """Where it sends on, if it does."""
        if self.status not in REDIRECTS or "location" not in self.headers:
            return None
        return str(httpx.URL(self.url).join(self.headers["location"]))


async def resolve(host: str, port: int) -> Sequence[str]:
    """The addresses of a host, by the system's resolver."""
    addresses = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[4][0]) for address in addresses]


async def fetch_public(
    url: str,
    *,
    follows: bool = True,
    max_bytes: int = MAX_BYTES,
    seconds: float = SECONDS,
    resolver: Resolve = resolve,
    transport: httpx.AsyncBaseTransport | None = None,
) -> Fetched:
    """GET a public address. A body beyond `max_bytes` is an error, not a cut.

    Without `follows` a redirect is answered as it is; one to what is no address fails all the same.

    Raises:
        AddressRefused: the address, or one it redirects to, is not on the public network.
        FetchFailed: it did not answer properly within `seconds`.
    """
    try:
        async with asyncio.timeout(seconds):
            async with httpx.AsyncClient(
                transport=transport, trust_env=False, timeout=seconds, headers={"User-Agent": AGENT}
            ) as client:
                for _ in range(MAX_REDIRECTS + 1):
                    answer = await _send(client, url, max_bytes, resolver)
                    if not follows or answer.redirect is None:
                        return answer
                    url = answer.redirect
    except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise FetchFailed(text="FETCH_FAILED", url=url[:300]) from error
    raise FetchFailed(text="FETCH_FAILED", url=url[:300])


async def post_public(
    url: str,
    body: bytes,
    *,
    headers: Mapping[str, str],
    max_bytes: int = MAX_BYTES,
    seconds: float = SECONDS,
    resolver: Resolve = resolve,
    transport: httpx.AsyncBaseTransport | None = None,
) -> Fetched:
    """POST to a public address. What was posted goes to no other: a redirect is answered as it is.

    Raises:
        AddressRefused, FetchFailed: as of `fetch_public`.
    """
    sent = {"User-Agent": POST_AGENT, **headers}
    try:
        async with (
            asyncio.timeout(seconds),
            httpx.AsyncClient(transport=transport, trust_env=False, timeout=seconds, headers=sent) as client,
        ):
            return await _send(client, url, max_bytes, resolver, body)
    except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise FetchFailed(text="FETCH_FAILED", url=url[:300]) from error


async def _send(
    client: httpx.AsyncClient, url: str, max_bytes: int, resolver: Resolve, posted: bytes | None = None
) -> Fetched:
    """GET an address, or POST `posted` to it."""
    host, port, address = await _checked(url, resolver)
    pinned = httpx.URL(url).copy_with(host=address, fragment=None)
    named = host if port in (80, 443) else f"{host}:{port}"
    method = "GET" if posted is None else "POST"
    request = client.build_request(
        method, pinned, headers={"Host": named}, extensions={"sni_hostname": host}, content=posted
    )
    answer = await client.send(request, stream=True)
    try:
        body = bytearray()
        async for data in answer.aiter_bytes():
            body += data
            if len(body) > max_bytes:
                raise FetchFailed(text="FETCH_TOO_LARGE", url=url[:300])
    finally:
        await answer.aclose()
    return Fetched(url, answer.status_code, dict(answer.headers), bytes(body))


async def _checked(url: str, resolver: Resolve) -> tuple[str, int, str]:
    """Answer (host, port, the one address to connect to) of an address that is public in every reading."""
    parts = urlsplit(url)
    host = parts.hostname
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise AddressRefused(text="ADDRESS_REFUSED", url=url[:300])
    port = parts.port or (443 if parts.scheme == "https" else 80)
    host = host.encode("idna").decode() if not host.isascii() else host
    addresses = [address.partition("%")[0] for address in await resolver(host, port)]
    if port not in PORTS or not addresses or not all(is_public(address) for address in addresses):
        raise AddressRefused(text="ADDRESS_REFUSED", url=url[:300])
    return host, port, addresses[0]
