"""What a content takes has bounds, and what it hands out is what its settings say."""

from typing import Any

import pytest
from estante.database.engine import Database
from estante.exports.rows import INERT
from estante.testing.answers import data_of
from sqlalchemy import text

from .conftest import Editor

UNSEEN = ["\n", "\t", "\r", "\x1b", "\x85", "\u2028", "\u2029"]


def nested(levels: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(levels - 1):
        found = {"a": found}
    return found


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"a": "x" * 40_000}, "too_large"),
        (nested(21), "too_deep"),
        ({"a": [[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]}, "too_deep"),
    ],
)
async def test_data_that_is_long_or_deep_is_refused_by_name(editor: Editor, data: object, code: str) -> None:
    made = await editor.create()
    for answer in (
        await editor.try_create(name="El agua", type_guid="CTTY_06", url="https://a.example", data=data),
        await editor.client.put(f"cms/contents/{made['guid']}", json={"data": data}),
    ):
        assert answer.status_code == 400, answer.text
        (wrong,) = answer.json()["errors"]
        assert (wrong["field"], wrong["code"]) == ("data", code)
        assert "{" not in wrong["message"]


async def test_data_of_an_ordinary_size_is_taken(editor: Editor) -> None:
    data = nested(20) | {"b": "x" * 20_000}
    assert (await editor.create(data=data))["data"] == data


@pytest.mark.parametrize("sign", UNSEEN)
@pytest.mark.parametrize("name", ["El agua{0}del mar", "{0}El agua", "El agua{0}"])
async def test_a_name_is_written_on_one_line(editor: Editor, sign: str, name: str) -> None:
    sent = {"type_guid": "CTTY_06", "url": "https://example.org"}
    for field in ("name", "author_name", "author_lastname", "erp_id"):
        answer = await editor.try_create(**{**sent, "name": "El agua", field: name.format(sign)})
        assert answer.status_code == 400, field
        (wrong,) = answer.json()["errors"]
        assert (wrong["field"], wrong["code"]) == (field, "one_line")


async def test_names_of_people_and_languages_are_written_on_one_line(editor: Editor) -> None:
    for field in ("name", "lastname"):
        answer = await editor.client.put("front/profile", json={field: "Ana\nRey"})
        assert answer.json()["errors"][0]["code"] == "one_line", answer.text
    fine = await editor.client.put("front/profile", json={"lastname": "Rey d'Ó\u00a0Ñandú 😀"})
    assert fine.status_code == 200, fine.text


@pytest.mark.spec("CON-037", part="nobody before the host")
@pytest.mark.parametrize(
    "url", ["https://a@b/", "https://school.example:x@evil.example/", "http://@b.example"]
)
async def test_an_address_with_a_person_in_it_is_no_link(editor: Editor, url: str) -> None:
    answer = await editor.try_create(name="El agua", type_guid="CTTY_06", url=url)
    assert answer.json()["errors"][0]["field"] == "url", answer.text
    fine = await editor.try_create(name="El agua", type_guid="CTTY_06", url="https://b.example/@ana?a=b@c")
    assert fine.status_code == 201


@pytest.mark.spec("KER-120", part="every spelling of them")
async def test_what_a_spreadsheet_would_run_is_marked_in_every_spelling(
    editor: Editor, database: Database
) -> None:
    cells = [f"{sign}1+1" for sign in ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")]  # noqa: RUF001
    async with database.transaction(editor.tenant) as session:
        for cell in [*cells, "1=1", "agua"]:
            query = text(f"SELECT {INERT.format('CAST(:cell AS text)')}")
            shown = await session.scalar(query.bindparams(cell=cell))
            assert shown == (f"'{cell}" if cell in cells else cell)


async def test_a_package_that_may_not_be_downloaded_has_no_address_of_its_archive(editor: Editor) -> None:
    package = await editor.create_from("scorm12-un-sco.zip", type_guid="CTTY_10")
    assert package["payload"]["base"]
    assert package["encoded_url"] is None
    sent = await editor.client.put(f"cms/contents/{package['guid']}", json={"is_downloadable": True})
    assert data_of(sent)["encoded_url"].partition("?")[0].endswith(".zip")
    # What plays from its file needs the file's address.
    picture = await editor.create_from("avatar-256.png")
    assert not picture["is_downloadable"]
    assert picture["encoded_url"]
