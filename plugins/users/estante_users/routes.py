"""The calls of people (BO §7). Sessions, roles and sign-in are the kernel's, such as `users/whoami`."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.exports import EVERYTHING, ExportChoice, ExportView
from estante.api.files import FileForm
from estante.api.http import Hourly, IfMatch, inject
from estante.api.jobs import JobQueue, Json
from estante.api.lists import Lists, ListSpec, Page
from estante.api.people import ADMIN_USERS, ROLES, AdminUsers, NewPerson, PersonFields, Users
from estante.api.records import Deleted, RecordCalls, RecordGuid, RecordGuids
from estante.api.tenants import Tenant, Translator
from estante_settings.contracts import country_names
from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody

from estante_users.lists import ADMIN_USERS_EXPORT, USERS, USERS_EXPORT
from estante_users.schemas import (
    Avatar,
    ChosenGuids,
    Done,
    NewPassword,
    NewUser,
    UserAnswer,
    UserPermissions,
    UserRow,
)
from estante_users.services import ACTS, AdminUserService, UserPresenter, UserService

MEBIBYTE = 1024 * 1024
AnyRequest = Request[Any, Any, State]
PRESENTER = inject(presenter=UserPresenter)
USER = inject(users=UserService, presenter=UserPresenter)


@get("/users", action=Users.readList, list=USERS, dependencies=PRESENTER)
async def list_users(
    lists: NamedDependency[Lists], presenter: NamedDependency[UserPresenter]
) -> Page[UserRow]:
    """The people of every role but the back office's, by their last names.

    `q` is words of name, last name, username and e-mail. Filters: guid, role, country, school, group,
    network, is_demo, is_active. Order: name, lastname, username, role, created_at, last_access_at.
    """
    return await presenter.rows(lists, await lists.page(USERS))


@get("/users-admin", action=AdminUsers.readList, list=ADMIN_USERS, dependencies=PRESENTER)
async def list_admin_users(
    lists: NamedDependency[Lists], presenter: NamedDependency[UserPresenter]
) -> Page[UserRow]:
    """The people of the back office's roles; order as of `GET users`, filters without those of schools."""
    return await presenter.rows(lists, await lists.page(ADMIN_USERS))


@post("/users/export", action=Users.export, status_code=202, list=USERS, limit=Hourly("exports"))
async def export_users(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    data: JSONBody[ExportChoice | None] = None,
) -> ExportView:
    """Make a file of the users, with the filters and the order of the address, as a job."""
    filters = await _filters(lists, USERS, session, t)
    return await exports.start(request, session, queue, USERS_EXPORT, filters, choice=data or EVERYTHING)


@post(
    "/users-admin/export",
    action=Users.export,
    status_code=202,
    list=ADMIN_USERS,
    limit=Hourly("exports"),
)
async def export_admin_users(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    data: JSONBody[ExportChoice | None] = None,
) -> ExportView:
    """Make a file of the administrators, with the filters and the order of the address, as a job."""
    filters = await _filters(lists, ADMIN_USERS, session, t)
    choice = data or EVERYTHING
    return await exports.start(request, session, queue, ADMIN_USERS_EXPORT, filters, choice=choice)


@get("/users/{guid:uuid}/permissions", action=Users.readDetail, dependencies=USER)
async def read_permissions(
    guid: FromPath[UUID], users: NamedDependency[UserService], presenter: NamedDependency[UserPresenter]
) -> UserPermissions:
    """What a person may do, what not, and why. Raises NotFound: 404, Forbidden: 403."""
    person, verdicts = await users.explain(guid)
    return presenter.permissions(person.role_guid, verdicts)


@put("/users/{guid:uuid}/password", action=Users.update, dependencies=inject(users=UserService))
async def set_password(
    guid: FromPath[UUID],
    data: JSONBody[NewPassword],
    if_match: NamedDependency[IfMatch],
    users: NamedDependency[UserService],
) -> Done:
    """Give a person another password, which ends their sessions. Raises as `PUT users/{guid}`."""
    await users.update(guid, data.as_fields(), if_match)
    return Done()


