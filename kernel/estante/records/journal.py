"""What a change leaves behind, in one statement: its audit, its events, and the relay's signal.

Each of them is an `INSERT` of its own elsewhere (`audit.record`, `Events.publish`). A write of a record has
both, and three round trips through the ORM cost more than the write itself.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from uuid import UUID

import msgspec
from uuid_utils.compat import uuid7

from estante.audit.records import Detail, row_of
from estante.database.raw import raw_connection
from estante.events import Event
from estante.events.outbox import CHANNEL, outbox_row
from estante.records.repository import flush

if TYPE_CHECKING:
    from estante.records.context import RecordContext

JOURNAL = """
WITH recorded AS (
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


async def journal(
    context: "RecordContext",
    action: str,
    entity: str,
    guid: UUID,
    *,
    detail: Mapping[str, Detail],
    events: Sequence[Event] = (),
) -> None:
    """Audit one act on one record and publish its events, in the transaction that did it."""
    audited = row_of(context.principal, action, entity, guid, detail)
    rows = [outbox_row(event) for event in events]
    await flush(context.session)
    connection = await raw_connection(context.session)
    await connection.execute(
        JOURNAL,
        *(audited[name] for name in AUDITED),
        _json(audited["detail"]),
        [row["guid"] for row in rows],
        [row["event"] for row in rows],
        [_json(row["body"]) for row in rows],
        CHANNEL,
        uuid7(),
    )


AUDITED = (
    "tenant_id", "actor_guid", "actor_username", "shown_guid", "shown_username", "action", "entity",
    "entity_guid",
)  # fmt: skip


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
