"""A small tree of objectives for a demo tenant. A second run adds nothing."""

from importlib.resources import files

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from msgspec import Struct
from sqlalchemy import select

from estante_settings.models import Country, LearningObjective
from estante_settings.services.objective_tree import place_below

FILE = files("estante_settings.demo") / "objectives.json"
FALLBACK = "es"


class DemoObjective(Struct, frozen=True, forbid_unknown_fields=True):
    """An objective; `below` is the code of the one that it lies below."""

    code: str
    description: str
    below: str | None


class DemoTree(Struct, frozen=True, forbid_unknown_fields=True):
    """Objectives of a country, each behind what it lies below."""

    country: str
    objectives: list[DemoObjective]


async def add_objectives(session: Transaction, tenant: Tenant) -> None:
    """Add the tree of the tenant's language to a country that has no objectives yet."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, DemoTree])
    tree = languages.get(tenant.default_language, languages[FALLBACK])
    country = await session.scalar(
        select(Country.guid).where(Country.iso_code == tree.country, Country.deleted_at.is_(None))
    )
    of_country = select(LearningObjective.guid).where(LearningObjective.country_guid == country).limit(1)
    if country is None or await session.scalar(of_country) is not None:
        return
    made: dict[str | None, LearningObjective] = {}
    for objective in tree.objectives:
        above = made.get(objective.below)
        parent = above.guid if above else None
        made[objective.code] = LearningObjective(
            tenant_id=tenant.guid,
            code=objective.code,
            description=objective.description,
            country_guid=country,
            parent_guid=parent,
            place=await place_below(session, parent, objective.code),
        )
        session.add(made[objective.code])
        await session.flush()
