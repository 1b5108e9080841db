"""The calls of who has which licence (BO §7, §8)."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordGuids
from estante.api.tenants import Translator
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_licenses.lists.licenses import LICENSE_USERS, LICENSE_USERS_EXPORT, USER_LICENSES
from estante_licenses.policies import Licenses, UserLicenses
from estante_licenses.presenter import LicensePresenter
from estante_licenses.schemas import LicenseUserRow, Redeemed, UserLicenseRow, WrittenCode
from estante_licenses.services.license import LicenseService
from estante_licenses.services.redemption import RedemptionService

AnyRequest = Request[Any, Any, State]
SERVICES = inject(redemptions=RedemptionService, presenter=LicensePresenter)
OF_LICENSE = inject(licenses=LicenseService, presenter=LicensePresenter)
USERS = "/license-personals/{guid:uuid}/users"
OWN = "/users/{guid:uuid}/license-personals"


@get(USERS, action=Licenses.readDetail, list=LICENSE_USERS, dependencies=OF_LICENSE)
async def list_users(
    guid: FromPath[UUID],
    *,
    lists: NamedDependency[Lists],
    licenses: NamedDependency[LicenseService],
    presenter: NamedDependency[LicensePresenter],
) -> Page[LicenseUserRow]:
    """Who redeemed a licence, the last first. Raises NotFound: 404."""
    await licenses.get(guid)
    return await presenter.people(await lists.page(LICENSE_USERS, license=str(guid)))


@post(
    f"{USERS}/export",
    action=Licenses.export,
    status_code=202,
    list=LICENSE_USERS,
    limit=Hourly("exports"),
    dependencies=OF_LICENSE,
)
async def export_users(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    licenses: NamedDependency[LicenseService],
    presenter: NamedDependency[LicensePresenter],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of who redeemed a licence, as a job. Raises NotFound: 404."""
    await licenses.get(guid)
    schools = await presenter.schools_of_license(guid)
    words = msgspec.json.encode({str(person): school for person, school in schools.items()}).decode()
    filters = lists.request(LICENSE_USERS, license=str(guid), words=words).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, LICENSE_USERS_EXPORT, filters, choice=choice)


@delete(USERS, action=Licenses.update, status_code=200, dependencies=SERVICES)
async def remove_users(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuids],
    redemptions: NamedDependency[RedemptionService],
    t: NamedDependency[Translator],
) -> Deleted:
    """Take a licence from people: they lose at once what it opens. Raises NotFound: 404."""
    return Deleted.of(await redemptions.remove(guid, data.guids), t)


@get(OWN, action=UserLicenses.readList, list=USER_LICENSES, dependencies=SERVICES)
async def list_user_licenses(
    guid: FromPath[UUID],
    *,
    lists: NamedDependency[Lists],
    redemptions: NamedDependency[RedemptionService],
    presenter: NamedDependency[LicensePresenter],
) -> Page[UserLicenseRow]:
    """The licences of a person, the last first: staff ask about anybody, others about themselves.

    Raises:
        NotFound: 404, there is no such person, or it is another one.
    """
    await redemptions.require_person(guid)
    return await presenter.of_person(await lists.page(USER_LICENSES, person=guid))


@delete(OWN, action=UserLicenses.manage, status_code=200, dependencies=SERVICES)
async def remove_user_licenses(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuids],
    redemptions: NamedDependency[RedemptionService],
    t: NamedDependency[Translator],
) -> Deleted:
    """Take licences from a person, who loses at once what they open. Raises NotFound: 404."""
    return Deleted.of(await redemptions.remove_from(guid, data.guids), t)


@post(
    "/users/{guid:uuid}/redeem",
    action=UserLicenses.redeem,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=SERVICES,
)
async def redeem(
    guid: FromPath[UUID],
    data: JSONBody[WrittenCode],
    redemptions: NamedDependency[RedemptionService],
    presenter: NamedDependency[LicensePresenter],
) -> Redeemed:
    """Use up one use of a licence for a person: staff for anybody, others for themselves.

    Raises:
        NotFound: 404, there is no such person, or it is another one. 412 with LP_REDEEM_03 (no uses left),
        04 (has it already), 06 (another role), 07 (another country), LP_REDEEM_UNKNOWN, LP_REDEEM_INACTIVE,
        LP_REDEEM_EXPIRED, ISBN_NOT_FOUND or MIXED_ISBN.
    """
    licenses = await redemptions.redeem(guid, data.code)
    return await presenter.redeemed(guid, licenses)


ROUTES = [
    list_users,
    export_users,
    remove_users,
    list_user_licenses,
    remove_user_licenses,
    redeem,
]
