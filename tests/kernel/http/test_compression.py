"""Answers leave the API smaller where that helps, and as they are where it would break them."""

import gzip
import json

import pytest
from estante.compression import MIN_BYTES, is_compressible

SMALL = {"accept-encoding": "gzip"}


async def raw(client, path, **headers):
    """An answer before the client unpacks it: its headers and the bytes on the line."""
    async with client.stream("GET", path, headers=headers) as answer:
        return answer.headers, b"".join([piece async for piece in answer.aiter_raw()])


async def test_a_large_answer_is_sent_small_to_who_takes_it_so(client, tenant):
    admin = await client(tenant, "R04")
    headers, body = await raw(admin, "ui/manifest", **SMALL)
    assert (headers["content-encoding"], headers["content-length"]) == ("gzip", str(len(body)))
    assert "accept-encoding" in headers["vary"].lower()
    plain_headers, plain = await raw(admin, "ui/manifest", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain_headers
    assert json.loads(gzip.decompress(body)) == json.loads(plain)
    assert len(body) < len(plain) / 2


async def test_a_small_answer_stays_as_it_is(client, tenant):
    headers, body = await raw(await client(tenant), "organization", **SMALL)
    assert "content-encoding" not in headers
    assert len(body) < MIN_BYTES


async def test_an_answer_that_is_kept_for_a_second_call_is_unpacked_for_whom_it_is(client, tenant):
    admin = await client(tenant, "R04")
    once = {"Idempotency-Key": "one-key-for-both"}
    texts = {"scope": "contents", "lang": "es", "json": {"x": "y" * 2 * MIN_BYTES}}
    first = await admin.post("langs/scopes", json=texts, headers={**once, **SMALL})
    again = await admin.post("langs/scopes", json=texts, headers={**once, "accept-encoding": "identity"})
    assert first.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in again.headers
    assert first.json() == again.json()


@pytest.mark.parametrize("headers", [{"accept-ranges": "bytes"}, {"content-encoding": "br"}])
async def test_what_is_a_part_of_a_file_or_packed_already_is_left_alone(headers):
    named = [(b"content-type", b"application/json")]
    more = [(name.encode(), value.encode()) for name, value in headers.items()]
    start = {"type": "http.response.start", "status": 200, "headers": [*named, *more]}
    assert not is_compressible(start)  # type: ignore[arg-type]
    assert is_compressible({**start, "headers": named})  # type: ignore[typeddict-item]
