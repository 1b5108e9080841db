"""Migrations of contents that change what is already there."""

from collections.abc import Iterator

import pytest
from estante.config import Platform
from estante.database.histories import KERNEL, History, history_of
from estante.testing.schemas import Schema, empty_schema

FOUND = "SELECT split_part(folded, ' ', 1) FROM content_found ORDER BY folded"
ADD = "INSERT INTO contents (tenant_id, guid, name, type_guid) VALUES (%s, gen_random_uuid(), %s, 'CTTY_06')"
FOLDED = "SELECT regexp_replace(trim(folded), ' +', ' ', 'g') FROM content_search WHERE tenant_id = %s"


@pytest.fixture
def contents() -> History:
    history = history_of("contents", "estante_contents")
    assert history is not None
    return history


@pytest.fixture
def schema(platform: Platform) -> Iterator[Schema]:
    """A database with the kernel's tables."""
    with empty_schema(platform) as made:
        made.to(KERNEL, "heads")
        yield made


def column(schema: Schema, query: str, *values: object) -> list[object]:
    with schema.owner() as owner:
        return [row[0] for row in owner.execute(query, values).fetchall()]


@pytest.mark.wide
def test_every_step_goes_down_and_up_over_data(schema: Schema, contents: History) -> None:
    schema.down_and_up(
        contents,
        {
            "sessions.kind": "session",
            "second_factors.kind": "totp",
            "content_batches.state": "done",
            "content_batch_files.state": "made",
            "content_passages.place": "page",
            "content_tracks.kind": "subtitle",
            "layout_hotspots.target_page": None,
            "layout_hotspots.target_url": None,
            "library_resources.available_for": "everyone",
            "projects.takes_text": True,
        },
    )


def test_what_already_lies_in_the_trash_is_found_no_more(schema: Schema, contents: History) -> None:
    schema.to(contents, "0001_contents")
    with schema.owner() as owner:
        for name in ("Queda", "Sobra"):
            owner.execute(ADD, [schema.tenant, name])
        owner.execute("UPDATE contents SET deleted_at = now() WHERE name = 'Sobra'")
    for _ in range(2):
        assert column(schema, FOUND) == ["queda", "sobra"]
        schema.to(contents, "0002_trash_is_not_found")
        assert column(schema, FOUND) == ["queda"]
        schema.to(contents, "0001_contents")


def test_copies_that_could_not_be_opened_open_again(schema: Schema, contents: History) -> None:
    schema.to(contents, "0002_trash_is_not_found")
    with schema.owner() as owner:
        for name, data in (("Copia rota", "null"), ("Con datos", '{"a": 1}')):
            owner.execute(ADD, [schema.tenant, name])
            owner.execute("UPDATE contents SET data = %s WHERE name = %s", [data, name])
    schema.to(contents, "0003_no_data_is_null")
    assert column(schema, "SELECT name FROM contents WHERE data IS NOT NULL") == ["Con datos"]
    assert column(schema, "SELECT convalidated FROM pg_constraint WHERE conname = 'ck_contents_data'") == [
        True
    ]


def test_authors_are_found_in_what_was_there_before(schema: Schema, contents: History) -> None:
    schema.to(contents, "0003_no_data_is_null")
    with schema.owner() as owner:
        owner.execute(ADD, [schema.tenant, "Vieja"])
        owner.execute("UPDATE contents SET author_name = 'Lucía', author_lastname = 'Ferrer'")
    for _ in range(2):
        assert column(schema, FOLDED, schema.tenant) == ["vieja"]
        schema.to(contents, "0004_search_finds_authors")
        assert column(schema, FOLDED, schema.tenant) == ["vieja lucia ferrer"]
        schema.to(contents, "0003_no_data_is_null")
