"""A class, courses of teachers, and licences of its own, beside those of the installed plugins.

Whoever teaches, teaches all of them. A person called «Con licencia» has redeemed one for the publications
of that name, one called «Del curso» is in the course whose contents are called so.
"""

from collections import defaultdict
from uuid import UUID, uuid4

from estante.api.plugins import hookimpl
from estante_contents.contracts import EntitlementReason
from estante_lrs.contracts import Classes
from estante_viewer.contracts import CatBookApi, Course, Courses
from sqlalchemy import text

CLASS = Course(UUID(int=31), "Ciencias 1A")
MADE: dict[UUID, list[Course]] = defaultdict(list)
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


async def courses_of(_session, person):
    """The class, and what the person made."""
    return [CLASS, *MADE[person]]


async def members_of(session, _courses):
    """Everybody."""
    return list(await session.scalars(text("SELECT guid FROM people")))


async def create(_session, person, name):
    """A course of the person's own."""
    made = Course(uuid4(), name)
    MADE[person].append(made)
    return made


@hookimpl
def register_courses():
    return [Courses(courses_of=courses_of, members_of=members_of, create=create)]


@hookimpl
def register_entitlements():
    return [
        EntitlementReason("class_license", "fake_class.reasons.license", LICENSED),
        EntitlementReason("class_course", "fake_class.reasons.course", IN_COURSE),
    ]


async def teaches(_session, _teacher, _student):
    """Everybody is in the class."""
    return True


@hookimpl
def register_classes():
    return [Classes(teaches)]


async def answer(_session, call):
    """What was asked, and by whom."""
    return {"path": call.path, "data": call.data, "role": call.role_guid}


@hookimpl
def register_cat_books():
    return [CatBookApi(answer)]
