"""The calls of personal data: what is kept about a person, an export of it, and its end."""

from typing import Any
from uuid import UUID

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante.dependencies import inject
from estante.exports import jobs as exports
from estante.http.limits import Limit
from estante.identity.policies import Users
from estante.jobs.models import Job
from estante.languages.caller import language_of_scope, texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec, NoFilters
from estante.plugins.registry import PluginRegistry
from estante.privacy.requests import Erase, ErasureStarted, KindOfData, PersonalDataRequests, kinds_of

AnyRequest = Request[Any, Any, State]
# Each reads every table and may pack gigabytes.
EXPORTS, OWN_EXPORTS, ERASURES = Limit(30, 3600), Limit(5, 3600), Limit(100, 3600)


KINDS = ListSpec(row=KindOfData, filters=NoFilters, sort=("name",), default="")


@get("/personal-data", session=True, list=KINDS)
async def list_kinds(
    request: AnyRequest, lists: NamedDependency[Lists], registry: NamedDependency[PluginRegistry]
) -> Page[KindOfData]:
    """What is kept about people, by kind, and what becomes of each when a person is erased."""
    return lists.page_of(KINDS, kinds_of(registry.personal_data, texts_for(request.scope)))


@post("/users/{user_guid:uuid}/personal-data/export", action=Users.exportData, limit=EXPORTS, status_code=202)
async def export_personal_data(
    user_guid: FromPath[UUID], request: AnyRequest, requests: NamedDependency[PersonalDataRequests]
) -> exports.ExportView:
    """Make a ZIP of everything that is kept about a person, as a job; it can be fetched for a day.

    Raises:
        NotFound: 404. Forbidden: 403, a person with more rights than the caller.
    """
    return _view(request, await requests.export(user_guid, language_of_scope(request.scope)))


@post("/users/{user_guid:uuid}/personal-data/erase", action=Users.erase, limit=ERASURES, status_code=202)
async def erase_personal_data(
    user_guid: FromPath[UUID], data: JSONBody[Erase], requests: NamedDependency[PersonalDataRequests]
) -> ErasureStarted:
    """Erase a person for good, as a job. The person is shut out before this answers.

    Raises:
        NotFound: 404. Forbidden: 403, a person with more rights than the caller.
        NotYourself, LastAdmin: 409. ValidationFailed: 400, `username` is not the person's.
    """
    return ErasureStarted((await requests.erase(user_guid, data)).guid)


@post("/front/profile/personal-data/export", session=True, limit=OWN_EXPORTS, status_code=202)
async def export_own_data(
    request: AnyRequest, requests: NamedDependency[PersonalDataRequests]
) -> exports.ExportView:
    """Make a ZIP of everything that is kept about the caller, as a job; it can be fetched for a day.

    Raises:
        Forbidden: 403, in an impersonation.
    """
    return _view(request, await requests.export_own(language_of_scope(request.scope)))


def _view(request: AnyRequest, job: Job) -> exports.ExportView:
    return exports.view_of(job, texts_for(request.scope), "")


ROUTES = [
    Router(
        path="/",
        route_handlers=[list_kinds, export_personal_data, erase_personal_data, export_own_data],
        dependencies=inject(requests=PersonalDataRequests),
    )
]
