"""Ratings and reports."""

from collections.abc import Awaitable, Callable

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from estante_viewer.services.reports import without_secrets
from uuid_utils.compat import uuid7

from .conftest import NewContent

Clients = Callable[..., Awaitable[SignedIn]]


@pytest.mark.spec("VIE-200", "VIE-201", "VIE-203", "VIE-204")
@pytest.mark.spec("VIE-042", part="the reviews")
async def test_a_second_rating_replaces_the_first(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, teacher, guid = await client(tenant, "R01"), await client(tenant, "R02"), await content(tenant)
    address = f"cms/contents/{guid}/reviews"
    first = {"usefull_rating": "5", "difficult_rating": 1, "content_guid": str(guid)}
    assert (await student.post(address, json=first)).status_code == 201
    assert (
        await student.post(address, json={**first, "usefull_rating": 2, "difficult_rating": 3})
    ).status_code == 201
    await teacher.post(address, json={"usefull_rating": 3, "difficult_rating": 4})
    seen = (await student.get(address)).json()["data"]
    assert (seen["count"], seen["usefull_average"], seen["difficult_average"]) == (2, 2.5, 3.5)
    assert (seen["own"]["usefull_rating"], seen["own"]["difficult_rating"]) == (2, 3)
    beside = (await student.get(f"cms/contents/{guid}/common-elements")).json()["data"]
    assert beside == {
        "comments": [],
        "playlists": [],
        "reviews": seen,
        "courses": [],
        "creates_courses": False,
    }


@pytest.mark.spec("VIE-202")
@pytest.mark.parametrize("rating", [0, 6, -1, 2.5, "3.0", "four", "", "\u0661", "  ", None, True, 10**30])
async def test_a_rating_outside_the_scale_is_refused(
    tenant: Tenant, client: Clients, content: NewContent, rating: object
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    answer = await student.post(
        f"cms/contents/{guid}/reviews", json={"usefull_rating": rating, "difficult_rating": 3}
    )
    assert answer.status_code == 400
    assert {one["field"] for one in answer.json()["errors"]} == {"usefull_rating"}
    assert (await student.get(f"cms/contents/{guid}/reviews")).json()["data"]["count"] == 0


@pytest.mark.spec("VIE-205", "VIE-206", "VIE-207", "VIE-209")
async def test_editors_read_all_reports_and_others_their_own(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, teacher = await client(tenant, "R01"), await client(tenant, "R02")
    guid, other = await content(tenant), await content(tenant)
    body = {"type": "content-error", "comment": "Falta la página 3", "content_guid": str(guid)}
    made = await student.post(f"cms/contents/{guid}/reports", json=body)
    assert made.status_code == 201, made.text
    await teacher.post(f"cms/contents/{guid}/reports", json={"type": "content-inappropriate"})
    await teacher.post(f"cms/contents/{other}/reports", json={"type": "content-error"})
    counts = {}
    for role in ("R01", "R04", "R06", "R07"):
        reader = student if role == "R01" else await client(tenant, role)
        answer = await reader.get("cms/contents/reports", params={"content": str(guid)})
        counts[role] = answer.json()["meta"]["total"]
    assert counts == {"R01": 1, "R04": 2, "R06": 2, "R07": 2}
    admin = await client(tenant, "R04")
    assert (await admin.get("cms/contents/reports")).json()["meta"]["total"] == 3
    assert (await (await client(tenant, "R05")).get("cms/contents/reports")).status_code == 403


@pytest.mark.spec("VIE-072", "VIE-070")
async def test_an_error_is_reported_also_where_the_content_does_not_open(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant, is_public=False)
    body = {"type": "file-access-forbiden-error", "comment": '{"code": 403}'}
    assert (await student.post(f"cms/contents/{guid}/reports", json=body)).status_code == 201
    assert (await student.post(f"cms/contents/{uuid7()}/reports", json=body)).status_code == 404


@pytest.mark.spec("VIE-208", "VIE-210")
@pytest.mark.parametrize("kind", [None, "", "content error", "other"])
async def test_an_unknown_type_of_report_is_refused(
    tenant: Tenant, client: Clients, content: NewContent, kind: str | None
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    answer = await student.post(f"cms/contents/{guid}/reports", json={"type": kind})
    assert answer.status_code == 400
    assert [one["field"] for one in answer.json()["errors"]] == ["type"]


@pytest.mark.spec("VIE-074")
@pytest.mark.parametrize(
    ("said", "secret"),
    [
        ("GET /f.pdf?token=ab12.66.Zm9v&x=1 failed", "ab12.66.Zm9v"),
        ('{"Authorization": "Bearer s3cr3t-token"}', "s3cr3t-token"),
        ("sent bearer s3cr3t-token and lost", "s3cr3t-token"),
        ("Cookie: session=abcdef", "abcdef"),
        ("https://x.example/a?X-Amz-Signature=deadbeef&b=2", "deadbeef"),
        ("http://p.content.a.localhost:8000/0a1b2c.66.Zm9vYmFyYmF6cXV4Zm9vYmFy/a.html", "Zm9vYmFyYmF6"),
    ],
)
def test_a_report_holds_no_secret(said: str, secret: str) -> None:
    kept = without_secrets(said)
    assert secret not in kept
    assert "[hidden]" in kept


def test_a_report_without_secrets_stays_as_it_is() -> None:
    said = "El token de la página 3 no se ve: código 403, versión 1.0.67"
    assert without_secrets(said) == said
