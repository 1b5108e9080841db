"""Every column that holds a person's guid has an answer: what the person is given, and what erasing does."""

import asyncpg
import pytest
from estante.languages.choice import BUILT_IN
from estante.languages.texts import Texts
from estante.privacy.declarations import PersonalData
from estante.privacy.undeclared import COLUMNS, Column, missing, undeclared

CURE = "answer `register_personal_data` for it"


async def columns_of(platform, *statements: str) -> list[Column]:
    """The database's columns, after some statements that nobody sees afterwards."""
    connection = await asyncpg.connect(platform.addresses.owner_url)
    try:
        async with connection.transaction():
            for statement in statements:
                await connection.execute(statement)
            found = [Column(*row) for row in await connection.fetch(COLUMNS)]
            raise LookupError
    except LookupError:
        return found
    finally:
        await connection.close()


async def test_every_column_of_people_is_answered_for(platform, registry):
    columns = await columns_of(platform)
    assert len(columns) > 100
    assert [one.place for one in undeclared(columns, registry.personal_data)] == [], CURE


async def test_every_declared_column_is_there(platform, registry):
    columns = await columns_of(platform)
    assert missing(columns, registry.personal_data) == []


@pytest.mark.parametrize(
    "column",
    [
        "person_guid uuid", "teacher_guid uuid", "approved_by uuid", "owner_id text", "sender_guid varchar",
        "to_email citext", "watcher uuid, FOREIGN KEY (tenant_id, watcher) REFERENCES people",
    ],
)  # fmt: skip
async def test_a_new_table_without_an_answer_is_named(platform, registry, column):
    new = f"CREATE TABLE diplomas (tenant_id uuid, guid uuid, title text, content_guid uuid, {column})"
    columns = await columns_of(platform, new)
    found = undeclared(columns, registry.personal_data)
    name = column.partition(" ")[0]
    assert [one.place for one in found] == [f"diplomas.{name}"]
    answered = PersonalData(table="diplomas", columns=(name,), text_key="diplomas", on_erase="delete")
    assert undeclared(columns, [*registry.personal_data, answered]) == []
    assert missing(columns, [answered]) == []
    gone = PersonalData(table="diplomas", columns=("gone_guid",), text_key="diplomas", on_erase="delete")
    assert missing(columns, [gone]) == ["diplomas.gone_guid"]


@pytest.mark.parametrize("lang", BUILT_IN)
def test_every_kind_of_personal_data_is_told_in_each_language(registry, lang):
    texts = Texts(registry.text_folders)
    parts = {
        f"{one.text_key}.{part}"
        for one in registry.personal_data
        for part in ("name", "about", *(["why"] if one.on_erase != "delete" else []))
    }
    assert [part for part in sorted(parts) if not texts._by_lang[lang].keys() & set(texts._names(part))] == []


def test_what_names_people_goes_before_the_people(registry):
    assert registry.personal_data[-1].table == "people"
