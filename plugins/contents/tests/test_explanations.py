"""Why somebody can or cannot open a content: what staff are told is what happens."""

from datetime import UTC, date, datetime, timedelta
from itertools import product
from typing import Any
from uuid import UUID

import psycopg
import pytest
from estante.config import Platform
from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of
from estante.testing.fixtures import SignedIn
from estante_contents.models import Content
from estante_contents.publications.models import Publication, PublicationContent
from estante_licenses.models import License, LicensePublication, Redemption
from estante_programs.models import Lesson, Material, Program, Unit
from estante_schools.models import Group, GroupMember, School, SchoolContent, SchoolYear
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from .conftest import Editor, SignIn

Case = tuple[str, str, bool, bool, bool]
CODE = "ABCDEFGHJKLM"
LICENSES = ("none", "held", "ended", "inactive", "program", "program_ended")
SCHOOLS = ("none", "given", "full", "past")
FLAGS = [(a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)]
BY_FLAGS = (("none", "none"), ("held", "none"), ("program", "full"), ("none", "given"))
# Every way in with every other; and public, for teachers only and inactive with some ways in.
CASES: list[Case] = sorted(
    {
        *((way, school, False, False, False) for way, school in product(LICENSES, SCHOOLS)),
        *((way, school, *flags) for way, school in BY_FLAGS for flags in FLAGS),
    }
)


class World:
    """Everything that can open a content, for some people, as rows."""

    def __init__(self, session: AsyncSession, tenant: Tenant, people: list[UUID]) -> None:
        self._session, self._tenant, self._people = session, tenant, people
        self._codes = iter(f"{CODE}{at:04}" for at in range(1000, 2000))

    async def add(self, *rows: Any) -> UUID:
        """Rows one after another, each with the tenant; answers the guid of the last."""
        for row in rows:
            row.tenant_id = self._tenant.guid
            self._session.add(row)
            await self._session.flush()
        return UUID(str(getattr(rows[-1], "guid", uuid7())))

    async def publication(self, content: UUID | None = None) -> UUID:
        guid = await self.add(Publication(guid=uuid7(), name="Ciencias"))
        if content:
            await self.add(PublicationContent(publication_guid=guid, content_guid=content, position=0))
        return guid

    async def license(self, publication: UUID, way: str) -> None:
        """A licence of a publication that everybody has."""
        now, days = datetime.now(UTC), timedelta(days=-1 if way.endswith("ended") else 30)
        status = "inactive" if way == "inactive" else "active"
        end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
        made = License(guid=uuid7(), code=next(self._codes), countdown_original=9, status=status, **end)
        await self.add(made, LicensePublication(license_guid=made.guid, publication_guid=publication))
        for person in self._people:
            dates = {"linked_at": now - timedelta(days=60), "expires_at": now + days}
            await self.add(Redemption(license_guid=made.guid, person_guid=person, **dates))

    async def program(self, content: UUID, way: str) -> None:
        """A program whose publication does not hold the content that a lesson of it brings."""
        publication = await self.publication()
        await self.license(publication, way)
        program = await self.add(
            Program(guid=uuid7(), name="Agua 1", discipline_guid=uuid7(), publication_guid=publication)
        )
        place = {"position": "a", "status": "published"}
        unit = await self.add(Unit(guid=uuid7(), program_guid=program, name="U", **place))
        lesson = await self.add(Lesson(guid=uuid7(), unit_guid=unit, name="L", **place))
        await self.add(
            Material(guid=uuid7(), lesson_guid=lesson, title="M", content_guid=content, position="a")
        )

    async def school(self, *, is_active: bool) -> tuple[UUID, UUID]:
        """A school with a year, in whose group everybody is."""
        school = await self.add(School(guid=uuid7(), name="Mistral"))
        year = await self.add(
            SchoolYear(
                guid=uuid7(),
                school_guid=school,
                title="2030",
                school_year="2030",
                expired_at=date(2030, 12, 1),
                is_active=is_active,
            )
        )
        group = await self.add(Group(guid=uuid7(), name="1A", school_guid=school, school_year_guid=year))
        for person in self._people:
            await self.add(GroupMember(guid=uuid7(), group_guid=group, person_guid=person))
        return school, year

    async def give(self, publication: UUID, school: UUID, year: UUID, most: int | None) -> None:
        """A publication to a year, for so many."""
        places = {"max_students": most, "max_teachers": most}
        of = {"school_guid": school, "school_year_guid": year, "publication_guid": publication}
        await self.add(SchoolContent(guid=uuid7(), **of, **places))


