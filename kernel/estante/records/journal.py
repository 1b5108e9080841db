"""What a change leaves behind, in one statement: its audit, its events, and the relay's signal.

Each of them is an `INSERT` of its own elsewhere (`audit.record`, `Events.publish`). A write of a record has
both, and three round trips through the ORM cost more than the write itself. A change that nothing of other
tables belongs to is even written by that same statement.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from uuid import UUID

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.audit.records import Detail, row_of
from estante.database.raw import flush, raw_connection
from estante.events import Event
from estante.events.outbox import CHANNEL
from estante.plugins.owners import qualified_name

if TYPE_CHECKING:
    from estante.identity.principal import Principal

PARTS = """recorded AS (
    INSERT INTO audit (tenant_id, actor_guid, actor_username, shown_guid, shown_username, action, entity,
                       entity_guid, detail, guid)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CAST($9::text AS jsonb), $14)
), published AS (
    INSERT INTO outbox (tenant_id, guid, event, body, heard_by, attempts, due_at)
    SELECT $1, e.guid, e.event, e.body::jsonb, '{}', 0, now()
    FROM unnest($10::uuid[], $11::text[], $12::text[]) AS e (guid, event, body)
)
SELECT pg_notify($13, $1::uuid::text) WHERE cardinality($10::uuid[]) > 0
"""
JOURNAL = f"WITH {PARTS}"
PLACEHOLDER = re.compile(r"\$(\d+)")


def with_journal(change: str, arguments: int) -> str:
    """A statement that changes a row, with so many arguments, and leaves its audit and events behind too."""
    parts = PLACEHOLDER.sub(lambda placeholder: f"${int(placeholder[1]) + arguments}", PARTS)
    return f"WITH changed AS ({change}), {parts}"


async def write_journal(session: AsyncSession, values: Sequence[object]) -> None:
    """Audit one act on one record and publish its events, in the transaction that did it."""
    await flush(session)
    connection = await raw_connection(session)
    await connection.execute(JOURNAL, *values)


def journal_values(
    principal: "Principal",
    action: str,
    entity: str,
    guid: UUID,
    *,
    detail: Mapping[str, Detail],
    events: Sequence[Event] = (),
) -> tuple[object, ...]:
    """What the statement takes: the audit of one act on one record, and its events."""
    audited = row_of(principal, action, entity, guid, detail)
    return (
        *(audited[name] for name in AUDITED),
        _json(audited["detail"]),
        [uuid7() for _ in events],
        [qualified_name(type(event)) for event in events],
        [_json(event) for event in events],
        CHANNEL,
        uuid7(),
    )


AUDITED = (
    "tenant_id", "actor_guid", "actor_username", "shown_guid", "shown_username", "action", "entity",
    "entity_guid",
)  # fmt: skip


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
