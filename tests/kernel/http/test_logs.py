"""What the log says: a line a request, failures with plugin and tenant, and nothing of clients that leave."""

import json
import logging
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import structlog
from estante.services.logs import log_to_stderr
from estante.telemetry.requests import Observed


@pytest.fixture
def lines(capsys):
    """Answers the log's entries so far, as they would be in a file."""
    log_to_stderr(logging.INFO)

    def read() -> list[dict[str, object]]:
        return [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]

    yield read
    structlog.reset_defaults()


def named(entries, name):
    return [one for one in entries if one["event"] == name]


async def test_a_request_has_one_line_with_its_id_route_and_tenant(client, tenant, lines):
    nobody = await client(tenant)
    lines()
    answer = await nobody.get("organization", params={"token": "secret-in-a-query"})
    (line,) = named(lines(), "request")
    assert line["request_id"] == answer.headers["x-request-id"]
    assert (line["tenant"], line["plugin"]) == (tenant.key, "estante")
    assert (line["route"], line["status"], line["method"]) == ("/api/organization", 200, "GET")
    assert line["bytes"] == len(answer.content)
    assert "secret-in-a-query" not in json.dumps(line)


async def test_no_line_has_the_token_in_a_packages_address(app, services, tenant, lines):
    await services.files.put(tenant, "packages/abc123/index.html", b"<p>Hola</p>")
    address = services.files.package_url(tenant, "abc123", "index.html")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
        assert (await browser.get(address)).status_code == 200
    (line,) = named(lines(), "request")
    assert (line["route"], line["path"]) == ("content", None)


async def test_a_failure_names_its_plugin_its_tenant_and_its_request(client, tenant, lines):
    nobody = await client(tenant)
    answer = await nobody.get("sample/mistake")
    assert answer.status_code == 500
    (failed,) = named(lines(), "request_failed")
    assert (failed["plugin"], failed["tenant"]) == ("sample", tenant.key)
    assert failed["request_id"] == answer.json()["request_id"]
    assert "Traceback" in failed["exception"]


async def test_a_log_that_cannot_be_written_changes_no_answer(client, tenant, lines, monkeypatch):
    """A full disk is where the log is, too."""
    nobody = await client(tenant)
    # Whatever is written to /dev/full is refused as by a full disk.
    with Path("/dev/full").open("w", buffering=1) as full, monkeypatch.context() as patch:  # noqa: ASYNC230
        patch.setattr("sys.stderr", full)
        answers = [await nobody.get("organization"), await nobody.get("sample/mistake")]
        # What was held back is nobody's to write at the end.
        patch.undo()
        with suppress(OSError):
            full.close()
    assert [answer.status_code for answer in answers] == [200, 500]
    assert answers[1].json()["code"] == "INTERNAL_ERROR"


@pytest.mark.parametrize("headers", [[], [(b"idempotency-key", b"once")]])
async def test_a_client_that_leaves_in_mid_body_is_no_mistake_of_ours(app, tenant, lines, headers):
    came = iter(
        [
            {"type": "http.request", "body": b'{"email": "an', "more_body": True},
            {"type": "http.disconnect"},
        ]
    )

    async def receive():
        return next(came)

    async def send(_message):
        pass

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/api/login", "raw_path": b"/api/login", "query_string": b"", "root_path": "",
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
        "headers": [
            (b"host", tenant.hosts[0].encode()), (b"content-type", b"application/json"),
            (b"content-length", b"100"), *headers,
        ],
    }  # fmt: skip
    await app(scope, receive, send)
    entries = lines()
    assert named(entries, "request_failed") == []
    assert [one for one in entries if one["level"] != "info"] == []
    (line,) = named(entries, "request")
    assert line["status"] < 500


async def test_a_share_of_nothing_writes_no_lines(lines):
    async def answer(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 500, "headers": []})

    await Observed(answer, 0)(
        {"type": "http", "method": "GET", "path": "/", "headers": []}, _nothing, _ignore
    )
    assert lines() == []


async def _ignore(_message):
    pass


async def _nothing():
    raise AssertionError("nobody asks for a body")
