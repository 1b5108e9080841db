"""The outermost layer of the server: every request is counted, timed, traced and written down once.

The time that counts is until the answer begins, so that a video or an event stream is no slow request.
"""

import sys
from random import random
from time import perf_counter
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from estante.services.logs import WhatFits
from estante.telemetry import metrics, tracing
from estante.telemetry.clock import now_iso

# Asked every few seconds by each load balancer: only their failures are news.
PROBES = frozenset({"/livez", "/readyz"})
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
# The client left before anything was answered: nginx's number for it, seen in the log only.
CLIENT_GONE = 499


class Observed:
    """ASGI middleware around everything.

    `share` is the part of requests, from 0 to 1, that get a line in the access log; failures always do,
    unless it is 0.
    """

    def __init__(self, app: ASGIApp, share: float) -> None:
        self._app = app
        self._share = share

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """ASGI."""
        answer = _Answer(send)
        span = tracing.start_request(scope)
        try:
            await self._app(scope, receive, answer)
        finally:
            self._note(scope, answer, span)

    def _note(self, scope: Scope, answer: "_Answer", span: "tracing.RequestSpan | None") -> None:
        status = answer.status or CLIENT_GONE
        seconds = answer.began_after if answer.status else perf_counter() - answer.started
        method = scope["method"] if scope["method"] in METHODS else "other"  # type: ignore[typeddict-item]
        route = route_of(scope)
        metrics.request_answered(method, route, status, seconds)
        if span is not None:
            span.end(route, status, scope)
        if route in PROBES and status < 500:
            return
        if self._share and (status >= 500 or self._share >= 1 or random() < self._share):  # noqa: S311
            write_access_line(scope, route, status, seconds, answer.size)


class _Answer:
    """`send`, which remembers what was sent."""

    __slots__ = ("_send", "began_after", "size", "started", "status")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.started = perf_counter()
        self.began_after = 0.0
        self.status = 0
        self.size = 0

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.began_after = perf_counter() - self.started
        elif message["type"] == "http.response.body":
            self.size += len(message.get("body", b""))
        await self._send(message)


def route_of(scope: Any) -> str:
    """The route's template, such as `/api/cms/contents/{content_guid}`; never an address as it was typed."""
    template = scope.get("path_template")
    if template:
        return str(template)
    return str(scope["state"].get("answered_by", "unknown")) if "state" in scope else "unknown"


def write_access_line(scope: Any, route: str, status: int, seconds: float, size: int) -> None:
    """One line of JSON: no query, because tokens are in some, and no header."""
    state = scope.get("state", {})
    handler = scope.get("route_handler")
    tenant = state.get("tenant")
    client = scope.get("client")
    entry = {
        "timestamp": now_iso(),
        "level": "info",
        "event": "request",
        "request_id": state.get("request_id", ""),
        "method": scope["method"],
        # A package's addresses have a token in their path.
        "path": None if state.get("answered_by") == "content" else scope["path"],
        "route": route,
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
        "bytes": size,
        "tenant": tenant.key if tenant is not None else None,
        "plugin": handler.opt.get("plugin") if handler is not None else None,
        "client": client[0] if client else None,
        "trace_id": state.get("trace_id"),
    }
    WhatFits(sys.stderr).write(msgspec.json.encode(entry).decode() + "\n")
