"""Demo people: one of each role that a newcomer wants to try, in every tenant."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID, uuid5

from msgspec import Struct
from sqlalchemy import update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.identity.models import Person
from estante.identity.passwords import HASHING
from estante.identity.roles import ADMIN, HELP_DESK, PUBLISHER, STUDENT, TEACHER
from estante.seeding import DemoData, DemoSignIn, SeedContext
from estante.tenancy.tenant import Tenant

# All four classes of the strong rule; a tenant that asks for more characters gets more of them.
PASSWORD = "Estante-2026"  # noqa: S105
# When a school's people are there, the accounts of the other demo data come first in what is newest.
BEFORE = datetime(2026, 3, 2, 9, tzinfo=UTC)


class DemoPerson(Struct, frozen=True):
    """Somebody of the demo data whom nobody signs in as; `key` is the username's first part."""

    key: str
    name: str
    lastname: str
    role_guid: str


class _Cast(Struct, frozen=True):
    """Names by language for the demo person of a role; the key is the username's first part."""

    key: str
    role_guid: str
    names: dict[str, tuple[str, str]]


CAST: Sequence[_Cast] = (
    _Cast(
        "admin", ADMIN, {"es": ("Lucía", "Márquez"), "pt": ("Beatriz", "Nogueira"), "en": ("Grace", "Hill")}
    ),
    _Cast("help", HELP_DESK, {"es": ("Tomás", "Iriarte"), "pt": ("Caio", "Prado"), "en": ("Owen", "Reed")}),
    _Cast("publisher", PUBLISHER, {"es": ("Inés", "Valdés"), "pt": ("Lívia", "Sá"), "en": ("Ruth", "Lane")}),
    _Cast(
        "teacher", TEACHER, {"es": ("Andrés", "Quiroga"), "pt": ("Rafael", "Dias"), "en": ("Paul", "West")}
    ),
    _Cast("student", STUDENT, {"es": ("Sofía", "Rojas"), "pt": ("Ana", "Moraes"), "en": ("Amy", "Stone")}),
)


def demo_sign_ins(tenant: Tenant) -> list[DemoSignIn]:
    """The demo accounts of a tenant, to be printed. They are the same at every start."""
    return [
        DemoSignIn(
            _username(member.key, tenant),
            password_for(tenant),
            member.role_guid,
            " ".join(member.names[tenant.default_language]),
        )
        for member in CAST
    ]


def password_for(tenant: Tenant) -> str:
    """A password that the tenant's rule accepts."""
    lacking = tenant.password.shortest - len(PASSWORD)
    return PASSWORD + "." * max(0, lacking)


async def load(context: SeedContext) -> None:
    """Add the demo people that are not there yet; those that are keep what became of them."""
    tenant = context.tenant
    hashed = await HASHING.hash(password_for(tenant))
    rows = []
    for member in CAST:
        name, lastname = member.names[tenant.default_language]
        username = _username(member.key, tenant)
        rows.append(
            {
                "tenant_id": tenant.guid,
                "guid": uuid7(),
                "username": username,
                "email": username,
                "name": name,
                "lastname": lastname,
                "role_guid": member.role_guid,
                "lang_id": tenant.default_language,
                "password_hash": hashed,
                "is_demo": True,
            }
        )
    async with context.database.transaction(tenant) as session:
        await session.execute(insert(Person).values(rows).on_conflict_do_nothing())


def demo_person(tenant: Tenant, key: str) -> UUID:
    """The guid of a `DemoPerson` in a tenant."""
    return uuid5(tenant.guid, f"demo-person:{key}")


def _username(key: str, tenant: Tenant) -> str:
    return f"{key}@{tenant.key}.example"


async def add_demo_people(session: AsyncSession, tenant: Tenant, people: Sequence[DemoPerson]) -> None:
    """Add those who are not there yet, the oldest accounts of all; figures count them as anybody else."""
    rows = [
        {
            "tenant_id": tenant.guid,
            "guid": demo_person(tenant, person.key),
            "username": _username(person.key, tenant),
            "name": person.name,
            "lastname": person.lastname,
            "role_guid": person.role_guid,
            "lang_id": tenant.default_language,
            "created_at": BEFORE,
        }
        for person in people
    ]
    if rows:
        await session.execute(insert(Person).on_conflict_do_nothing(), rows)


async def place_demo_people(
    session: AsyncSession, tenant: Tenant, others: Sequence[DemoPerson], country_guid: UUID
) -> None:
    """Say of which country the demo people of a tenant, and these others, are who are of none."""
    usernames = [account.username for account in demo_sign_ins(tenant)]
    usernames += [_username(person.key, tenant) for person in others]
    homeless = update(Person).where(Person.username.in_(usernames), Person.country_guid.is_(None))
    await session.execute(homeless.values(country_guid=country_guid))


DEMO = DemoData(load, demo_sign_ins)
