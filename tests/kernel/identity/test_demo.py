"""The demo people that `estante up` prints."""

import pytest
from estante.identity.demo import DEMO, demo_sign_ins, password_for
from estante.identity.passwords import broken_rules
from estante.seeding import SeedContext
from sqlalchemy import text


async def test_every_demo_account_signs_in_and_a_second_run_changes_nothing(client, tenant, services):
    context = SeedContext(tenant, services.database, services.files, services.queue)
    for _ in range(2):
        await DEMO.load(context)
    nobody = await client(tenant)
    for account in demo_sign_ins(tenant):
        body = {"email": account.username, "password": account.password}
        answer = (await nobody.post("front/login", json=body)).json()["data"]["user"]
        assert (answer["role_guid"], f"{answer['name']} {answer['lastname']}") == (
            account.role_guid,
            account.name,
        )
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(text("SELECT count(*) FROM people")) == 5


@pytest.mark.parametrize("rule", [{}, {"strong": True}, {"min_length": 20, "strong": True}])
def test_the_demo_password_keeps_the_tenants_rule(new_tenant, rule):
    tenant = new_tenant(password=rule)
    assert broken_rules(tenant.password, password_for(tenant), "password") == []
