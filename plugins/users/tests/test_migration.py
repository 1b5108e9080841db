"""A teacher links the account of the other platform."""

import asyncio

import pytest
from estante.testing.answers import data_of

from tests.fakes.other_platform import FakeOtherPlatform

URL = "https://other.example/accounts"
ANA = {"username": "ana", "password": "allí-1234"}


@pytest.fixture
def other(monkeypatch):
    """The other platform, with two accounts."""
    made = FakeOtherPlatform("abc", ana=("allí-1234", "ora-1"), eva=("allí-5678", "ora-2"))
    monkeypatch.setattr("estante_users.migration.post_public", made.post)
    return made


@pytest.fixture
def migrating(new_tenant):
    """An organization whose teachers may link theirs."""
    table = {"migration_url": URL, "migration_name": "Oráculo", "migration_token": "abc"}
    return new_tenant(settings={}, plugin_settings={"users": table})


@pytest.mark.spec("USR-057", part="the account is linked")
async def test_the_account_that_they_sign_in_with_there_is_theirs_here(client, migrating, other):
    teacher, admin = await client(migrating, "R02"), await client(migrating, "R04")
    offered = data_of(await teacher.get("users/migration"))
    assert offered == {"is_offered": True, "platform": "Oráculo"}
    data_of(await teacher.post("users/migration", json=ANA))
    headers, sent = other.posted[0]
    assert (headers["Authorization"], sent) == ("Bearer abc", ANA)
    read = data_of(await admin.get(f"users/{teacher.person.guid}"))
    assert read["oraculo_id"] == "ora-1"
    assert data_of(await teacher.get("users/migration"))["is_offered"] is False
    again = await teacher.post("users/migration", json=ANA)
    assert (again.status_code, again.json()["code"]) == (409, "ACCOUNT_LINKED")
    visit = data_of(await admin.post("users/ora-1/login?provider=oraculo"))
    assert visit["token"]
    audit = (await admin.get(f"audit?entity_guid={teacher.person.guid}&action=users.link")).text
    assert "ora" not in audit.replace("oraculo_id", "")
    assert "allí" not in audit


@pytest.mark.spec("SHE-099", part="who is asked")
@pytest.mark.parametrize(
    ("role", "fields", "is_offered"),
    [
        ("R02", {}, True),
        ("R02", {"oraculo_id": "ora-9"}, False),
        ("R02", {"source": "lti"}, False),
        ("R01", {}, None),
        ("R03", {}, None),
        ("R04", {}, None),
    ],
)
async def test_teachers_without_an_id_who_did_not_come_by_lti_are_asked(
    client, migrating, other, role, fields, is_offered
):
    who = await client(migrating, role, **fields)
    answer = await who.get("users/migration")
    if is_offered is None:
        assert answer.status_code == 403
        assert (await who.post("users/migration", json=ANA)).status_code == 403
    else:
        assert data_of(answer)["is_offered"] is is_offered
        assert (await who.post("users/migration", json=ANA)).status_code == (200 if is_offered else 409)
    assert len(other.posted) == (is_offered is True)


async def test_an_organization_without_the_other_platform_asks_nobody(client, alone, other):
    teacher = await client(alone, "R02")
    assert (await teacher.get("users/migration")).status_code == 403
    assert (await teacher.post("users/migration", json=ANA)).status_code == 403
    assert other.posted == []


async def test_what_goes_wrong_there_is_said_and_links_nothing(client, migrating, other):
    teacher = await client(migrating, "R02")
    wrong = await teacher.post("users/migration", json={**ANA, "password": "x"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "OTHER_ACCOUNT_WRONG")
    for body in (b"<html>", b"[]", b'{"id": ""}', b'{"id": 7}'):
        other.broken = body
        assert (await teacher.post("users/migration", json=ANA)).status_code == 422
    other.is_away = True
    away = await teacher.post("users/migration", json=ANA)
    assert (away.status_code, away.json()["code"]) == (422, "OTHER_PLATFORM_AWAY")
    assert data_of(await teacher.get("users/migration"))["is_offered"] is True


async def test_one_account_there_is_one_person_here_also_in_a_race(client, migrating, other):
    several = [await client(migrating, "R02") for _ in range(5)]
    answers = await asyncio.gather(*(one.post("users/migration", json=ANA) for one in several))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert not any(one.person.lastname in refused.text for one in several)


async def test_nobody_links_in_somebody_elses_name(client, migrating, other):
    teacher, admin = await client(migrating, "R02"), await client(migrating, "R04")
    visit = data_of(await admin.post(f"users/{teacher.person.guid}/login"))
    answer = await admin.post(
        "users/migration", json=ANA, headers={"Authorization": f"Bearer {visit['token']}"}
    )
    assert answer.status_code == 403
    assert other.posted == []
