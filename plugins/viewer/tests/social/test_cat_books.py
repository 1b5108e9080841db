"""The API that cat books talk to: another plugin answers, and only who has the book open is answered."""

from collections.abc import Awaitable, Callable

from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of
from estante.testing.fixtures import SignedIn

from plugins.viewer.tests.conftest import NewContent

Clients = Callable[..., Awaitable[SignedIn]]


async def test_a_call_is_answered_to_who_has_the_book_open(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, guid = await client(tenant, "R01"), await content(tenant)
    sent = {"content_guid": str(guid), "data": {"page": 3}}
    for path in ("books/pages", "books%2Fpages"):
        answered = data_of(await student.post(f"i2c-v1/{path}", json=sent))
        assert answered == {"answer": {"path": "books/pages", "data": {"page": 3}, "content": str(guid)}}
    closed = await content(tenant, is_public=False)
    refused = await student.post("i2c-v1/books", json={"content_guid": str(closed)})
    assert (refused.status_code, refused.json()["code"]) == (403, "ERROR_403")
