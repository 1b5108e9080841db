"""Everything other than success: one shape, the caller's language, and never a trace."""

import pytest


@pytest.mark.spec("KER-007", "KER-013")
async def test_an_unknown_path_is_told_in_the_error_envelope(client, tenant):
    nobody = await client(tenant)
    answer = await nobody.get("no/such/call")
    found = answer.json()
    assert answer.status_code == 404
    assert (found["status"], found["code"], found["errors"]) == ("error", "NOT_FOUND", [])
    assert found["message"]
    assert found["request_id"] == answer.headers["x-request-id"]


@pytest.mark.spec("KER-013")
async def test_a_known_path_with_another_method_is_not_there(client, tenant):
    admin = await client(tenant, "R04")
    answer = await admin.patch("permissions", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "NOT_FOUND")


@pytest.mark.spec("KER-013", "KER-097")
async def test_another_tenants_guid_is_not_there(client, tenant, other_tenant, note):
    ours = await client(tenant, "R04")
    theirs = await client(other_tenant, "R04")
    made = (await ours.post("sample/notes", json=note)).json()["data"]["guid"]
    assert (await ours.get(f"sample/notes/{made}")).status_code == 200
    assert (await theirs.get(f"sample/notes/{made}")).status_code == 404


@pytest.mark.spec("KER-008", "KER-009")
async def test_every_wrong_field_is_named_at_once_with_its_rule(client, tenant):
    admin = await client(tenant, "R04")
    body = {
        "name": "ab",
        "email": "nowhere",
        "day": "2026-13-40",
        "lines": [{"text": "", "weight": 0}, {"weight": "many"}],
        "colour": "red",
    }
    answer = await admin.post("sample/notes", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "VALIDATION_ERROR")
    assert {one["field"]: one["code"] for one in answer.json()["errors"]} == {
        "name": "min_length",
        "email": "email",
        "day": "invalid_date",
        "lines.0.text": "min_length",
        "lines.0.weight": "positive",
        "lines.1.text": "required",
        "lines.1.weight": "integer",
        "colour": "unknown",
    }
    assert all(one["message"] for one in answer.json()["errors"])


@pytest.mark.spec("KER-009")
async def test_a_body_that_is_missing_is_told_as_such(client, tenant):
    admin = await client(tenant, "R04")
    answer = await admin.post("sample/notes")
    assert (answer.status_code, answer.json()["code"]) == (400, "VALIDATION_ERROR")


@pytest.mark.spec("KER-010")
@pytest.mark.parametrize("lang", ["es", "pt", "en"])
async def test_rules_speak_the_callers_language(client, tenant, services, note, lang):
    admin = await client(tenant, "R04", lang_id=lang)
    answer = await admin.post("sample/notes", json={**note, "name": "a" * 251})
    expected = services.texts.get(lang, "rules.max_length", max=250)
    assert answer.json()["errors"][0]["message"] == expected
    assert "250" in expected


@pytest.mark.spec("KER-010")
async def test_each_shared_rule_has_a_text_in_each_language(services):
    rules = ("required", "min_length", "max_length", "email", "integer", "positive", "invalid_date")
    for rule in (*rules, "wrong_file_format", "repeat_mismatch"):
        found = {services.texts.get(lang, f"rules.{rule}") for lang in ("es", "pt", "en")}
        assert len(found) == 3, rule


@pytest.mark.spec("KER-014")
async def test_a_mistake_of_ours_tells_no_trace_and_no_query(client, tenant):
    nobody = await client(tenant)
    answer = await nobody.get("sample/mistake")
    assert (answer.status_code, answer.json()["code"]) == (500, "INTERNAL_ERROR")
    assert "SELECT" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.json()["request_id"]


BAD_BODIES = {
    "NUL": b'{"name": "a\\u0000b"}',
    "half a surrogate pair": b'{"name": "\\ud800"}',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "deep": b'{"name": ' + b"[" * 50_000,
    "deep and closed": b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "a huge number": b'{"name": 1e999}',
    "cut": b'{"name": ',
    "a bare word": b"name",
}


@pytest.mark.spec("KER-017")
@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES)
async def test_a_body_that_nobody_can_store_is_refused(client, tenant, body):
    admin = await client(tenant, "R04")
    answer = await admin.post("sample/notes", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_REQUEST")


@pytest.mark.spec("KER-017")
async def test_six_plain_characters_that_look_like_nul_are_text(client, tenant, note):
    admin = await client(tenant, "R04")
    answer = await admin.post("sample/notes", json={**note, "name": "\\u0000 is NUL"})
    assert answer.json()["data"]["name"] == "\\u0000 is NUL"


@pytest.mark.spec("KER-017")
@pytest.mark.parametrize(
    "path",
    [
        "sample/stored?value=%00",
        "sample/notes/a%00b/title",
        "sample/stored?value=%ff%fe",
        "sample/stored?value=%ed%a0%80",
        "sample/number?value=99999999999999999999",
        "sample/number?value=4000000000",
    ],
)
async def test_an_address_that_nobody_can_store_is_never_our_mistake(client, tenant, path):
    admin = await client(tenant, "R04")
    answer = await admin.get(path)
    assert answer.status_code < 500
    assert answer.json()["status"] in ("success", "error")


@pytest.mark.spec("KER-017")
async def test_an_over_long_body_is_too_large(client, tenant):
    admin = await client(tenant, "R04")
    answer = await admin.post("sample/notes", json={"name": "a" * (5 * 1024 * 1024)})
    assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")