async def content_of_case(world: World, now: tuple[UUID, UUID], past: tuple[UUID, UUID], case: Case) -> UUID:
    way, school, is_public, is_for_teachers, is_inactive = case
    content = await world.add(
        Content(
            guid=uuid7(),
            name=" ".join(map(str, case)),
            type_guid="CTTY_06",
            url="https://example.org/agua",
            is_public=is_public,
            is_teacher_only=int(is_for_teachers),
            status="inactive" if is_inactive else "active",
        )
    )
    if way in ("held", "ended", "inactive"):
        await world.license(await world.publication(content), way)
    elif way != "none":
        await world.program(content, way)
    if school != "none":
        place = past if school == "past" else now
        await world.give(await world.publication(content), *place, 0 if school == "full" else None)
    return content


async def every_case(database: Database, tenant: Tenant, person: UUID) -> list[UUID]:
    """A content for each case, as somebody may open it or not."""
    async with database.transaction(tenant) as session:
        world = World(session, tenant, [person])
        now, past = await world.school(is_active=True), await world.school(is_active=False)
        return [await content_of_case(world, now, past, case) for case in CASES]


async def all_rows(client: SignedIn, address: str, **query: str) -> list[Json]:
    rows: list[Json] = []
    while True:
        page: dict[str, str | int] = {"page": len(rows) // 50 + 1, "pageSize": 50, **query}
        answer = await client.get(address, params=page)
        rows += rows_of(answer)
        if len(rows) >= answer.json()["meta"]["total"]:
            return rows


async def opening_of(client: SignedIn, guid: str) -> tuple[bool, str | None]:
    """Whether a content opens for who asks, and the code of the refusal."""
    answer = await client.get(f"cms/contents/{guid}")
    if answer.status_code != 200:
        return False, answer.json()["code"]
    refusal = data_of(answer)["refusal"]
    return refusal is None, refusal and refusal["code"]


def reasons_of(case: Case, role: str) -> set[str]:
    """What opens a content of a case, whether or not a rule takes it away."""
    way, school, is_public, *_ = case
    return {
        *(["public"] if is_public else []),
        *({"held": ["license"], "program": ["program"]}.get(way, [])),
        *(["school"] if school == "given" else []),
        *(["staff"] if role == "R07" else []),
    }


def givers_of(case: Case) -> list[str]:
    """The first words of what is named: a program with the licence that opens it."""
    way, school, *_ = case
    named = {"held": ["Licencia"], "program": ["Licencia", "Programa"]}.get(way, [])
    return sorted([*named, *(["Escuela"] if school == "given" else [])])


def hints_of(case: Case) -> int:
    """How many things would have opened it."""
    way, school, *_ = case
    return {"ended": 1, "inactive": 1, "program_ended": 2}.get(way, 0) + int(school == "full")


@pytest.mark.spec("USR-037", part="the contents")
@pytest.mark.parametrize("role", ["R01", "R02", "R07"])
async def test_what_staff_are_told_of_each_case_is_what_happens(
    editor: Editor, client: SignIn, database: Database, role: str
) -> None:
    someone = await client(editor.tenant, role)
    assert someone.person is not None
    guids = await every_case(database, editor.tenant, someone.person.guid)
    address = f"users/{someone.person.guid}/contents"
    opened = await all_rows(editor.client, address)
    closed = await all_rows(editor.client, address, access="closed")
    assert sorted(row["guid"] for row in (*opened, *closed)) == sorted(map(str, guids))
    for rows, may_open in ((opened, True), (closed, False)):
        for row in rows:
            told = row["access"]
            happens = await opening_of(someone, row["guid"])
            assert (told["may_open"], (told["may_open"], told["code"])) == (may_open, happens), row
    told = {row["name"]: row["access"] for row in (*opened, *closed)}
    for case in CASES:
        access = told[" ".join(map(str, case))]
        assert {each["name"] for each in access["reasons"]} == reasons_of(case, role)
        givers = [giver["text"].partition(" ")[0] for each in access["reasons"] for giver in each["givers"]]
        assert sorted(givers) == givers_of(case)
        assert len(access["hints"]) == (0 if access["reasons"] else hints_of(case))


async def test_lists_are_quick_too_where_the_planner_knows_nothing_of_an_organization(
    editor: Editor, client: SignIn, database: Database, new_tenant: Any, platform: Platform
) -> None:
    """A statement that goes through everything for each content is ended, and the answer is a 503."""
    known = new_tenant()
    before, someone = await client(known, "R01"), await client(editor.tenant, "R01")
    assert before.person is not None
    assert someone.person is not None
    await every_case(database, known, before.person.guid)
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as owner:
        owner.execute("ANALYZE")
    await every_case(database, editor.tenant, someone.person.guid)
    opened = await all_rows(editor.client, f"users/{someone.person.guid}/contents")
    shown = await someone.get("front/contents", params={"pageSize": 100})
    assert {row["guid"] for row in opened} == {row["guid"] for row in rows_of(shown)}


async def test_who_gives_it_is_named_with_its_page_and_searched(
    editor: Editor, client: SignIn, database: Database
) -> None:
    pupil, helper = await client(editor.tenant, "R01", name="Marta"), await client(editor.tenant, "R05")
    assert pupil.person is not None
    held, ended = await editor.create(name="El río"), await editor.create(name="La nube")
    async with database.transaction(editor.tenant) as session:
        world = World(session, editor.tenant, [pupil.person.guid])
        for made, way in ((held, "held"), (ended, "ended")):
            await world.license(await world.publication(UUID(made["guid"])), way)
    address = f"users/{pupil.person.guid}/contents"
    (row,) = rows_of(await helper.get(address, params={"q": "RIO"}))
    (reason,) = row["access"]["reasons"]
    assert (row["guid"], row["access"]["may_open"], reason["name"]) == (held["guid"], True, "license")
    (giver,) = reason["givers"]
    assert giver["text"] == "Licencia ABCD-EFGH-JKLM-1000"
    license_guid = giver["address"].removeprefix("/license/")
    listed = rows_of(await editor.client.get("license-personals", params={"guid": license_guid}))
    assert [each["code"] for each in listed] == ["ABCDEFGHJKLM1000"]
    (row,) = rows_of(await helper.get(address, params={"access": "closed"}))
    assert (row["guid"], row["access"]["code"]) == (ended["guid"], "ERROR_403")
    assert "Canjéale una licencia" in row["access"]["message"]
    (hint,) = row["access"]["hints"]
    assert hint["text"].startswith("La licencia ABCD-EFGH-JKLM-1001 lo abría y ya venció")
    assert rows_of(await helper.get(address, params={"q": "nube"})) == []
    page = await helper.get(address, params={"page": 2, "pageSize": 1})
    assert (rows_of(page), page.json()["meta"]["total"]) == ([], 1)


async def test_a_content_without_anything_to_open_says_so(editor: Editor, client: SignIn) -> None:
    made = await editor.create(name="Sin preguntas", type_guid="QUIZ", is_public=True)
    pupil = await client(editor.tenant, "R01")
    assert pupil.person is not None
    query = {"person": str(pupil.person.guid)}
    told = data_of(await editor.client.get(f"cms/contents/{made['guid']}/access", params=query))
    assert (told["may_open"], told["code"], told["reasons"][0]["name"]) == (
        False,
        data_of(await pupil.get(f"cms/contents/{made['guid']}"))["refusal"]["code"],
        "public",
    )


async def test_a_deactivated_account_is_named(editor: Editor, client: SignIn) -> None:
    made = await editor.create(is_public=True)
    pupil = await client(editor.tenant, "R01", name="Marta")
    assert pupil.person is not None
    guid = str(pupil.person.guid)
    data_of(await editor.client.put(f"users/{guid}", json={"is_active": False}))
    told = data_of(await editor.client.get(f"cms/contents/{made['guid']}/access", params={"person": guid}))
    assert [hint["address"] for hint in told["hints"]] == [f"/user/{guid}"]
    assert "desactivada" in told["hints"][0]["text"]


async def test_only_who_reads_people_is_told_and_never_of_another_organization(
    editor: Editor, client: SignIn, edit: Any, new_tenant: Any, database: Database
) -> None:
    pupil = await client(editor.tenant, "R01")
    assert pupil.person is not None
    address = f"users/{pupil.person.guid}/contents"
    for role in ("R01", "R02", "R03", "R06", "R07"):
        refused = await (await client(editor.tenant, role)).get(address)
        assert (refused.status_code, refused.json()["action"]) == (403, "users.readDetail")
    assert (await (await client(editor.tenant)).get(address)).status_code == 401
    other = await edit(new_tenant())
    assert (await other.client.get(address)).status_code == 404
    # A publisher is told the verdict, without whose licences they are.
    made = await editor.create()
    async with database.transaction(editor.tenant) as session:
        world = World(session, editor.tenant, [pupil.person.guid])
        await world.license(await world.publication(UUID(made["guid"])), "held")
    publisher, query = await client(editor.tenant, "R07"), {"person": str(pupil.person.guid)}
    told = data_of(await publisher.get(f"cms/contents/{made['guid']}/access", params=query))
    assert (told["reason"], told["reasons"][0]["givers"]) == ("license", [])
    without = new_tenant(plugins=["settings", "users"])
    assert (await (await client(without, "R04")).get(address)).status_code == 404
