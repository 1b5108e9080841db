"""An organization that has Chile and Peru."""

from contextlib import contextmanager
from typing import NamedTuple

import pytest
import pytest_asyncio
from estante.api.database import raw_connection
from estante.api.plugins import SeedContext
from estante.testing.answers import data_of, rows_of
from estante_settings.reference.loading import load


class Places(NamedTuple):
    """Guids of places that lie in each other, and of others."""

    chile: str
    biobio: str
    concepcion: str
    santiago_region: str
    peru: str
    lima: str


@pytest_asyncio.fixture
async def places(services, tenant, client):
    """Chile and Peru with their states and cities."""
    context = SeedContext(tenant, services.database, services.files, services.queue)
    await load(context, ["CL", "PE"])
    reader = await client(tenant, "R01")
    countries = {row["iso_code"]: row["guid"] for row in rows_of(await reader.get("locations/countries"))}
    states = data_of(await reader.get("locations"))["states"]
    by_code = {row["code"]: row["guid"] for row in states}
    cities = await reader.get("locations/cities", params={"state": by_code["CL-BI"], "q": "Concepción"})
    return Places(
        chile=countries["CL"],
        biobio=by_code["CL-BI"],
        concepcion=rows_of(cities)[0]["guid"],
        santiago_region=by_code["CL-RM"],
        peru=countries["PE"],
        lima=by_code["PE-LIM"],
    )


@pytest_asyncio.fixture
async def body(places):
    """A new school with all that the whole form asks for."""
    return {
        "name": "Escuela Gabriela Mistral",
        "code": "CL-101",
        "type_guid": "ST_01",
        "address": "Avenida Los Aromos",
        "address_number": "1200",
        "neighborhood": "Lomas",
        "zipcode": "4030000",
        "phone": "+56 41 000 0000",
        "country_guid": places.chile,
        "state_guid": places.biobio,
        "city_guid": places.concepcion,
    }


@pytest_asyncio.fixture
async def school(client, tenant, body):
    """A school, as an administrator made it."""
    admin = await client(tenant, "R04")
    return data_of(await admin.post("schools", json=body), 201)["guid"]


NEXT_YEAR = {"title": "Año escolar 2030", "school_year": "2030", "expired_at": "2030-12-17"}


@pytest_asyncio.fixture
async def year(client, tenant, school):
    """The active year of that school."""
    admin = await client(tenant, "R04")
    return data_of(await admin.post(f"schools/{school}/school-years", json=NEXT_YEAR), 201)["guid"]


@pytest.fixture
def killed_after():
    """The process dies once a method is through, before its commit: to PostgreSQL its connection is gone."""

    @contextmanager
    def killed(service, method):
        done = getattr(service, method)

        async def dies(self, *arguments):
            await done(self, *arguments)
            session = getattr(self, "session", None) or self._session
            await (await raw_connection(session)).execute("SELECT pg_terminate_backend(pg_backend_pid())")

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(service, method, dies)
            yield

    return killed
