"""The lists of messages: the back office's, with its file, and the caller's own."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar
from uuid import UUID

from estante.api.database import CAP
from estante.api.exports import list_export
from estante.api.lists import (
    AnyOf,
    Bound,
    Cases,
    Condition,
    FilterContext,
    FilterKind,
    ListSpec,
    Sql,
    by_name,
)
from msgspec import Struct

from estante_messages.schemas import State, StoredFrontRow, StoredRow

# What a state is on a day; `{day}` is SQL of it.
STATES: Mapping[State, str] = {
    "draft": "NOT m.is_published",
    "scheduled": "m.is_published AND m.start_date > {day}",
    "ended": "m.is_published AND m.last_day < {day}",
    "shown": "m.is_published AND m.start_date <= {day} AND m.last_day >= {day}",
}


class InState(Condition, frozen=True):
    """A message is in one of the states today, which begins at the tenant's midnight."""

    in_memory: ClassVar[bool] = False

    def fault(self, filter: FilterKind) -> str:
        return "" if filter.is_many else "InState takes several states"

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        day = f"CAST(:{name}_day AS date)"
        parts = [f"({STATES[state].format(day=day)})" for state in dict.fromkeys(value)]
        return f"({' OR '.join(parts)})", {f"{name}_day": context.now.astimezone(context.zone).date()}


class MessageFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of the back office."""

    guid: Annotated[tuple[UUID, ...], AnyOf("m.guid")] = ()
    state: Annotated[tuple[State, ...], InState()] = ()
    role: Annotated[tuple[str, ...], Sql("m.roles && CAST(:value AS text[])")] = ()


# A message to a million people is counted as far as totals are.
READS = f"""(SELECT count(*) FROM (SELECT FROM message_reads r
    WHERE r.tenant_id = m.tenant_id AND r.message_guid = m.guid LIMIT {CAP}) AS counted)"""  # noqa: S608
MESSAGES = ListSpec(
    row=StoredRow,
    source="messages m",
    base=("m.deleted_at IS NULL",),
    columns={"image": "m.image_path", "reads": READS},
    filters=MessageFilters,
    search=("m.title",),
    sort={
        "title": by_name("m.title"),
        "start_date": "m.start_date",
        "end_date": "m.last_day",
        "created_at": "m.created_at",
    },
    default="-start_date",
    indexed=("guid", "-start_date"),
)

# `:words` has the names of states, roles, countries and groups, the words for yes and no, and what is said of
# those that are gone.
TODAY = "(now() AT TIME ZONE :time_zone::text)::date"
STATE = " ".join(
    [
        "CASE",
        *(f"WHEN {sql.format(day=TODAY)} THEN '{state}'" for state, sql in STATES.items()),
        "END",
    ]
)


def _named(values: str) -> str:
    """SQL of the names of some values, one after another."""
    return f"(SELECT string_agg(coalesce(:words::jsonb ->> v, :words::jsonb ->> 'gone'), ', ') FROM {values})"  # noqa: S608


MESSAGES_EXPORT = list_export(
    MESSAGES,
    name="messages",
    text_key="messages.jobs.export",
    texts="messages.columns",
    columns={
        "title": "m.title",
        "state": f":words::jsonb ->> ({STATE})",
        "roles": _named("unnest(m.roles) AS v"),
        "countries": _named("unnest(m.countries::text[]) AS v"),
        "groups": _named("jsonb_each(m.audiences) AS k, jsonb_array_elements_text(k.value) AS v"),
        "start_date": "to_char(m.start_date, 'YYYY-MM-DD')",
        "end_date": "to_char(m.end_date, 'YYYY-MM-DD')",
        "is_article": ":words::jsonb ->> (m.is_article::text)",
        "reads": "(SELECT count(*) FROM message_reads r"
        " WHERE r.tenant_id = m.tenant_id AND r.message_guid = m.guid)",
    },
)

# A message `m` that is published, lives and is shown on `:today` to somebody of `:role` and `:country` who is
# in the groups `:groups`. Each kind of groups that it names narrows it, also one whose plugin is off.
FOR_CALLER = (
    "m.is_published",
    "m.deleted_at IS NULL",
    "m.last_day >= CAST(:today AS date)",
    "m.start_date <= CAST(:today AS date)",
    "CAST(:role AS text) = ANY(m.roles)",
    "(m.countries = '{}' OR CAST(:country AS uuid) = ANY(m.countries))",
    """(m.audiences = '{}' OR NOT EXISTS (SELECT FROM jsonb_each(m.audiences) AS k
        WHERE NOT k.value ?| CAST(:groups AS text[])))""",
)


class FrontFilters(Struct, frozen=True, kw_only=True):
    """What narrows the caller's messages."""

    unread: Annotated[bool | None, Cases({True: "r.guid IS NULL", False: "r.guid IS NOT NULL"})] = None


FRONT_SOURCE = """messages m LEFT JOIN message_reads r
    ON r.tenant_id = m.tenant_id AND r.person_guid = :me AND r.message_guid = m.guid"""
FRONT_MESSAGES = ListSpec(
    row=StoredFrontRow,
    source=FRONT_SOURCE,
    base=FOR_CALLER,
    columns={"image": "m.image_path", "read_at": "r.created_at"},
    filters=FrontFilters,
    sort=("start_date",),
    default="-start_date",
)
MAX_UNREAD = 100
UNREAD = f"""SELECT count(*) FROM (SELECT FROM messages m WHERE {" AND ".join(FOR_CALLER)}
    AND NOT EXISTS (SELECT FROM message_reads r WHERE r.tenant_id = m.tenant_id
        AND r.person_guid = :me AND r.message_guid = m.guid) LIMIT {MAX_UNREAD}) AS counted"""  # noqa: S608
ALONE = f"""SELECT m.guid, m.title, m.start_date, m.is_article, m.image_path AS image,
    r.created_at AS read_at, m.text, m.version
    FROM {FRONT_SOURCE} WHERE m.guid = :guid AND {" AND ".join(FOR_CALLER)}"""  # noqa: S608
# The groups of a kind that living messages are for.
GROUPS_IN_USE = """SELECT DISTINCT CAST(v AS uuid) FROM messages m,
    jsonb_array_elements_text(m.audiences -> :kind) AS v WHERE m.deleted_at IS NULL"""
MARK_READ = """INSERT INTO message_reads (tenant_id, guid, message_guid, person_guid)
    VALUES (:tenant, :read, :guid, :me) ON CONFLICT DO NOTHING"""
