"""The platform on which teachers had accounts before: it knows who signs in with which words."""

import json
from collections.abc import Mapping

from estante.api.files import Fetched, FetchFailed


class FakeOtherPlatform:
    """Stands in for `post_public`; `posted` are the headers and bodies that came."""

    def __init__(self, token: str, **accounts: tuple[str, str]) -> None:
        """Accounts by username: the password and the id."""
        self.token, self.accounts = token, accounts
        self.posted: list[tuple[Mapping[str, str], dict[str, str]]] = []
        self.broken: bytes | None = None
        self.is_away = False

    async def post(self, url: str, body: bytes, *, headers: Mapping[str, str], **_limits: object) -> Fetched:
        """As the kernel's client answers."""
        sent = json.loads(body)
        self.posted.append((headers, sent))
        if self.is_away:
            raise FetchFailed(text="FETCH_FAILED", url=url)
        if headers.get("Authorization") != f"Bearer {self.token}":
            return Fetched(url, 500, {}, b"")
        password, guid = self.accounts.get(sent["username"], ("", ""))
        if not guid or sent["password"] != password:
            return Fetched(url, 401, {}, b"{}")
        return Fetched(url, 200, {}, self.broken or json.dumps({"id": guid, "more": 1}).encode())
