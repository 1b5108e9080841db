"""What can be done to many contents at once: show, hide, copy, delete."""

from collections.abc import Mapping, Sequence
from functools import partial
from uuid import UUID

import msgspec
from estante import audit
from estante.bulk.acts import BulkAct, BulkContext, BulkResult, Refusal
from estante.errors import ApiError, NotFound
from estante.jobs.kinds import Json
from sqlalchemy import text

from estante_contents.policies import Contents
from estante_contents.services import trash
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.listing.filters import STATUS
from estante_contents.services.relations import Relations
from estante_contents.services.storing import Storing
from estante_contents.services.writing import Writing

SET_STATUS = """
WITH asked AS (
    SELECT guid, {status} AS status FROM contents c
    WHERE guid = ANY(:guids) AND deleted_at IS NULL ORDER BY guid FOR UPDATE
), changed AS (
    UPDATE contents c SET status = :wanted, version = c.version + 1, updated_at = now()
    FROM asked a WHERE c.guid = a.guid AND a.status = :other
    RETURNING c.guid, jsonb_build_object('status', CAST(:wanted AS text)) AS detail
), audited AS ({audit})
SELECT a.guid, a.status, c.guid IS NOT NULL AS is_changed FROM asked a LEFT JOIN changed c ON c.guid = a.guid
"""
OTHER = {"active": "inactive", "inactive": "active"}


class ChangedSince(ApiError):
    """409: somebody changed the row after the act that is to be undone."""

    status, code = 409, "CHANGED_SINCE"


async def set_status(wanted: str, context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Show or hide contents (BO §4)."""
    insert, recorded = audit.insert_of(context.principal, "contents.update", "content")
    sql = SET_STATUS.format(status=STATUS, audit=insert)
    asked = {"guids": list(guids), "wanted": wanted, "other": OTHER[wanted]}
    rows = (await context.session.execute(text(sql), {**asked, **recorded})).all()
    known, missing = {row.guid for row in rows}, Refusal.of(NotFound())
    return BulkResult(
        changed={row.guid: {"status": row.status} for row in rows if row.is_changed},
        refused={guid: missing for guid in guids if guid not in known},
    )


async def set_status_back(wanted: str, context: BulkContext, before: Mapping[UUID, Json]) -> BulkResult:
    """Give contents the other status again; one that has it already was changed by somebody since."""
    result = await set_status(OTHER[wanted], context, list(before))
    since = Refusal.of(ChangedSince())
    left = [guid for guid in before if guid not in result.changed and guid not in result.refused]
    return BulkResult(result.changed, {**result.refused, **dict.fromkeys(left, since)})


async def clone(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Copy contents with their files, one by one: a copy has relations and perhaps a job of its own."""
    types = TypeCatalogue.of(context.registry, context.principal.tenant)
    session, principal = context.session, context.principal
    writing = Writing(
        session,
        principal,
        types=types,
        storing=Storing(session, principal, context.files, context.queue, types),
        relations=Relations(session, principal, types),
        events=context.events,
    )
    copies: dict[UUID, Json] = {}
    refused: dict[UUID, Refusal] = {}
    for guid in guids:
        try:
            copies[guid] = {"copy": str((await writing.clone(guid, context.text)).guid)}
        except NotFound as error:
            refused[guid] = Refusal.of(error)
    return BulkResult(copies, refused)


async def throw_copies_away(context: BulkContext, before: Mapping[UUID, Json]) -> BulkResult:
    """Undo copying: the copies go to the trash."""
    copies = {guid: msgspec.convert(value, dict[str, UUID])["copy"] for guid, value in before.items()}
    result = await trash.put(context, list(copies.values()))
    return BulkResult(
        {guid: {} for guid, copy in copies.items() if copy in result.changed},
        {guid: result.refused[copy] for guid, copy in copies.items() if copy in result.refused},
    )


def _status_act(name: str, wanted: str) -> BulkAct:
    return BulkAct(
        f"contents.{name}",
        Contents.update,
        f"contents.bulk.{name}",
        partial(set_status, wanted),
        partial(set_status_back, wanted),
    )


DELETE = BulkAct("contents.delete", Contents.deleteOwner, "contents.bulk.delete", trash.put, trash.take_back)
ACTS = {
    "activate": _status_act("activate", "active"),
    "deactivate": _status_act("deactivate", "inactive"),
    "clone": BulkAct("contents.clone", Contents.clone, "contents.bulk.clone", clone, throw_copies_away),
    "delete": DELETE,
}
