"""Contents that somebody may open, as a list: what `ContentLibrary.openable` asks the database."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from estante_contents.contracts import ContentCard, ContentSet
from estante_contents.services.opening.conditions import READY

if TYPE_CHECKING:
    import asyncpg

# Settles the types of arguments that no reason happens to use.
ASKER = "CROSS JOIN (SELECT $1::uuid, $2::text, $3::boolean) asker"
COLUMNS = (
    "c.guid, c.name, c.type_guid, c.thumbnail_path, c.author_name, c.author_lastname,"
    " (c.assets->>'duration')::float8 AS duration"
)

LIVING = "c.guid = ANY($1::uuid[]) AND c.deleted_at IS NULL"
NAMED = f"SELECT {COLUMNS}, c.created_at AS at FROM contents c WHERE {LIVING}"  # noqa: S608 - constants


class CardQuery(NamedTuple):
    """The query of one page, whose last two arguments are its size and offset, and what it counts."""

    page: str
    counted: str


class Narrowed(NamedTuple):
    """A further condition with `:name` in place of its values."""

    sql: str
    values: Mapping[str, object]


EVERYTHING = Narrowed("true", {})
# The person, the role, two things known of them, and the types.
ARGUMENTS = 5


def openable_query(
    conditions: str,
    within: ContentSet | None,
    outside: ContentSet | None,
    narrowed: Narrowed = EVERYTHING,
    *,
    descending: bool,
) -> CardQuery:
    """What may be opened, ready, of a known type (`$5`), inside one set and outside another.

    The values of `narrowed` are the arguments from `$6` on.
    """
    joined = f"JOIN ({within.query}) inside ON inside.guid = c.guid" if within else ""
    at = "inside.at" if within else "c.created_at"
    where = f"{conditions} AND {READY} AND c.type_guid = ANY($5::text[]) AND {_numbered(narrowed)}"
    if outside:
        where += f" AND NOT EXISTS (SELECT FROM ({outside.query}) outside WHERE outside.guid = c.guid)"
    rows = f"FROM contents c {ASKER} {joined} WHERE {where}"
    order = "DESC" if descending else "ASC"
    page = f"SELECT {COLUMNS}, {at} AS at {rows} ORDER BY {at} {order}, c.guid {order}"
    size = ARGUMENTS + len(narrowed.values) + 1
    return CardQuery(f"{page} LIMIT ${size} OFFSET ${size + 1}", rows)


def _numbered(narrowed: Narrowed) -> str:
    sql = narrowed.sql
    for number, name in enumerate(narrowed.values, ARGUMENTS + 1):
        sql = re.sub(rf":{name}\b", f"${number}", sql)
    return sql


def card_of(row: "asyncpg.Record") -> ContentCard:
    """A card from a row of the page."""
    return ContentCard(
        guid=row["guid"],
        name=row["name"],
        type_guid=row["type_guid"],
        thumbnail_path=row["thumbnail_path"],
        author=f"{row['author_name']} {row['author_lastname']}".strip(),
        duration=row["duration"],
        at=row["at"],
    )
