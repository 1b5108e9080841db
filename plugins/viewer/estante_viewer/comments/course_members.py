"""The courses of people, as the tenant's plugin for them has them."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant

from estante_viewer.contracts import Course, Courses


def courses_given(plugins: HookCaller, tenant: Tenant) -> Courses | None:
    """What the tenant's plugin gives; None where no plugin knows of courses."""
    given: list[Sequence[Courses]] = plugins.hook("register_courses", tenant)()
    return next((courses for several in given for courses in several), None)


async def courses_of(plugins: HookCaller, session: Transaction, principal: Principal) -> Sequence[Course]:
    """The courses that a person is in."""
    given = courses_given(plugins, principal.tenant)
    return [] if given is None else await given.courses_of(session, principal.guid)


async def members_of(
    plugins: HookCaller, session: Transaction, tenant: Tenant, courses: Sequence[UUID]
) -> Sequence[UUID]:
    """The people who are in any of these courses."""
    given = courses_given(plugins, tenant)
    return [] if given is None or not courses else await given.members_of(session, courses)
