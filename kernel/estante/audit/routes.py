"""The audit: who did what, newest first, and as CSV (KER-132, KER-133)."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from sqlalchemy.ext.asyncio import AsyncSession

from estante.audit.exports import AUDIT_EXPORT, words_of
from estante.audit.failed_sign_ins import (
    FAILED_SIGN_INS,
    FailedSignIn,
    FailedSignInFacets,
    failed_sign_ins,
    reasons,
)
from estante.audit.lists import AUDIT, AuditAnswer, AuditFacets, AuditList, Names
from estante.database.engine import Database
from estante.exports import jobs as exports
from estante.http.limits import Hourly
from estante.identity.policies import Audit
from estante.jobs.queue import JobQueue
from estante.languages.caller import language_of_scope, texts_for
from estante.languages.texts import Texts
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.tenancy.tenant import Tenant

AnyRequest = Request[Any, Any, State]


async def provide_audit_list(
    request: AnyRequest,
    database: NamedDependency[Database],
    tenant: NamedDependency[Tenant],
    texts: NamedDependency[Texts],
) -> AuditList:
    """The audit in the caller's language."""
    return AuditList(database, tenant, texts, language_of_scope(request.scope))


DEPENDENCIES = {"audit_list": Provide(provide_audit_list)}


@get("/audit", action=Audit.readList, list=AUDIT, dependencies=DEPENDENCIES)
async def list_audit(
    lists: NamedDependency[Lists], audit_list: NamedDependency[AuditList]
) -> Page[AuditAnswer]:
    """What was done, newest first. `actor` and `username` find also what was done as that person.

    `q` is part of a person's name, username or e-mail, or a record's whole guid; `at` days as `7d` or
    `2026-01-31..2026-02-28`.
    """
    return await audit_list.page(lists)


@get("/audit/facets", action=Audit.readList, dependencies=DEPENDENCIES)
async def list_audit_facets(audit_list: NamedDependency[AuditList]) -> AuditFacets:
    """What the audit can be filtered by, in the caller's language."""
    return await audit_list.facets()


@post("/audit/export", action=Audit.export, status_code=202, list=AUDIT, limit=Hourly("exports"))
async def export_audit(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[AsyncSession],
    queue: NamedDependency[JobQueue],
    texts: NamedDependency[Texts],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the records with the filters and the order of the address, as a job.

    The body may choose columns, rows and the format.
    """
    names = Names(texts, texts_for(request.scope))
    filters = lists.request(AUDIT, words=words_of(names)).to_json()
    return await exports.start(
        request, session, queue, AUDIT_EXPORT, filters, choice=data or exports.EVERYTHING
    )


@get("/audit/failed-sign-ins", action=Audit.readList, list=FAILED_SIGN_INS)
async def list_failed_sign_ins(
    request: AnyRequest, lists: NamedDependency[Lists], texts: NamedDependency[Texts]
) -> Page[FailedSignIn]:
    """Sign-ins that were refused, or held back unread, newest first. What was typed as a name is not kept.

    `q` is part of the account's name, username or e-mail, or of the address; filters: code, account, address
    and the days `at`, as `7d` or `2026-01-31..2026-02-28`.
    """
    return await failed_sign_ins(lists, Names(texts, texts_for(request.scope)))


@get("/audit/failed-sign-ins/facets", action=Audit.readList)
async def list_failed_sign_in_facets(
    request: AnyRequest, texts: NamedDependency[Texts]
) -> FailedSignInFacets:
    """Why sign-ins fail, in the caller's language."""
    return reasons(Names(texts, texts_for(request.scope)))


ROUTES: Sequence[ControllerRouterHandler] = [
    list_audit,
    list_audit_facets,
    export_audit,
    list_failed_sign_ins,
    list_failed_sign_in_facets,
]
