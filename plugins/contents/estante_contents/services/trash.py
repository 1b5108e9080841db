"""Contents in the trash: put there, brought back, and deleted for good with their files (CON-023, CON-024).

Each is judged on its own (A055): `delete` is for any, `deleteOwner` for one's own. One statement a batch,
with its audit.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from uuid import UUID

from estante import audit
from estante.bulk.acts import BulkContext, BulkResult, Refusal
from estante.errors import Duplicate, Forbidden, NotFound
from estante.files import uploads
from estante.files.paths import package_path
from estante.files.pictures import copies_of
from estante.jobs.kinds import Json
from estante.trash.kinds import TrashKind
from sqlalchemy import Row, delete, select, text
from sqlalchemy.exc import IntegrityError

from estante_contents.contracts import ContentsDeleted
from estante_contents.models import Content, ContentFile
from estante_contents.policies import Contents

MAY = "(:any OR (:own AND a.created_by = CAST(:me AS uuid)))"
PUT = """
WITH asked AS (
    SELECT guid, name, created_by FROM contents
    WHERE guid = ANY(:guids) AND deleted_at IS NULL ORDER BY guid FOR UPDATE
), changed AS (
    UPDATE contents c SET deleted_at = now(), deleted_by = CAST(:me AS uuid)
    FROM asked a WHERE c.guid = a.guid AND {may}
    RETURNING c.guid, jsonb_build_object('name', c.name) AS detail
), audited AS ({audit})
SELECT a.guid, c.guid IS NOT NULL AS is_changed FROM asked a LEFT JOIN changed c ON c.guid = a.guid
"""
# Of two in the trash with one ERP id the one that was deleted last comes back.
RESTORE = """
WITH asked AS (
    SELECT guid, name, erp_id, created_by, deleted_by, deleted_at FROM contents
    WHERE guid = ANY(:guids) AND deleted_at IS NOT NULL ORDER BY guid FOR UPDATE
), judged AS (
    SELECT a.guid, {may} OR a.deleted_by = CAST(:me AS uuid) AS may, a.erp_id,
           first_value(a.guid) OVER same AS first_guid, first_value(a.name) OVER same AS first_name
    FROM asked a WINDOW same AS (PARTITION BY a.erp_id ORDER BY a.deleted_at DESC, a.guid)
), owned AS (
    SELECT j.guid, j.may,
           CASE WHEN j.erp_id IS NULL THEN NULL WHEN o.guid IS NOT NULL THEN o.name
                WHEN j.first_guid <> j.guid THEN j.first_name END AS owner
    FROM judged j LEFT JOIN contents o ON o.erp_id = j.erp_id AND o.deleted_at IS NULL
), changed AS (
    UPDATE contents c SET deleted_at = NULL, deleted_by = NULL
    FROM owned o WHERE c.guid = o.guid AND o.may AND o.owner IS NULL
    RETURNING c.guid, jsonb_build_object('name', c.name) AS detail
), audited AS ({audit})
SELECT o.guid, o.may, o.owner, c.guid IS NOT NULL AS is_changed
FROM owned o LEFT JOIN changed c ON c.guid = o.guid
"""
PURGE = """
WITH asked AS (
    SELECT guid, name, thumbnail_path, created_by, deleted_by FROM contents
    WHERE guid = ANY(:guids) AND deleted_at IS NOT NULL ORDER BY guid FOR UPDATE
), changed AS (
    SELECT a.guid, a.thumbnail_path, jsonb_build_object('name', a.name) AS detail FROM asked a
    WHERE {may} OR a.deleted_by = CAST(:me AS uuid)
), audited AS ({audit})
SELECT a.guid, c.thumbnail_path, c.guid IS NOT NULL AS is_changed
FROM asked a LEFT JOIN changed c ON c.guid = a.guid
"""
TRASHED = """
SELECT c.guid, c.name, c.type_guid AS type, c.thumbnail_path AS thumbnail, c.created_by, c.deleted_at,
       c.deleted_by
FROM contents c WHERE c.deleted_at IS NOT NULL
"""


async def put(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Put contents into the trash."""
    rows = await _run(context, PUT, "contents.delete", guids)
    result = _judged(rows, guids)
    if result.changed:
        await _publish(context, list(result.changed))
    return result


