"""What a success looks like."""

import msgspec
import pytest
from estante.app import create_app


@pytest.mark.spec("KER-001", "KER-095")
@pytest.mark.spec("KER-139", part="answers")
async def test_a_success_is_an_envelope_with_data(client, tenant):
    nobody = await client(tenant)
    answer = await nobody.get("organization")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["status"] == "success"
    assert answer.json()["data"]["guid"] == str(tenant.guid)
    assert answer.json()["data"]["name"] == tenant.name


@pytest.mark.spec("KER-099")
async def test_the_sign_in_page_learns_the_look_and_nothing_more(client, new_tenant):
    tenant = new_tenant(settings={"company_domain": "casa.example"}, flags={"sample_shelf": True})
    nobody = await client(tenant)
    found = (await nobody.get("organization")).json()["data"]
    assert set(found) == {
        "guid",
        "name",
        "product_name",
        "languages",
        "default_language",
        "branding",
        "identity_providers",
        "date_format",
        "time_zone",
        # The rule that a new password has to keep, for the page that recovers an account.
        "password",
    }


@pytest.mark.spec("KER-139", part="answers")
async def test_a_deletion_answers_without_a_body(client, tenant, note):
    admin = await client(tenant, "R04")
    made = (await admin.post("sample/notes", json=note)).json()["data"]
    answer = await admin.delete(f"sample/notes/{made['guid']}")
    assert (answer.status_code, answer.content) == (204, b"")


# What a file, a stream or a style sheet is, beside JSON.
FILES = {"application/octet-stream", "text/event-stream", "text/csv", "text/css", "application/zip"}
UPLOADS = {"multipart/form-data", "application/offset+octet-stream"}


@pytest.mark.spec("KER-139")
async def test_bodies_are_json_in_utf_8_but_for_uploads_and_files(client, tenant, note):
    admin = await client(tenant, "R04")
    document = (await admin.get("openapi.json")).json()
    operations = [
        (f"{method} {path}", operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
    ]
    taken = {name: set(one.get("requestBody", {}).get("content", ())) for name, one in operations}
    assert {kind for kinds in taken.values() for kind in kinds} <= {"application/json", *UPLOADS}
    assert sum(kinds == {"application/json"} for kinds in taken.values()) > 40
    given = {
        kind
        for _, one in operations
        for status, answer in one["responses"].items()
        if status.startswith("2")
        for kind in answer.get("content", ())
    }
    assert given <= {"application/json", *FILES}
    body = {**note, "name": "Añil, œuvre, 日本"}
    sent = await admin.post(
        "sample/notes", content=msgspec.json.encode(body), headers={"content-type": "application/json"}
    )
    assert (sent.headers["content-type"], sent.json()["data"]["name"]) == ("application/json", body["name"])
    assert body["name"].encode("utf-8") in sent.content
    latin = msgspec.json.encode({**note, "name": "Añil"}).decode().encode("latin-1")
    for content, kind in ((latin, "application/json"), (b"name=A", "application/x-www-form-urlencoded")):
        refused = await admin.post("sample/notes", content=content, headers={"content-type": kind})
        assert refused.status_code in (400, 415), kind
        assert refused.headers["content-type"] == "application/json"


async def test_a_path_answers_with_and_without_a_slash_at_its_end(client, tenant):
    nobody = await client(tenant)
    assert (await nobody.get("organization/")).status_code == 200
    assert (await nobody.get("organization")).status_code == 200


@pytest.mark.spec("KER-138")
async def test_a_fixed_segment_wins_over_a_parameter(client, tenant, capsys):
    admin = await client(tenant, "R04")
    assert (await admin.get("sample/notes/mine")).json()["data"] == {"word": "mine"}
    whoami = await admin.get("users/whoami")
    assert whoami.json()["data"]["guid"] == str(admin.person.guid)
    roles = (await admin.get("users/roles")).json()["data"]
    assert {"R01", "R04", "R45"} <= {role["guid"] for role in roles}
    reports = await admin.get("cms/contents/reports")
    assert (reports.status_code, reports.json()["data"]) == (200, [])
    capsys.readouterr()
    for path in ("users/whoami", "users/roles", "cms/contents/reports", "cms/contents/playlist-groups"):
        await admin.get(path)
        (line,) = [one for one in capsys.readouterr().err.splitlines() if '"event":"request"' in one]
        assert not (msgspec.json.decode(line)["route"] or "").endswith("}"), path
    await admin.get(f"cms/contents/{admin.person.guid}")
    assert '"route":"/api/cms/contents/{guid}"' in capsys.readouterr().err


@pytest.mark.spec("KER-002", part="the server's calls")
async def test_the_api_base_moves_every_call(platform, registry_with_sample, tenant, app, client):
    moved = create_app(msgspec.structs.replace(platform, api_base="/v9/api"), registry=registry_with_sample)
    moved.services.tenants.put(tenant)
    paths = {route.path for route in moved.routes if not route.path.startswith("/openapi")}
    assert paths
    assert all(path.startswith("/v9/api/") for path in paths)
    await moved.services.database.close()


async def test_the_documented_answers_carry_the_envelope(client, tenant):
    nobody = await client(tenant)
    document = (await nobody.get("openapi.json")).json()
    listed = document["paths"]["/api/sample/notes"]["get"]
    schema = listed["responses"]["200"]["content"]["application/json"]["schema"]
    assert schema["required"] == ["status", "data", "meta"]
    assert {"404", "401", "403", "429"} <= set(listed["responses"])
    assert {"pinned", "orderBy", "q"} <= {one["name"] for one in listed["parameters"]}
    assert listed["x-action"] == "notes.readList"
