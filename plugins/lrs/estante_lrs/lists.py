"""The lists of the record store."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import (
    AnyOf,
    DateRange,
    Equals,
    FullText,
    ListSpec,
    Sql,
    Within,
    by_name,
)
from msgspec import Struct, field

from estante_lrs.schemas import ClientAccess, ClientRow, ClientStatus, LearningRecordRow, StatementRow

# Each may be 1 MB, and the process holds a page of them.
MAX_RECORDS = 25


def _digest(kind: str, value: str) -> str:
    """The SQL of a key, as `xapi.names.key_of` makes it."""
    return f"encode(substr(sha256(convert_to('{kind}:' || {value}, 'UTF8')), 1, 16), 'hex')::uuid"


# What an activity is called: one of the languages that it was told in.
ACTIVITY_NAME = f"""(
    SELECT min(name.value) FROM xapi_activities a, jsonb_each_text(a.definition -> 'name') AS name
    WHERE a.tenant_id = s.tenant_id AND a.key = {_digest("activity", "s.activity")}
)"""


def _with_key(kind: str) -> Sql:
    """The statements that have the key of a verb or an activity, by its index."""
    return Sql(
        "s.guid IN (SELECT k.statement_guid FROM xapi_keys k"
        " WHERE k.tenant_id = s.tenant_id AND k.of_guid = k.statement_guid AND k.is_direct"
        f" AND k.key = ANY(ARRAY(SELECT {_digest(kind, 'v')} FROM unnest(:value::text[]) AS v)))"
    )


class StatementFilters(Struct, frozen=True, kw_only=True):
    """What the statements can be narrowed by."""

    guid: Annotated[tuple[UUID, ...], AnyOf("s.guid")] = ()
    actor: Annotated[tuple[str, ...], AnyOf("s.actor")] = ()
    verb: Annotated[tuple[str, ...], _with_key("verb")] = ()
    activity: Annotated[tuple[str, ...], _with_key("activity")] = ()
    stored: Annotated[DateRange | None, Within("s.stored_at")] = None
    is_voided: Annotated[bool | None, Equals("s.is_voided")] = None


STATEMENTS = ListSpec(
    row=StatementRow,
    source="xapi_statements s",
    columns={"activity_name": ACTIVITY_NAME},
    filters=StatementFilters,
    search=FullText("xapi_statement", columns=("s.actor", "s.activity")),
    sort={"stored_at": "s.stored_at"},
    default="-stored_at",
    indexed=("-stored_at",),
)
STATEMENTS_EXPORT = list_export(
    STATEMENTS,
    name="lrs.statements",
    text_key="lrs.jobs.export",
    columns={
        "guid": "s.guid",
        "actor": "s.actor",
        "verb": "s.verb",
        "activity": "coalesce(s.activity, '')",
        "stored_at": "to_char(s.stored_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI:SS')",
        "statement": "s.statement",
    },
    texts="lrs.columns",
)


class ClientFilters(Struct, frozen=True, kw_only=True):
    """What the clients can be narrowed by."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()
    status: Annotated[tuple[ClientStatus, ...], AnyOf("c.status")] = ()
    access: Annotated[tuple[ClientAccess, ...], AnyOf("c.access")] = ()


CLIENTS = ListSpec(
    row=ClientRow,
    source="lrs_clients c",
    base=("c.deleted_at IS NULL",),
    filters=ClientFilters,
    search=("c.name", "c.provider", "c.key"),
    sort={"name": by_name("c.name"), "created_at": "c.created_at"},
    default="name",
)


class RecordFilters(Struct, frozen=True, kw_only=True):
    """Which records: those of a content, a place in it, and a person (the caller, where none is named)."""

    content_guid: Annotated[UUID | None, Equals("r.content_guid")] = field(name="contentGuid", default=None)
    reference_id: Annotated[str | None, Equals("r.reference_id")] = field(name="referenceId", default=None)
    scope: Annotated[str | None, Equals("r.scope")] = None
    person_guid: Annotated[UUID | None, Equals("r.person_guid")] = field(name="personGuid", default=None)


RECORDS = ListSpec(
    row=LearningRecordRow,
    source="lrs_records r",
    base=("r.person_guid = :person::uuid",),
    columns={"data": "r.data::json"},
    filters=RecordFilters,
    sort={"created_at": "r.created_at"},
    default="-created_at",
    max_page_size=MAX_RECORDS,
)
