"""What the library of a demo tenant holds: contents that are public anyway. A second run adds nothing."""

from collections.abc import Sequence
from uuid import uuid5

from estante.api.people import demo_people
from estante.api.plugins import SeedContext
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_contents.contracts import demo_content
from estante_contents.library.models import LibraryResource, LibraryRole
from estante_contents.models import Content
from estante_contents.policies import LIBRARY


class DemoResource(Struct, frozen=True):
    """A resource by its content's ERP id; without roles it is for everyone."""

    erp_id: str
    owner: str
    roles: tuple[str, ...] = ()
    can_download: bool = False
    can_reuse: bool = True


RESOURCES: Sequence[DemoResource] = (
    DemoResource("VID-2400", "R04"),
    DemoResource("PDF-2407", "R07", ("R01", "R02"), can_download=True),
    DemoResource("IMG-2421", "R04", ("R02", "R07"), can_download=True, can_reuse=False),
)


async def add_resources(context: SeedContext) -> None:
    """Share what is missing, of the contents that are there, where the tenant has a library."""
    tenant = context.tenant
    if not tenant.flags.get(LIBRARY, False):
        return
    async with context.database.transaction(tenant) as session:
        people = await demo_people(session)
        wanted = {demo_content(tenant, entry.erp_id): entry for entry in RESOURCES}
        rows = await session.execute(select(Content.guid, Content.name).where(Content.guid.in_(wanted)))
        for content, name in rows.tuples():
            entry, guid = wanted[content], uuid5(tenant.guid, f"demo-resource:{content}")
            values = {
                "tenant_id": tenant.guid,
                "guid": guid,
                "content_guid": content,
                "name": name,
                "available_for": "roles" if entry.roles else "everyone",
                "can_view": True,
                "can_download": entry.can_download,
                "can_reuse": entry.can_reuse,
                "created_by": people.get(entry.owner),
            }
            made = insert(LibraryResource).values(values).on_conflict_do_nothing()
            if await session.scalar(made.returning(LibraryResource.guid)) is None:
                continue
            for role in entry.roles:
                place = {"tenant_id": tenant.guid, "resource_guid": guid, "role_guid": role}
                await session.execute(insert(LibraryRole).values(place))
