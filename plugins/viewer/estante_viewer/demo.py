"""What the demo people saw, put into lists and reported, so that the first start shows something."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid5

from estante.api.access import ADMIN, PUBLISHER, STUDENT, TEACHER
from estante.api.people import demo_people
from estante.api.plugins import DemoData, SeedContext
from estante_contents.contracts import demo_content
from msgspec import Struct
from sqlalchemy.dialects.postgresql import Insert, Range, insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante_viewer.models import Consumption, ConsumptionSession, Report
from estante_viewer.playlists.demo import load_groups


class Medium(Struct, frozen=True):
    """A demo content's type, and its length in the unit of the type: seconds, pages, or 1 as a whole."""

    type_guid: str
    length: float


class Sitting(Struct, frozen=True):
    """How far the demo person of a role got with a content; without `reached`, to its end."""

    role_guid: str
    erp_id: str
    days_ago: int
    minutes: int
    reached: float | None = None


# What the server measures of these files when it prepares them.
MEDIA = {
    "VID-2456": Medium("CTTY_03", 9),
    "VID-2547": Medium("CTTY_03", 9),
    "AUD-2554": Medium("CTTY_04", 60.869),
    "PDF-2442": Medium("CTTY_05", 3),
    "PDF-2603": Medium("CTTY_05", 6),
    "IMG-2463": Medium("CTTY_07", 1),
    "ENL-2477": Medium("CTTY_06", 1),
    "ENL-2575": Medium("CTTY_06", 1),
}

SITTINGS = (
    Sitting(STUDENT, "PDF-2442", 1, 6, reached=2),
    Sitting(STUDENT, "AUD-2554", 2, 1, reached=24),
    Sitting(STUDENT, "VID-2456", 4, 1, reached=5),
    Sitting(STUDENT, "IMG-2463", 6, 2),
    Sitting(STUDENT, "ENL-2477", 9, 11),
    Sitting(TEACHER, "VID-2456", 1, 1, reached=3),
    Sitting(TEACHER, "PDF-2442", 3, 4, reached=1),
    Sitting(TEACHER, "AUD-2554", 5, 1),
    Sitting(TEACHER, "ENL-2575", 12, 25),
    Sitting(PUBLISHER, "PDF-2603", 2, 9, reached=4),
    Sitting(PUBLISHER, "VID-2547", 7, 1, reached=6),
    Sitting(ADMIN, "VID-2547", 3, 1, reached=2),
    Sitting(ADMIN, "PDF-2603", 8, 5),
)


async def load(context: SeedContext) -> None:
    """Add the sittings, lists and reports of the demo people that are not there yet."""
    async with context.database.transaction(context.tenant) as session:
        people = await demo_people(session)
        for sitting in SITTINGS:
            if sitting.role_guid in people:
                await _add(context, session, people[sitting.role_guid], sitting)
        await load_groups(context, session, people)
        if STUDENT in people:
            await session.execute(_report_of(context, people[STUDENT]))


async def _add(context: SeedContext, session: AsyncSession, person: UUID, sitting: Sitting) -> None:
    medium, content = MEDIA[sitting.erp_id], demo_content(context.tenant, sitting.erp_id)
    reached = medium.length if sitting.reached is None else sitting.reached
    ended = datetime.now(UTC) - timedelta(days=sitting.days_ago)
    started = ended - timedelta(minutes=sitting.minutes)
    guid = uuid5(person, f"demo-consumption:{sitting.erp_id}")
    consumption = {
        "tenant_id": context.tenant.guid,
        "guid": guid,
        "person_guid": person,
        "content_guid": content,
        "type": medium.type_guid,
        "progress_ends": medium.length,
        "covered": [Range(0, reached)],
        "progress": round(100 * reached / medium.length, 2),
        "last": reached,
        "position_at": ended,
        "created_at": started,
        "updated_at": ended,
    }
    added = insert(Consumption).values(consumption).on_conflict_do_nothing().returning(Consumption.guid)
    if await session.scalar(added):
        session.add(
            ConsumptionSession(
                tenant_id=context.tenant.guid,
                guid=uuid5(guid, "session"),
                consumption_guid=guid,
                started_at=started,
                last_at=ended,
                ended_at=ended,
            )
        )
        await session.flush()


def _report_of(context: SeedContext, person: UUID) -> Insert:
    """What a student found wrong."""
    comments = {
        "es": "En la página 2 falta la figura.",
        "pt": "Na página 2 falta a figura.",
        "en": "The figure on page 2 is missing.",
    }
    report = {
        "tenant_id": context.tenant.guid,
        "guid": uuid5(person, "demo-report"),
        "person_guid": person,
        "content_guid": demo_content(context.tenant, "PDF-2442"),
        "type": "content-error",
        "comment": comments.get(context.tenant.default_language, comments["en"]),
        "created_at": datetime.now(UTC) - timedelta(days=1),
    }
    return insert(Report).values(report).on_conflict_do_nothing()


DEMO = DemoData(load)
