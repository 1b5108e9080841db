"""Bodies that are too large, too slow, or too many at once."""

import asyncio
import json
from contextlib import nullcontext
from itertools import count

import pytest
from estante.errors import Unavailable
from estante.http import bodies

NESTED = b'{"email":"ana@example.org","password":"b","x":[' + b"[]," * 300_000 + b"[]]}"


class Stranger:
    """Begins a call and sends of its body what it is given, and nothing more."""

    def __init__(self, app, tenant):
        self._app, self._tenant, self.messages = app, tenant, []

    async def post(self, path, *chunks, length):
        headers = [
            (b"host", self._tenant.hosts[0].encode()),
            (b"content-type", b"application/json"),
            (b"content-length", str(length).encode()),
        ]
        scope = {
            "type": "http",
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "scheme": "http",
            "http_version": "1.1",
            "server": ("127.0.0.1", 80),
            "client": ("192.0.2.1", 1),
            "root_path": "",
            "state": {},
        }
        left = list(chunks)

        async def receive():
            if left:
                return {"type": "http.request", "body": left.pop(0), "more_body": True}
            return await asyncio.Event().wait()

        async def send(message):
            self.messages.append(message)

        await self._app(scope, receive, send)
        return self.messages[0]["status"], json.loads(self.messages[1]["body"])


@pytest.mark.parametrize("path", ["/api/login", "/api/front/login", "/api/front/recover-account"])
async def test_what_anybody_may_call_takes_no_large_body(client, tenant, path):
    nobody = await client(tenant)
    answer = await nobody.post(path.removeprefix("/api/"), content=NESTED)
    assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")


async def test_a_body_that_is_begun_and_never_ends_is_answered(app, tenant, monkeypatch):
    monkeypatch.setattr(bodies, "PATIENCE_SECONDS", 0.05)
    status, answer = await Stranger(app, tenant).post("/api/login", b'{"email":', length=60)
    assert (status, answer["code"]) == (408, "BODY_TOO_SLOW")


@pytest.mark.parametrize(("size", "is_read"), [(1024, True), (10, False)])
async def test_a_body_has_a_second_more_for_each_kibibyte(monkeypatch, size, is_read):
    seconds = count()
    monkeypatch.setattr(bodies, "monotonic", lambda: next(seconds))

    async def receive():
        return {"type": "http.request", "body": b"x" * size, "more_body": True}

    receiving = bodies.paced(receive)
    with nullcontext() if is_read else pytest.raises(bodies.BodyTooSlow):
        for _ in range(100):
            await receiving()


def test_a_process_holds_no_more_bodies_than_it_has_memory_for():
    memory = bodies.BodyMemory(100)
    with memory.counted() as first, memory.counted() as second:
        first(60)
        with pytest.raises(Unavailable):
            second(60)
        second(40)
    with memory.counted() as third:
        third(100)


async def test_a_call_that_waits_holds_no_bytes_of_its_body(client, tenant):
    admin = await client(tenant, "R04")
    answer = await admin.post("sample/held", json={"word": "x" * 1000})
    assert answer.json()["data"] == {"word": "1000 read, 0 held"}
