"""Kanban tasks of published lessons, and schools with groups of students who follow them."""

from uuid import UUID

import pytest
import pytest_asyncio
from estante.app import create_app
from estante.builtin import load_registry
from estante.plugins.discovery import entry_points
from estante.testing.answers import data_of, rows_of
from estante.testing.fixtures import living
from estante_schools.models import GroupMember

from plugins.programs.tests.conftest import NEEDED
from plugins.schools.tests.classes import Classes

# Those that a board has at first.
COLUMNS = ["Por hacer", "En curso", "Hecho"]
CARDS = [{"title": "Elegir un río"}, {"title": "Medirlo"}, {"title": "Dibujarlo"}]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform):
    needed = [entry for entry in entry_points() if entry.name in {*NEEDED, "schools"}]
    async with living(create_app(platform, registry=load_registry(needed))) as made:
        yield made


class Class:
    """A kanban task of a published lesson, and the schools and groups of who follows it."""

    def __init__(self, program, lesson, task, database):
        self.program, self.lesson, self.task, self._database = program, lesson, task, database
        self.tenant = program.staff.client.tenant
        self._classes = Classes(database, self.tenant)

    async def school(self, *members):
        """A new school with these people."""
        return await self._classes.school(*(one.person for one in members))

    async def group(self, name, *members, school=None):
        """A new group of a school with these people."""
        return str(await self._classes.group(name, *(one.person for one in members), school=school))

    async def leave(self, group, who):
        """Somebody is in a group no longer."""
        async with self._database.transaction(self.tenant) as session:
            key = {"group_guid": UUID(group), "person_guid": who.person.guid}
            statement = GroupMember.__table__.delete()
            for name, value in key.items():
                statement = statement.where(GroupMember.__table__.c[name] == value)
            await session.execute(statement)

    async def student(self):
        return await self.program.follower()

    async def teacher(self, role="R02"):
        return await self.program.follower(role)

    async def opened(self, who, **body):
        """What opening one's board answers."""
        return data_of(await who.post(f"front/tasks/{self.task}/board", json=body))

    async def board(self, who, **body):
        """One's board, which is opened."""
        return await read_board(who, (await self.opened(who, **body))["guid"])

    async def boards(self, who, **query):
        """The boards that who teaches is told of."""
        return rows_of(await who.get(f"front/tasks/{self.task}/boards", params=query))


async def read_board(who, guid):
    return data_of(await who.get(f"front/boards/{guid}"))


def in_columns(board):
    """The titles of the cards of each column."""
    return [
        [card["title"] for card in board["cards"] if card["column"] == at]
        for at in range(len(board["columns"]))
    ]


@pytest.fixture
def classes(followed, database):
    """A kanban task that is followed: `await classes(of="group")`."""

    async def begin(**kanban):
        program = await followed()
        lesson = await program.lesson("Unidad", "Lección")
        start = {"cards": CARDS, **kanban}
        body = {"name": "El mural", "purpose": "formative", "kanban": start, "teacher_notes": "SECRET"}
        task = data_of(await lesson.client.post(f"{lesson.path}/tasks", json=body), 201)["guid"]
        await program.publish("Unidad")
        return Class(program, lesson, task, database)

    return begin
