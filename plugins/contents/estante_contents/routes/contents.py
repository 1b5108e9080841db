"""One content: reading, writing, deleting, and who may open it."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database, Transaction
from estante.api.http import Answer, Hourly, IfMatch
from estante.api.records import RESTORE, BulkChanges, Chosen, Deleted, RecordVersions, Restored, UsedBy
from estante.api.tenants import Tenant, Translator
from litestar import delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from estante_contents.contracts import Refusal
from estante_contents.policies import Contents
from estante_contents.routes.answers import answered, read_back
from estante_contents.schemas import (
    AccessAnswer,
    ContentDetail,
    ContentFields,
    ContentHistory,
    GuidList,
    NewContent,
    OneGuid,
    StatusChange,
)
from estante_contents.services import records
from estante_contents.services.content_acts import ACTS
from estante_contents.services.content_history import content_history
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.opening import access
from estante_contents.services.opening.entitlements import OpeningRules


@get("/contents/{guid:uuid}", session=True)
async def read_content(
    guid: FromPath[UUID],
    principal: NamedDependency[Principal],
    database: NamedDependency[Database],
    opening_rules: NamedDependency[OpeningRules],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """A content, with what its renderer needs when the caller may open it.

    The back office reads inactive contents too; `refusal` then says that the viewer will not open them.

    Raises:
        NotFound: 404. ContentDisabled, ContentRefused: 403 with CONTENT_DISABLED or ERROR_403.
    """
    async with database.reading(principal.tenant) as connection:
        row = await records.detail_row(connection, guid)
    content = records.record_of(row)
    verdict = await opening_rules(principal, content)
    refusal = verdict if isinstance(verdict, Refusal) else None
    if refusal is not None and not opening_rules.reads_in_back_office(principal):
        raise access.refused(refusal)
    return answered(presenter.answer(row, content, refusal))


@get("/contents/{guid:uuid}/history", action=Contents.readDetail)
async def read_history(guid: FromPath[UUID], contents: NamedDependency[ContentService]) -> ContentHistory:
    """Who changed a content, and the files that it has had. Raises NotFound: 404."""
    return await content_history(contents, guid)


@get("/contents/{guid:uuid}/used-by", action=Contents.readDetail)
async def read_uses(guid: FromPath[UUID], contents: NamedDependency[ContentService]) -> UsedBy:
    """What uses a content, as every plugin says. Raises NotFound: 404."""
    return await contents.used_by(guid)


@get("/contents/{guid:uuid}/versions", action=Contents.readDetail)
async def list_versions(guid: FromPath[UUID], contents: NamedDependency[ContentService]) -> RecordVersions:
    """The earlier versions of a content's details, newest first. Raises NotFound: 404."""
    return await contents.versions(guid)


@post(
    "/contents/{guid:uuid}/versions/{number:int}/restore",
    action=Contents.update,
    status_code=200,
    limit=Hourly("writes"),
)
async def restore_version(
    guid: FromPath[UUID],
    number: FromPath[int],
    *,
    if_match: NamedDependency[IfMatch],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Give a content the details of an earlier version again, as a new change of it.

    Raises:
        NotFound: 404. StaleVersion: 412. Duplicate: 409. ValidationFailed: 400.
    """
    await contents.restore_version(guid, number, if_match)
    return answered(await read_back(contents, presenter, guid))


@post("/contents", action=Contents.create, status_code=201, limit=Hourly("imports"))
async def create_content(
    data: JSONBody[NewContent],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Make a content; with `upload_guid`, from an upload whose bytes tell the type.

    Raises:
        ValidationFailed: 400. Duplicate: 409, errno 1062. TypeMisfit, TypeUnknown: 415.
        TypeRequired: 422 with `candidates` and `suggested`. PackageMisfit: 422.
    """
    content = await contents.create(data)
    return answered(await read_back(contents, presenter, content.guid), status_code=201)


@put("/contents/{guid:uuid}", action=Contents.update)
async def change_content(
    guid: FromPath[UUID],
    data: JSONBody[ContentFields],
    *,
    if_match: NamedDependency[IfMatch],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Change the fields and relations that are sent.

    Raises:
        StaleVersion: 412, `If-Match` is not the current version. ValidationFailed: 400. Duplicate: 409.
    """
    await contents.update(guid, data, if_match)
    return answered(await read_back(contents, presenter, guid))


@patch("/contents/{guid:uuid}", action=Contents.update)
async def change_status(
    guid: FromPath[UUID],
    data: JSONBody[StatusChange],
    *,
    if_match: NamedDependency[IfMatch],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Show or hide a content (BO §4). Raises StaleVersion: 412."""
    await contents.set_status(guid, data.status, if_match)
    return answered(await read_back(contents, presenter, guid))


@delete("/contents", action=Contents.deleteOwner, status_code=200, limit=Hourly("bulk"))
async def delete_contents(
    data: JSONBody[GuidList], bulk: NamedDependency[BulkChanges], t: NamedDependency[Translator]
) -> Deleted:
    """Put contents into the trash, from which they come back for 30 days; each on its own (A055)."""
    if not data.guids:
        return Deleted([], [])
    _, result = await bulk.start(ACTS["delete"], Chosen(guids=data.guids))
    return Deleted.of(result, t)


@post("/contents/restore", action=Contents.deleteOwner, status_code=200, limit=Hourly("bulk"))
async def restore_contents(
    data: JSONBody[GuidList], bulk: NamedDependency[BulkChanges], t: NamedDependency[Translator]
) -> Restored:
    """Bring contents back from the trash."""
    if not data.guids:
        return Restored([], [])
    _, result = await bulk.start(RESTORE, Chosen(guids=data.guids))
    return Restored.of(result, t)


@post("/contents-clone", action=Contents.clone, status_code=201, limit=Hourly("imports"))
async def clone_content(
    data: JSONBody[OneGuid],
    contents: NamedDependency[ContentService],
    presenter: NamedDependency[ContentPresenter],
) -> Answer[ContentDetail]:
    """Copy a content with its files and classification (CON-026). Raises NotFound: 404."""
    content = await contents.clone(data.guid)
    return answered(await read_back(contents, presenter, content.guid), status_code=201)


@get("/contents/{guid:uuid}/access", action=Contents.readDetail)
async def explain_access(
    guid: FromPath[UUID],
    person: FromQuery[UUID],
    *,
    session: NamedDependency[Transaction],
    tenant: NamedDependency[Tenant],
    opening_rules: NamedDependency[OpeningRules],
    t: NamedDependency[Translator],
) -> AccessAnswer:
    """Why a person can or cannot open a content. Raises NotFound for either: 404."""
    content = await records.record(await records.reader_of(session), guid)
    return await access.explain(session, tenant, content, person, rules=opening_rules, t=t)


ROUTES = (
    read_content,
    read_history,
    read_uses,
    list_versions,
    restore_version,
    create_content,
    change_content,
    change_status,
    delete_contents,
    restore_contents,
    clone_content,
    explain_access,
)
