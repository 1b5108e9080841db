"""What people have subscribed to, as a plugin for it has it."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from estante.testing.answers import data_of
from estante_users.contracts import Subscription
from estante_users.subscriptions import days_left

from plugins.users.tests.fake_schools.plugin import SUBSCRIBED


@pytest.mark.spec("USR-006")
async def test_a_user_is_answered_with_the_mint_licence_and_the_subscription(client, alone, person):
    admin = await client(alone, "R04")
    student, other = await person(alone, "R01", has_license_mint=True), await person(alone, "R01")
    ends = datetime.now(UTC) + timedelta(days=40)
    SUBSCRIBED[student.guid] = Subscription(
        code="PLUS-7", status="active", expires_at=ends, plan_interval="year", provider_status="past_due"
    )
    read = data_of(await admin.get(f"users/{student.guid}"))
    assert read["has_license_mint"] is True
    assert read["subscription"] == {
        "code": "PLUS-7",
        "status": "active",
        "expires_at": ends.isoformat().replace("+00:00", "Z"),
        "plan_interval": "year",
        "provider_status": "past_due",
        "days_left": 40,
    }
    without = data_of(await admin.get(f"users/{other.guid}"))
    assert (without["has_license_mint"], without["subscription"]) == (False, None)
    SUBSCRIBED[student.guid] = Subscription(code="FREE", status="active")
    endless = data_of(await admin.get(f"users/{student.guid}"))["subscription"]
    assert (endless["expires_at"], endless["days_left"]) == (None, None)


async def test_without_such_a_plugin_nobody_has_one(client, new_tenant, person):
    alone = new_tenant(settings={}, plugins=["settings", "users"])
    admin, student = await client(alone, "R04"), await person(alone, "R01")
    SUBSCRIBED[UUID(str(student.guid))] = Subscription(code="PLUS-8", status="active")
    assert data_of(await admin.get(f"users/{student.guid}"))["subscription"] is None


@pytest.mark.spec("USR-046", part="the days")
@pytest.mark.parametrize(
    ("expires_at", "zone", "days"),
    [
        ("2026-03-11T03:00:00Z", "UTC", 1),
        # In Santiago it is still the tenth, and in Madrid the eleventh has begun.
        ("2026-03-11T02:00:00Z", "America/Santiago", 0),
        ("2026-03-10T23:30:00Z", "Europe/Madrid", 1),
        ("2026-03-20T12:00:00Z", "UTC", 10),
        ("2026-03-10T12:00:00Z", "UTC", 0),
        ("2026-01-01T00:00:00Z", "UTC", 0),
    ],
)
def test_days_are_those_of_the_organization_and_none_once_it_has_passed(expires_at, zone, days):
    now = datetime(2026, 3, 10, 15, tzinfo=UTC)
    assert days_left(datetime.fromisoformat(expires_at), now, zone) == days
