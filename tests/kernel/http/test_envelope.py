"""Answers: the envelope, the errors, and input that nobody can store."""

import pytest


@pytest.mark.spec("KER-001")
async def test_a_success_is_an_envelope_with_data(client, tenant):
    nobody = await client(tenant)
    answer = await nobody.get("organization")
    assert answer.status_code == 200
    assert answer.json()["status"] == "success"
    assert answer.json()["data"]["guid"] == str(tenant.guid)