async def restore(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Bring contents back. One whose ERP id was taken meanwhile stays, and says whose it is now."""
    try:
        async with context.session.begin_nested():
            return _restored(await _run(context, RESTORE, "contents.restore", guids))
    except IntegrityError:
        # Somebody took one of the ERP ids just now: the others come back all the same.
        return await _restore_one_by_one(context, guids)


async def take_back(context: BulkContext, before: Mapping[UUID, Json]) -> BulkResult:
    """Undo a deletion."""
    return await restore(context, list(before))


async def purge(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Delete for good what lies in the trash, with the files that no other content uses."""
    rows = await _run(context, PURGE, "contents.purge", guids)
    result = _judged(rows, [row.guid for row in rows])
    covers = {row.thumbnail_path for row in rows if row.thumbnail_path}
    await _delete_rows(context, list(result.changed), covers)
    return result


CONTENT = TrashKind(
    name="contents.content",
    text_key="contents.trash.content",
    rows=TRASHED,
    delete_any=Contents.delete,
    delete_own=Contents.deleteOwner,
    restore=restore,
    purge=purge,
)


async def _run(
    context: BulkContext, statement: str, action: str, guids: Sequence[UUID]
) -> Sequence[Row[tuple[object, ...]]]:
    insert, recorded = audit.insert_of(context.principal, action, "content")
    sql = statement.format(may=MAY, audit=insert)
    rights = {
        "guids": list(guids),
        "any": context.allows(Contents.delete),
        "own": context.allows(Contents.deleteOwner),
        "me": context.principal.person_guid,
    }
    return (await context.session.execute(text(sql), {**rights, **recorded})).all()


def _judged(rows: Sequence[Row[tuple[object, ...]]], guids: Sequence[UUID]) -> BulkResult:
    known = {row.guid for row in rows}
    missing, forbidden = Refusal.of(NotFound()), Refusal.of(Forbidden(action=str(Contents.delete)))
    return BulkResult(
        changed={row.guid: {} for row in rows if row.is_changed},
        refused={row.guid: forbidden for row in rows if not row.is_changed}
        | {guid: missing for guid in guids if guid not in known},
    )


def _restored(rows: Sequence[Row[tuple[object, ...]]]) -> BulkResult:
    forbidden = Refusal.of(Forbidden(action=str(Contents.delete)))
    refused = {
        row.guid: Refusal.of(Duplicate("erp_id", text="ERP_ID_TAKEN", name=str(row.owner)))
        if row.may
        else forbidden
        for row in rows
        if not row.is_changed
    }
    return BulkResult({row.guid: {} for row in rows if row.is_changed}, refused)


async def _restore_one_by_one(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    changed: dict[UUID, Json] = {}
    refused: dict[UUID, Refusal] = {}
    for guid in guids:
        try:
            async with context.session.begin_nested():
                result = _restored(await _run(context, RESTORE, "contents.restore", [guid]))
        except IntegrityError:
            refused[guid] = Refusal.of(Duplicate("erp_id"))
        else:
            changed |= result.changed
            refused |= result.refused
    return BulkResult(changed, refused)


async def _publish(context: BulkContext, guids: list[UUID]) -> None:
    await context.events.publish(
        context.session,
        ContentsDeleted(
            tenant_id=context.principal.tenant.guid,
            at=datetime.now(UTC),
            actor_guid=context.principal.person_guid,
            content_guids=guids,
        ),
    )


async def _delete_rows(context: BulkContext, guids: list[UUID], covers: set[str]) -> None:
    """Rows now, files after the commit: a kill in between leaves files, never a content without one."""
    session = context.session
    files = list(await session.scalars(select(ContentFile).where(ContentFile.content_guid.in_(guids))))
    await session.execute(delete(Content).where(Content.guid.in_(guids)))
    left = await session.execute(
        select(ContentFile.stored_guid, ContentFile.package, ContentFile.thumbnail_path).where(
            ContentFile.stored_guid.in_([file.stored_guid for file in files])
        )
    )
    used: set[object] = {value for row in left for value in row}
    covers |= {file.thumbnail_path for file in files if file.thumbnail_path}
    used |= set(
        await session.scalars(select(Content.thumbnail_path).where(Content.thumbnail_path.in_(covers)))
    )
    for stored_guid in {file.stored_guid for file in files} - used:
        await uploads.release(session, stored_guid)
    packages = {file.package for file in files if file.package} - used

    async def delete_files() -> None:
        tenant = context.principal.tenant
        for package in packages:
            await context.files.delete_folder(tenant, package_path(str(package)))
        gone = [str(path) for path in covers - used]
        await context.files.delete(tenant, *gone, *[copy for path in gone for copy in copies_of(path)])

    context.after_commit.append(delete_files)
