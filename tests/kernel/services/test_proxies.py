"""Who asked, when a proxy stands in front of the server."""

from typing import Any

import pytest
from estante.services.http_server import behind_proxies

TRUSTED = ("10.0.0.0/8", "127.0.0.1")


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "expected"),
    [
        ("10.1.2.3", "203.0.113.9", TRUSTED, "203.0.113.9"),
        # What the client itself wrote in front of the proxy's entry is not believed.
        ("10.1.2.3", "1.1.1.1, 203.0.113.9, 10.9.9.9", TRUSTED, "203.0.113.9"),
        ("198.51.100.7", "203.0.113.9", TRUSTED, "198.51.100.7"),
        ("127.0.0.1", "203.0.113.9", (), "127.0.0.1"),
    ],
    ids=["through a proxy", "forged in front", "from elsewhere", "no proxy set"],
)
async def test_only_trusted_proxies_say_who_asked(peer, forwarded, trusted, expected):
    async def app(scope: Any, _receive: Any, send: Any) -> None:
        await send(scope["client"][0])

    seen: list[str] = []
    unread: Any = None

    async def send(client):
        seen.append(client)

    scope: Any = {
        "type": "http",
        "client": (peer, 4711),
        "headers": [(b"x-forwarded-for", forwarded.encode())],
    }
    await behind_proxies(app, trusted)(scope, unread, send)
    assert seen == [expected]
