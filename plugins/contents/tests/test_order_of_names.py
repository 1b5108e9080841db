"""Contents, and what stands beside them, by name: as people count and spell."""

import pytest
from estante.testing.answers import rows_of

from .conftest import Editor

IN_ORDER = ("Canal", "Cañada", "Caos", "Ñandú", "Única", "Unidad 1", "Unidad 1.9", "unidad 2", "UNIDAD 10")


@pytest.mark.spec("KER-004", part="the order of names")
@pytest.mark.parametrize("asked", [{}, {"q": "agua"}, {"type": "CTTY_06", "is_public": "false"}])
async def test_contents_are_counted_and_spelt(editor: Editor, asked: dict[str, str]) -> None:
    for name in sorted(IN_ORDER, key=len):
        await editor.create(name=name, description="Del agua")
    assert await editor.names(orderBy="name", **asked) == [*IN_ORDER]
    assert await editor.names(orderBy="-name", **asked) == [*reversed(IN_ORDER)]


async def test_pages_of_equal_names_neither_repeat_nor_lose_one(editor: Editor) -> None:
    for name in ("Unidad 2", "unidad 02", "Unidad 2", "Unidad 10", "UNIDAD 2", "Unidad 1"):
        await editor.create(name=name)
    pages = [
        await editor.client.get("cms/contents", params={"orderBy": "name", "pageSize": 2, "page": page})
        for page in (1, 2, 3)
    ]
    rows = [row for page in pages for row in rows_of(page)]
    assert len({row["guid"] for row in rows}) == 6
    assert [row["name"].casefold() for row in rows[:1]] == ["unidad 1"]
    assert rows[-1]["name"] == "Unidad 10"


async def test_a_name_that_changes_changes_its_place(editor: Editor) -> None:
    first, *_ = [await editor.create(name=name) for name in ("Unidad 9 agua", "Unidad 10 agua")]
    assert await editor.names(q="agua", orderBy="name") == ["Unidad 9 agua", "Unidad 10 agua"]
    await editor.client.put(f"cms/contents/{first['guid']}", json={"name": "Unidad 11 agua"})
    assert await editor.names(q="agua", orderBy="name") == ["Unidad 10 agua", "Unidad 11 agua"]
