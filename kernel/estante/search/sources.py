"""What is asked of each plugin in a search of everything: its own list call, within this process.

A plugin's `search` in its manifest names a call. It is asked as if the browser had asked: by the same person,
with the same rights, words and pictures; and without a connection of its own (decision 0041).
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

import msgspec
import structlog
from litestar.types import ASGIApp, Scope
from msgspec import Struct

from estante.actions import Action
from estante.plugins.discovery import Plugin
from estante.plugins.manifest import Search

# A source that says nothing by then is left out: the others are not to wait for it.
MAX_SECONDS = 2.0
FEW_RESULTS, MAX_RESULTS = 6, 60
SENT_ON = {b"host", b"authorization", b"accept-language"}
OK = 200
log = structlog.get_logger(__name__)


class SearchResult(Struct, frozen=True):
    """A record that was found. `type` is the guid of its `RecordType`, `address` the page that opens it."""

    guid: str
    title: str
    detail: Sequence[str]
    address: str
    type: str | None
    picture: str | None


class SearchGroup(Struct, frozen=True):
    """What one plugin has: its first results of `total`.

    `suggestion` is what was searched in place of words that nothing has. `is_failed` says that it could
    not be asked, or took too long.
    """

    plugin: str
    title: str
    results: Sequence[SearchResult]
    total: int = 0
    suggestion: str = ""
    is_failed: bool = False


class ListMeta(Struct, frozen=True):
    """How many rows there are, and the words that were meant."""

    total: int = 0
    suggestion: str = ""


class ListAnswer(Struct, frozen=True):
    """The part of a list's answer that a search reads."""

    data: list[dict[str, Any]]
    meta: ListMeta = ListMeta()


class SearchSource:
    """One plugin's list, as a search asks it.

    Args:
        call: the application behind the host gate.
        types: the names of record types, by guid, in the caller's language.
    """

    def __init__(
        self, plugin: Plugin, search: Search, language: str, *, call: ASGIApp, types: Mapping[str, str]
    ) -> None:
        self._plugin, self._search = plugin, search
        titles = search.heading or plugin.manifest.title
        self._title = titles.get(language) or next(iter(titles.values()))
        self._call, self._types = call, types

    @property
    def action(self) -> Action:
        """What it takes to read the list."""
        section, _, name = self._search.action.partition(".")
        return Action(section, name)

    async def find(self, words: str, limit: int, caller: Scope, api_base: str) -> SearchGroup:
        """The first records that hold the words. What breaks here breaks nothing else."""
        query = urlencode({"q": words, "pageSize": limit})
        try:
            async with asyncio.timeout(MAX_SECONDS):
                answer = await self._ask(scope_of(caller, api_base + self._search.call, query))
        except Exception as error:
            log.warning("search_source_failed", plugin=self._plugin.id, reason=repr(error))
            return SearchGroup(self._plugin.id, self._title, [], is_failed=True)
        results = [self._result(row) for row in answer.data]
        meta = answer.meta
        return SearchGroup(self._plugin.id, self._title, results, meta.total, meta.suggestion)

    async def _ask(self, scope: Scope) -> ListAnswer:
        answer = Collected()
        await self._call(scope, answer.receive, answer.send)
        if answer.status != OK:
            raise SourceRefused(f"{self._search.call} answered {answer.status}")
        return msgspec.json.decode(bytes(answer.body), type=ListAnswer)

    def _result(self, row: Mapping[str, Any]) -> SearchResult:
        wanted = self._search
        kind = _text(row, wanted.type) or None
        words = (
            self._types.get(_text(row, name), "") if name == wanted.type else _text(row, name)
            for name in wanted.detail
        )
        guid = _text(row, "guid")
        return SearchResult(
            guid=guid,
            title=_text(row, wanted.title),
            detail=[word for word in words if word],
            address=wanted.address.replace("{guid}", guid),
            type=kind,
            picture=_text(row, wanted.picture) or None,
        )


class SourceRefused(Exception):
    """A plugin's list did not answer with rows."""


class Collected:
    """Takes what an ASGI application answers to a call without a body."""

    def __init__(self) -> None:
        self.status = 0
        self.body = bytearray()

    async def receive(self) -> Any:
        """Nothing is sent."""
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(self, message: Any) -> None:
        """One part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


def scope_of(caller: Any, path: str, query: str) -> Any:
    """A call of the same person, on the same host and under the same request id."""
    state = {name: caller["state"][name] for name in ("tenant", "services", "request_id")}
    return {
        "type": "http",
        "asgi": caller["asgi"],
        "http_version": caller["http_version"],
        "method": "GET",
        "scheme": caller["scheme"],
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name, value) for name, value in caller["headers"] if name in SENT_ON],
        "client": caller.get("client"),
        "server": caller.get("server"),
        "state": state,
    }


def _text(row: Mapping[str, Any], name: str | None) -> str:
    value = row.get(name) if name else None
    return value if isinstance(value, str) else ""
