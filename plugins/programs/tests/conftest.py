"""The application with what programs need, and an organization that teaches."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest
import pytest_asyncio
from estante.app import create_app
from estante.builtin import load_registry
from estante.database.engine import Database
from estante.plugins.discovery import entry_points
from estante.testing.answers import data_of, send_json
from estante.testing.fixtures import SignedIn, living
from estante_contents.publications.models import Publication
from uuid_utils.compat import uuid7

NEEDED = {"contents", "settings", "users", "viewer", "licenses", "programs", "personalization", "mint"}
Json = dict[str, Any]
PROGRAMS = "lms/courses"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform):
    needed: list[EntryPoint] = [entry for entry in entry_points() if entry.name in NEEDED]
    async with living(create_app(platform, registry=load_registry(needed))) as made:
        yield made


class Taught:
    """What a country teaches: a subject, a level and two years of it."""

    def __init__(self, country: str, discipline: str, level: str, years: list[str]) -> None:
        self.country, self.discipline, self.level, self.years = country, discipline, level, years


class Writer:
    """Somebody who writes programs, in an organization that teaches."""

    def __init__(self, client: SignedIn, database: Database, taught: Taught) -> None:
        self.client, self._database, self.taught = client, database, taught

    async def publication(self, name: str = "Ciencias 1") -> str:
        """A publication that programs can be of."""
        tenant_id, guid = self.client.tenant.guid, uuid7()
        async with self._database.transaction(self.client.tenant) as session:
            session.add(Publication(tenant_id=tenant_id, guid=guid, name=name))
        return str(guid)

    async def body(self, **fields: object) -> Json:
        """What a new program needs."""
        return {
            "name": "Matemática 3.º básico",
            "discipline": self.taught.discipline,
            "educationLevels": [self.taught.level],
            "educationYears": self.taught.years[:1],
            "publication_guid": fields.get("publication_guid") or await self.publication(),
            **fields,
        }

    async def program(self, **fields: object) -> Json:
        """A new program."""
        return data_of(await self.client.post(PROGRAMS, json=await self.body(**fields)), 201)

    async def read(self, made: Json) -> Json:
        """A program as it is now."""
        return data_of(await self.client.get(f"{PROGRAMS}/{made['guid']}"))

    async def delete(self, *guids: str) -> Json:
        """Programs into the trash."""
        return data_of(await send_json(self.client, "DELETE", PROGRAMS, {"guids": list(guids)}))


async def make(client: SignedIn, path: str, **fields: object) -> str:
    """A record of the settings."""
    return str(data_of(await client.post(path, json=fields), 201)["guid"])


async def teach(admin: SignedIn, name: str = "Chile", iso_code: str = "CL") -> Taught:
    """A country that teaches a subject at a level of two years."""
    country = await make(admin, "system-settings/countries", name=name, iso_code=iso_code)
    discipline = await make(admin, "disciplines", name="Matemática", country=country)
    level = await make(admin, "education-levels", name="Básica", country=country)
    years = [await make(admin, "education-years", name=year, level=level) for year in ("1.º", "2.º")]
    return Taught(country, discipline, level, years)


@pytest.fixture
def schooling(new_tenant):
    """An organization with several countries, and other settings where they are said."""

    def made(**fields: object) -> Any:
        return new_tenant(**{"settings": {"is_multicountry": True}, "flags": {}, **fields})

    return made


@pytest_asyncio.fixture
async def writer(schooling, client, database):
    """An administrator of such an organization, who has a country."""
    admin = await client(schooling(), "R04")
    return Writer(admin, database, await teach(admin))


@pytest.fixture
def as_role(writer, client, database):
    """Somebody else of that organization."""

    async def made(role: str) -> Writer:
        return Writer(await client(writer.client.tenant, role), database, writer.taught)

    return made
