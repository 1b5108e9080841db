"""Somebody who writes Mint lessons."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.answers import data_of
from estante.testing.fixtures import SignedIn

Json = dict[str, Any]


def words(text: str, *marks: Json) -> Json:
    """Words in a line."""
    return {"type": "text", "text": text, **({"marks": list(marks)} if marks else {})}


def paragraph(*inline: Json, **attrs: Any) -> Json:
    """A line of words."""
    return {"type": "paragraph", **({"attrs": attrs} if attrs else {}), "content": list(inline)}


def document(*blocks: Json) -> Json:
    """A document of these blocks."""
    return {"type": "doc", "content": list(blocks)}


def question(*, right: int = 0, count: int = 2) -> Json:
    """A question whose answer at `right` is right."""
    choices = [{"id": str(uuid4()), "text": f"Opción {at}", "isRight": at == right} for at in range(count)]
    return {
        "type": "question",
        "attrs": {"id": str(uuid4()), "prompt": "¿Cuál?", "feedback": "Mira la tabla", "choices": choices},
    }


class Author:
    """Writes lessons."""

    def __init__(self, client: SignedIn) -> None:
        self.client = client

    async def lesson(self, **fields: object) -> str:
        """A new lesson: its guid."""
        body = {"name": "El agua", "type_guid": "CTTY_02", "is_teacher_only": 0, **fields}
        return str(data_of(await self.client.post("cms/contents", json=body), 201)["guid"])

    async def page(self, lesson: str, **fields: object) -> Json:
        """A new page."""
        return data_of(await self.client.post(f"mint/lessons/{lesson}/pages", json=fields), 201)

    async def save(self, lesson: str, page: Json, **fields: object) -> Any:
        """The answer of saving a page on top of the version that it was read at."""
        body = {"version": page["version"], **fields}
        return await self.client.put(f"mint/lessons/{lesson}/pages/{page['guid']}", json=body)

    async def written(self, lesson: str, *blocks: Json) -> Json:
        """A new page with these blocks, as it is kept."""
        saved = await self.save(lesson, await self.page(lesson), document=document(*blocks))
        return data_of(saved)

    async def read(self, lesson: str) -> Json:
        """A lesson as its editor has it."""
        return data_of(await self.client.get(f"mint/lessons/{lesson}"))


@pytest.fixture
def author(client, tenant) -> Callable[..., Awaitable[Author]]:
    """Somebody of a role who writes lessons."""

    async def sit(role: str = "R04", house=None) -> Author:
        return Author(await client(house or tenant, role, has_license_mint=True))

    return sit
