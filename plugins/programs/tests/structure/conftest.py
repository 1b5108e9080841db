"""Programs that units and lessons are written in."""

from io import BytesIO
from mimetypes import guess_type
from typing import Any
from uuid import UUID

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, rows_of
from estante_contents.publications.models import Publication
from estante_programs.models import Program
from PIL import Image
from uuid_utils.compat import uuid7

Json = dict[str, Any]
LINK = {"title": "El agua", "link": "https://example.org/agua", "link_target": "embedded"}
CONTENT = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
PICTURE = BytesIO()
Image.new("RGB", (64, 36), "teal").save(PICTURE, "PNG")


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


class LessonWriter:
    """Somebody who fills one lesson."""

    def __init__(self, builder: Builder, guid: str) -> None:
        self.client, self.guid, self.path = builder.client, guid, f"lms/lessons/{guid}"

    async def section(self, name, **fields):
        """A new section."""
        return data_of(await self.client.post(f"{self.path}/sections", json={"name": name, **fields}), 201)

    async def material(self, **fields):
        """A new material: a link where nothing else is said."""
        is_link = not {"file", "content_guid", "library_guid"} & fields.keys()
        body = {**(LINK if is_link else {"title": LINK["title"]}), **fields}
        return data_of(await self.client.post(f"{self.path}/materials", json=body), 201)

    async def lesson(self):
        """The lesson as it is now."""
        return data_of(await self.client.get(self.path))

    async def content(self, **fields):
        """A new content."""
        return data_of(await self.client.post("cms/contents", json={**CONTENT, **fields}), 201)["guid"]

    async def file(self, name="agua.png"):
        """A file that was uploaded."""
        return await self.upload(name, PICTURE.getvalue(), "programs.material")

    async def upload(self, name, file, purpose):
        """Any bytes that were uploaded for something."""
        offer = {"name": name, "size": len(file), "mime_type": guess_type(name)[0], "purpose": purpose}
        begun = await self.client.post("uploads", json=offer)
        assert begun.status_code == 201, begun.text
        headers = {
            "tus-resumable": "1.0.0",
            "upload-offset": "0",
            "content-type": "application/offset+octet-stream",
        }
        address = begun.headers["location"].removeprefix("/api/")
        sent = await self.client.patch(address, content=file, headers=headers)
        assert sent.is_success, sent.text
        return begun.headers["location"].rpartition("/")[2]


@pytest_asyncio.fixture
async def filling(building):
    """Somebody with a lesson, in an organization that has a library."""
    builder = await building()
    lesson = await builder.lesson(await builder.unit("Unidad"), "Lección")
    return LessonWriter(builder, lesson["guid"])


class Followed:
    """A program with a publication of its own, which staff write and people with a licence follow."""

    def __init__(self, staff: Builder, publication: UUID, sign_in: Any) -> None:
        self.staff, self.publication, self._sign_in = staff, publication, sign_in

    async def lesson(self, unit: str, name: str, *, is_published: bool = True) -> LessonWriter:
        """A lesson of a unit of this name, which is made where it is not there."""
        units = {row["name"]: row for row in await self.staff.units()}
        made = await self.staff.lesson(units.get(unit) or await self.staff.unit(unit), name)
        if is_published:
            data_of(await self.staff.client.post(f"lms/lessons/{made['guid']}/publish"))
        return LessonWriter(self.staff, made["guid"])

    async def publish(self, unit: str) -> None:
        """Publish a unit with its lessons."""
        row = next(row for row in await self.staff.units() if row["name"] == unit)
        data_of(await self.staff.client.post(f"{self.staff.path}/units/{row['guid']}/publish"))

    async def person(self, role: str = "R01") -> Any:
        """Somebody of the organization without a licence."""
        return await self._sign_in(self.staff.client.tenant, role)

    async def follower(self, role: str = "R01") -> Any:
        """Somebody who has redeemed a licence of the publication."""
        person = await self.person(role)
        await self.redeem(person, await self.licence(role))
        return person

    async def licence(self, role: str = "R01") -> Json:
        """A licence that opens the publication."""
        client = self.staff.client
        body = {"countdown_original": 5, "expires": "interval", "role_guid": role}
        ends = {"expires_after_number": 1, "expires_after_string": "MONTH"}
        made = data_of(await client.post("license-personals", json=body | ends), 201)
        path = f"license-personals/{made['guid']}/publications"
        rows_of(await client.post(path, json={"guids": [str(self.publication)]}))
        return made

    @staticmethod
    async def redeem(person: Any, licence: Json) -> None:
        """Give somebody a licence."""
        path = f"users/{person.person.guid}/redeem"
        data_of(await person.post(path, json={"code": licence["code"]}))


# The flag, the organization's own switch, and that it has evaluation periods.
PLANS = {"advanced_programming": True, "programming": True, "evaluation_model": True}


class Planner(Builder):
    """Somebody who plans one program by the calls."""

    async def period(self, name: str) -> str:
        """A new evaluation period."""
        days = {"start_date": "2026-03-02", "end_date": "2026-05-29", "school_year": "2026"}
        body = {"evaluation_period": "trimester", "name": name, **days}
        return str(data_of(await self.client.post("v3/evaluation_period", json=body), 201)["guid"])

    async def programming(self, **fields: object) -> Json:
        """A new programming."""
        body = {"title": "Programación anual", **fields}
        return data_of(await self.client.post(f"{self.path}/programmings", json=body), 201)

    async def read(self, made: Json) -> Json:
        """A programming as it is now."""
        return data_of(await self.client.get(f"lms/programmings/{made['guid']}"))

    async def advance(self, made: Json, act: str) -> int:
        """The status of publishing or completing a programming."""
        return int((await self.client.post(f"lms/programmings/{made['guid']}/{act}")).status_code)

    async def order(self, made: Json, units: dict[str, list[str]], bank: list[str]) -> Any:
        """The answer to an order of its sessions."""
        modules = [{"unit_guid": unit, "sessions": guids} for unit, guids in units.items()]
        path = f"lms/programmings/{made['guid']}/sessions-order"
        return await self.client.put(path, json={"units": modules, "bank": bank})


@pytest.fixture
def planning(client, new_program, new_tenant):
    """Somebody with a new program, in an organization that plans: `await planning()`."""

    async def begin(flags=None) -> Planner:
        tenant = new_tenant(settings={}, flags=PLANS | (flags or {}))
        return Planner(await client(tenant, "R04"), await new_program(tenant))

    return begin


@pytest.fixture
def followed(building, client, database, new_tenant):
    """A program of an organization of one country: `await followed()`."""

    async def begin(flags=None, **values) -> Followed:
        tenant, publication = new_tenant(settings={}, flags={"library": True, **(flags or {})}), uuid7()
        async with database.transaction(tenant) as session:
            session.add(Publication(tenant_id=tenant.guid, guid=publication, name="Ciencias 1"))
        staff = await building(of=tenant, publication_guid=publication, **values)
        return Followed(staff, publication, client)

    return begin


async def study(person: Any, program: object) -> Json:
    """A program as somebody who follows it reads it."""
    return data_of(await person.get(f"front/programs/{program}"))


async def study_lesson(person: Any, lesson: LessonWriter) -> Json:
    """A lesson as somebody who follows its program reads it."""
    return data_of(await person.get(f"front/lessons/{lesson.guid}"))


async def open_material(person: Any, material: Json) -> int:
    """The status of saying that a material is opened."""
    return int((await person.post(f"front/materials/{material['guid']}/opened")).status_code)
