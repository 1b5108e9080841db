"""The lists that the demo people keep."""

from collections.abc import Mapping
from uuid import UUID, uuid5

from estante.api.access import ADMIN, STUDENT, TEACHER
from estante.api.plugins import SeedContext
from estante_contents.contracts import demo_content
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante_viewer.models import PlaylistEntry, PlaylistGroup


class DemoGroup(Struct, frozen=True):
    """A demo person's group by role: its title by language, and its contents, some with a position."""

    role_guid: str
    title: Mapping[str, str]
    contents: tuple[tuple[str, float | None], ...]


GROUPS = (
    DemoGroup(
        STUDENT,
        {"es": "Para el examen", "pt": "Para a prova", "en": "For the exam"},
        (("PDF-2442", 2), ("VID-2456", None), ("AUD-2554", 24)),
    ),
    DemoGroup(
        TEACHER,
        {"es": "Clase del lunes", "pt": "Aula de segunda", "en": "Monday's lesson"},
        (("VID-2456", 3), ("PDF-2442", None), ("ENL-2575", None)),
    ),
    DemoGroup(
        ADMIN,
        {"es": "Por revisar", "pt": "A revisar", "en": "To be looked at"},
        (("PDF-2603", None), ("VID-2547", None)),
    ),
)


async def load_groups(context: SeedContext, session: AsyncSession, people: Mapping[str, UUID]) -> None:
    """Add those that are not there yet."""
    for group in GROUPS:
        if group.role_guid in people:
            await _add(context, session, people[group.role_guid], group)


async def _add(context: SeedContext, session: AsyncSession, person: UUID, group: DemoGroup) -> None:
    tenant, guid = context.tenant, uuid5(person, "demo-playlist")
    title = group.title.get(tenant.default_language, group.title["en"])
    row = {"tenant_id": tenant.guid, "guid": guid, "person_guid": person, "title": title}
    added = insert(PlaylistGroup).values(row).on_conflict_do_nothing().returning(PlaylistGroup.guid)
    if await session.scalar(added):
        for position, (erp_id, show_at) in enumerate(group.contents, 1):
            session.add(
                PlaylistEntry(
                    tenant_id=tenant.guid,
                    guid=uuid5(guid, erp_id),
                    group_guid=guid,
                    content_guid=demo_content(tenant, erp_id),
                    show_at=show_at,
                    position=position,
                )
            )
        await session.flush()
