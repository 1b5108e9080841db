"""A class that everybody is in, and licences of its own, beside those of the installed plugins.

A person called «Con licencia» has redeemed one for the publications
of that name, one called «Del curso» is in the course whose contents are called so.
"""

from uuid import UUID

from estante.api.plugins import hookimpl
from estante_contents.contracts import EntitlementReason
from estante_viewer.contracts import CatBookApi, Course, Courses
from sqlalchemy import text

CLASS = Course(UUID(int=31), "Ciencias 1A")
LICENSED = """
SELECT x.content_guid AS guid FROM publication_contents x
JOIN publications u ON u.tenant_id = x.tenant_id AND u.guid = x.publication_guid
JOIN people p ON p.tenant_id = x.tenant_id AND p.guid = $1::uuid
WHERE u.name LIKE 'Con licencia%' AND p.lastname = 'Con licencia'
"""
IN_COURSE = """
SELECT c.guid FROM contents c JOIN people p ON p.tenant_id = c.tenant_id AND p.guid = $1::uuid
WHERE c.name LIKE 'Del curso%' AND p.lastname = 'Del curso'
"""


async def courses_of(_session, _person):
    """The class."""
    return [CLASS]


async def members_of(session, _courses):
    """Everybody."""
    return list(await session.scalars(text("SELECT guid FROM people")))


@hookimpl
def register_courses():
    return [Courses(courses_of=courses_of, members_of=members_of)]


@hookimpl
def register_entitlements():
    return [
        EntitlementReason("class_license", "fake_class.reasons.license", LICENSED),
        EntitlementReason("class_course", "fake_class.reasons.course", IN_COURSE),
    ]


async def answer(_session, call):
    """What was asked, and by whom."""
    return {"path": call.path, "data": call.data, "role": call.role_guid}


@hookimpl
def register_cat_books():
    return [CatBookApi(answer)]