@post(
    "/users/{guid:uuid}/invitation",
    action=Users.update,
    status_code=202,
    limit=Hourly("letters"),
    dependencies=inject(users=UserService),
)
async def invite(guid: FromPath[UUID], users: NamedDependency[UserService]) -> Done:
    """Write to somebody of the back office a link that sets a password, once, within a week.

    Raises:
        NotFound: 404. Forbidden: 403. NoEmail, NotInvited: 409. TooManyRequests: 429.
    """
    await users.invite(guid)
    return Done()


@post(
    "/users/{guid:uuid}/avatar",
    action=Users.update,
    status_code=200,
    limit=Hourly("uploads"),
    dependencies=USER,
    request_max_body_size=64 * MEBIBYTE,
)
async def set_avatar(
    guid: FromPath[UUID],
    data: MultipartBody[FileForm],
    *,
    users: NamedDependency[UserService],
    presenter: NamedDependency[UserPresenter],
    tenant: NamedDependency[Tenant],
) -> Avatar:
    """Give a person a picture: JPG or PNG, 5 MB unless the tenant says otherwise.

    Raises:
        NotFound: 404. Forbidden: 403. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422.
    """
    content = await data.file.read(tenant.limits.avatar_bytes + 1)
    person = await users.set_avatar(guid, data.file.filename or "avatar", content)
    return Avatar(presenter.picture(person.avatar))


@post(
    "/users/{guid:uuid}/schools",
    action=Users.update,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=USER,
)
async def add_school(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuid],
    users: NamedDependency[UserService],
    presenter: NamedDependency[UserPresenter],
) -> UserAnswer:
    """Put a person into a school too. Raises NotFound: 404, ValidationFailed: 400, no such school."""
    await users.add_school(guid, data.guid)
    return await presenter.present(users.session, await users.get(guid))


@delete(
    "/users/{guid:uuid}/schools",
    action=Users.update,
    status_code=200,
    dependencies=inject(users=UserService),
)
async def remove_schools(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuids],
    users: NamedDependency[UserService],
    t: NamedDependency[Translator],
) -> Deleted:
    """Take a person out of schools, each judged on its own. Raises NotFound: 404."""
    return Deleted.of(await users.remove_schools(guid, data.guids), t)


@put("/users/{guid:uuid}/groups", action=Users.update, dependencies=USER)
async def set_groups(
    guid: FromPath[UUID],
    data: JSONBody[ChosenGuids],
    if_match: NamedDependency[IfMatch],
    *,
    users: NamedDependency[UserService],
    presenter: NamedDependency[UserPresenter],
) -> UserAnswer:
    """Make these the only groups of a person.

    Raises:
        NotFound: 404. StaleVersion: 412. ValidationFailed: 400, there is no such group.
    """
    await users.put_groups(guid, data.guids, if_match)
    return await presenter.present(users.session, await users.get(guid))


async def _filters(
    lists: Lists, rows: ListSpec[Any, Any], session: Transaction, t: Translator
) -> Mapping[str, Json]:
    """The call for the job to read again, with the words that the file has."""
    words = {role: t(f"roles.{role}") for role in ROLES}
    words |= {word: t(f"users.values.{word}") for word in ("true", "false")}
    words |= {str(guid): name for guid, name in (await country_names(session)).items()}
    return lists.request(rows, words=msgspec.json.encode(words).decode()).to_json()


CALLS = RecordCalls(UserService, Users, "/users", UserAnswer, UserPresenter)
ADMIN_CALLS = RecordCalls(AdminUserService, AdminUsers, "/users-admin", UserAnswer, UserPresenter)
ROUTES = (
    list_users,
    list_admin_users,
    export_users,
    export_admin_users,
    read_permissions,
    set_password,
    invite,
    set_avatar,
    add_school,
    remove_schools,
    set_groups,
    CALLS.create(NewUser),
    ADMIN_CALLS.create(NewPerson),
    CALLS.change_many(USERS, ACTS),
    ADMIN_CALLS.change_many(ADMIN_USERS, ACTS),
    CALLS.read(),
    CALLS.change(PersonFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
)
