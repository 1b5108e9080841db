"""Answers: the envelope, the errors, and input that nobody can store."""

import pytest


@pytest.mark.spec("KER-001")
async def test_a_success_is_an_envelope_with_data(client, tenant):
    nobody = await client(tenant)
    answer = await nobody.get("organization")
    assert answer.status_code == 200
    assert answer.json()["status"] == "success"
    assert answer.json()["data"]["guid"] == str(tenant.guid)


@pytest.mark.spec("KER-006")
async def test_an_unknown_parameter_of_a_list_is_told_the_known_ones(client, tenant):
    admin = await client(tenant, "R04")
    answer = await admin.get("jobs", params={"colour": "red"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == "colour"
    assert "pageSize" in answer.json()["message"]
