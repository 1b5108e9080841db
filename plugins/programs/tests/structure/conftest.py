"""Programs that units and lessons are written in."""

from typing import Any
from uuid import UUID

import pytest
from estante.testing.answers import data_of, rows_of
from estante_programs.models import Program
from uuid_utils.compat import uuid7

Json = dict[str, Any]


class Builder:
    """Somebody who builds one program by the calls."""

    def __init__(self, client: Any, program: UUID) -> None:
        self.client, self.program = client, program
        self.path = f"lms/courses/{program}"

    async def unit(self, name: str, **fields: object) -> Json:
        """A new unit."""
        return data_of(await self.client.post(f"{self.path}/units", json={"name": name, **fields}), 201)

    async def lesson(self, unit: Json, name: str, **fields: object) -> Json:
        """A new lesson of a unit."""
        body = {"name": name, **fields}
        return data_of(await self.client.post(f"lms/units/{unit['guid']}/lessons", json=body), 201)

    async def units(self, **query: object) -> list[Json]:
        """The units as they are listed."""
        return rows_of(await self.client.get(f"{self.path}/units", params=query))

    async def tree(self) -> dict[str, list[str]]:
        """The names of units and of their lessons, in order."""
        return {unit["name"]: [row["name"] for row in unit["lessons"]] for unit in await self.units()}


@pytest.fixture
def new_program(services):
    """Make a program: `await new_program(tenant, structure_levels=1)`."""

    async def make(tenant, **values) -> UUID:
        guid = uuid7()
        body = {"name": "Matemática", "discipline_guid": uuid7(), "publication_guid": uuid7(), **values}
        async with services.database.transaction(tenant) as session:
            session.add(Program(tenant_id=tenant.guid, guid=guid, **body))
        return guid

    return make


@pytest.fixture
def building(client, tenant, new_program):
    """Somebody of a role with a new program: `await building("R07")`."""

    async def begin(role="R04", of=tenant, **values) -> Builder:
        return Builder(await client(of, role), await new_program(of, **values))

    return begin
