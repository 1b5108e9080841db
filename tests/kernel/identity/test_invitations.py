"""Staff who are invited by letter."""

from datetime import timedelta

from estante.identity.models import PersonSession
from estante.testing.answers import data_of
from sqlalchemy import update

NEW = "Otra-clave-2027"
INES = {"name": "Inés", "lastname": "Mar", "role": "R07"}


async def invited(admin, **fields):
    """A new publisher to whom a letter was sent."""
    body = {**INES, "username": "ines", "email": "ines@escuela.example", **fields}
    made = data_of(await admin.post("users-admin", json=body), 201)
    data_of(await admin.post(f"users/{made['guid']}/invitation"), 202)
    return made


async def finish(nobody, token):
    body = {"token": token, "new_password": NEW}
    return await nobody.post("front/recover-account-password", json=body)


async def test_the_letters_link_sets_the_first_password_once(client, new_tenant, letters, reset_token):
    tenant = new_tenant(settings={})
    admin, nobody = await client(tenant, "R04"), await client(tenant)
    made = await invited(admin)
    letter = (await letters(tenant))[0]
    assert letter["To"] == "ines@escuela.example"
    assert letter["Subject"].startswith("Tu cuenta en")
    token = await reset_token(tenant)
    assert (await finish(nobody, token)).status_code == 200
    assert (await nobody.post("login", json={"email": "ines", "password": NEW})).status_code == 200
    assert (await finish(nobody, token)).json()["code"] == "INVALID"
    audit = await admin.get("audit", params={"action": "users.invite", "entity_guid": made["guid"]})
    assert audit.json()["meta"]["total"] == 1
    assert token not in audit.text


async def test_the_link_holds_for_a_week(client, new_tenant, reset_token, database):
    tenant = new_tenant(settings={})
    nobody = await client(tenant)
    await invited(await client(tenant, "R04"))
    token = await reset_token(tenant)
    for days, field in ((6.9, "new_password"), (0.2, None)):
        async with database.transaction(tenant) as session:
            sooner = PersonSession.expires_at - timedelta(days=days)
            links = update(PersonSession).where(PersonSession.kind == "reset")
            await session.execute(links.values(expires_at=sooner))
        # A password that is the person's own name is looked at only while the link holds.
        body = {"token": token, "new_password": "ines-mar-ines"}
        answer = (await nobody.post("front/recover-account-password", json=body)).json()
        assert (answer["code"] == "VALIDATION_ERROR") == (field is not None)
    assert (await finish(nobody, token)).json()["code"] == "INVALID"


async def test_only_active_staff_with_an_address_are_invited(client, new_tenant, person, letters):
    tenant = new_tenant(settings={})
    admin, desk = await client(tenant, "R04"), await client(tenant, "R05")
    for role, fields, code in (
        ("R01", {}, "NOT_INVITED"),
        ("R07", {"is_active": False}, "NOT_INVITED"),
        ("R07", {"email": None}, "NO_EMAIL"),
    ):
        who = await person(tenant, role, **fields)
        refused = await admin.post(f"users/{who.guid}/invitation")
        assert (refused.status_code, refused.json()["code"]) == (409, code)
    publisher = await person(tenant, "R07")
    assert (await desk.post(f"users/{publisher.guid}/invitation")).status_code == 403
    missing = "users/00000000-0000-7000-8000-000000000000/invitation"
    assert (await admin.post(missing)).status_code == 404
    assert await letters(tenant) == []
