"""The identity calls (BO §7 Auth and profile; VS §7)."""

from collections.abc import Sequence

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, MultipartBody
from litestar.types import ControllerRouterHandler
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.database.engine import Database
from estante.errors import InvalidToken
from estante.files.store import FileStore
from estante.files.wire.bodies import FileForm
from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.http.limits import Hourly
from estante.identity import revocation, schemas, sessions
from estante.identity.accounts.avatars import store_avatar
from estante.identity.accounts.impersonation import Impersonation
from estante.identity.accounts.people import PersonAnswers, by_guid
from estante.identity.accounts.profile import ProfileService
from estante.identity.accounts.recovery import Recovery
from estante.identity.factors.routes import ROUTES as FACTORS
from estante.identity.permissions import FlagSource, PermissionChecker
from estante.identity.policies import Profile, Users
from estante.identity.principal import Principal
from estante.identity.provide import DEPENDENCIES
from estante.identity.providers import Providers
from estante.identity.roles import INTERNAL_ADMINS, ROLES, admitted_to_back_office, text_key
from estante.identity.session_routes import ROUTES as SESSIONS
from estante.identity.sessions import ActiveSession
from estante.identity.sign_in import SignIn
from estante.if_match import IfMatch, version_at
from estante.languages.translator import Translator
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.tenancy.routes import PROVIDER_LIST, ProviderAnswer, providers_of
from estante.tenancy.tenant import MEBIBYTE, Tenant


@post("/login", public=True, status_code=200, limit=Hourly("sign_ins"))
async def login(data: JSONBody[schemas.Credentials], sign_in: NamedDependency[SignIn]) -> schemas.SignedIn:
    """Sign in to the back office.

    Raises:
        UserNotFound: USER_NOT_FOUND. PasswordIncorrect: PASSWORD_INCORRECT. InvalidLogin: INVALID_LOGIN, also
        for a role that is not admitted (NotStaff, with `sign_in: front`). WrongUser: WRONG_USER, deactivated.
        SecondStepRequired: SECOND_FACTOR_REQUIRED, then `POST login/second-step`; all 401.
        TooManyRequests: 429.
    """
    return await sign_in.to_back_office(data)


@post("/front/login", public=True, status_code=200, limit=Hourly("sign_ins"))
async def front_login(
    data: JSONBody[schemas.Credentials], sign_in: NamedDependency[SignIn]
) -> schemas.SignedIn:
    """Sign in to the front office and the viewer, with any role. Raises as `POST login`."""
    return await sign_in.to_front_office(data)


@post("/login-oauth", public=True, status_code=200, limit=Hourly("sign_ins"))
async def login_oauth(
    data: JSONBody[schemas.OauthCredentials],
    sign_in: NamedDependency[SignIn],
    providers: NamedDependency[Providers],
) -> schemas.SignedIn:
    """Sign in to the back office by an id token of one of the tenant's identity providers.

    Raises:
        UnknownProvider: 400. InvalidToken, TokenExpired: 401. Then as `POST login`.
    """
    return await sign_in.to_back_office_by_provider(data, providers)


@post("/front/login-oauth", public=True, status_code=200, limit=Hourly("sign_ins"))
async def front_login_oauth(
    data: JSONBody[schemas.OauthCredentials],
    sign_in: NamedDependency[SignIn],
    providers: NamedDependency[Providers],
) -> schemas.SignedIn:
    """Sign in to the front office and the viewer by an id token, any role. Raises as `POST login-oauth`."""
    return await sign_in.to_front_office_by_provider(data, providers)


@get("/identity-providers", public=True, list=PROVIDER_LIST)
async def identity_providers(
    tenant: NamedDependency[Tenant], lists: NamedDependency[Lists]
) -> Page[ProviderAnswer]:
    """The identity providers that the sign-in page offers."""
    return lists.page_of(PROVIDER_LIST, providers_of(tenant))


@get(
    "/users/whoami",
    session=True,
    while_password_expired=True,
    while_factor_missing=True,
    player_token=True,
)
async def whoami(
    principal: NamedDependency[Principal],
    database: NamedDependency[Database],
    answers: NamedDependency[PersonAnswers],
    permissions: NamedDependency[PermissionChecker],
    flags: NamedDependency[FlagSource],
) -> schemas.WhoAmI:
    """The person behind the Authorization header's token, with permissions and flags.

    Raises:
        Unauthenticated, InvalidToken, TokenExpired: 401.
    """
    async with database.transaction(principal.tenant) as session:
        person = await by_guid(session, principal.tenant, principal.guid)
        if person is None:
            raise InvalidToken
        answer = await answers.of(session, person)
    flag_answers, limits = flags.all(principal), principal.tenant.limits
    return schemas.WhoAmI(
        **msgspec.structs.asdict(answer),
        permissions=permissions.actions(principal),
        flags=flag_answers.flags,
        flags_known=flag_answers.are_known,
        limits=schemas.PictureLimits(limits.image_bytes, limits.avatar_bytes),
        internal_admin=principal.role_guid in INTERNAL_ADMINS,
        back_office=principal.role_guid in admitted_to_back_office(principal.tenant, None),
        single_page=principal.tenant.single_page_of(answer.username),
        impersonated_by=principal.acting_guid,
        must_add_factor=principal.must_add_factor,
    )


@get("/users/access-token", session=True, limit=Hourly("writes"))
async def access_token(
    active_session: NamedDependency[ActiveSession], database: NamedDependency[Database]
) -> schemas.TokenAnswer:
    """A token for an hour that embedded players use in place of the session's (KER-043, KER-044)."""
    principal = active_session.principal
    async with database.transaction(principal.tenant) as session:
        opened = await sessions.start(
            session,
            principal.tenant,
            principal.guid,
            "access",
            acting_guid=principal.acting_guid,
            parent_guid=active_session.guid,
        )
    return schemas.TokenAnswer(opened.token, sessions.ACCESS_SECONDS)


@post(
    "/logout",
    session=True,
    while_password_expired=True,
    while_factor_missing=True,
    status_code=200,
    unlimited="a session ends once",
)
async def logout(
    active_session: NamedDependency[ActiveSession],
    database: NamedDependency[Database],
    valkey: NamedDependency[Redis],
) -> schemas.Done:
    """End the session and whatever it opened."""
    principal = active_session.principal
    async with database.transaction(principal.tenant) as session:
        ended = await sessions.end(session, principal.tenant, [active_session.guid])
        await audit.record(session, principal, "session.end", "person", principal.guid)
    await revocation.announce(valkey, ended)
    return schemas.Done()


@get("/users/roles", action=Users.readList, list=schemas.ROLE_LIST)
async def list_roles(
    t: NamedDependency[Translator],
    lists: NamedDependency[Lists],
) -> Page[schemas.RoleAnswer]:
    """The fourteen roles, named in the caller's language."""
    return lists.page_of(
        schemas.ROLE_LIST,
        (schemas.RoleAnswer(guid, name, t(text_key(guid))) for guid, name in ROLES.items()),
    )


@post(
    "/users/{user_guid:str}/login",
    action=Users.impersonate,
    status_code=200,
    answers_secret=True,
    limit=Hourly("impersonations"),
)
async def impersonate(
    user_guid: FromPath[str],
    impersonation: NamedDependency[Impersonation],
    files: NamedDependency[FileStore],
    tenant: NamedDependency[Tenant],
    provider: FromQuery[str | None] = None,
) -> schemas.FrontOffice:
    """Open the front office as somebody else; with `provider=oraculo` the id is that registry's.

    Raises:
        NotFound: 404. Forbidden: 403, the person has more rights than the caller.
    """
    opened = await impersonation.open(user_guid, provider)
    return schemas.FrontOffice(opened.token, f"{_origin(files, tenant)}/", sessions.IMPERSONATION_SECONDS)


@post("/front/recover-account", public=True, status_code=200, limit=Hourly("letters"))
async def recover_account(
    data: JSONBody[schemas.RecoverAccount],
    recovery: NamedDependency[Recovery],
) -> schemas.Done:
    """Send a mail with a link that sets a new password within an hour.

    Raises:
        BadRequest: 400 BAD_REQUEST, nobody has this e-mail (unless the tenant does not tell).
        ValidationFailed: 400. TooManyRequests: 429.
    """
    await recovery.ask(data)
    return schemas.Done()


@post("/front/recover-account-password", public=True, status_code=200, limit=Hourly("sign_ins"))
async def recover_account_password(
    data: JSONBody[schemas.NewPassword], recovery: NamedDependency[Recovery]
) -> schemas.Done:
    """Set a new password with the token of a recovery mail.

    Raises:
        InvalidResetToken: 400 INVALID. ValidationFailed: 400, the password breaks the tenant's rule.
    """
    await recovery.finish(data)
    return schemas.Done()


@get("/front/profile", action=Profile.readDetail)
async def read_profile(profile: NamedDependency[ProfileService]) -> Answer[schemas.PersonAnswer]:
    """The caller's own profile."""
    return _person(await profile.get())


@put("/front/profile", action=Profile.update, while_password_expired=True)
async def change_profile(
    data: JSONBody[schemas.ProfileChange],
    profile: NamedDependency[ProfileService],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.PersonAnswer]:
    """Change the own details, language (`lang_id`) or password; a role or another guid is refused.

    Another e-mail takes the current `password`, and the old address gets a letter.

    Raises:
        ValidationFailed, WrongCurrentPassword: 400. Forbidden: 403. Duplicate: 409, the e-mail is taken.
        StaleVersion: 412.
    """
    return _person(await profile.change(data, if_match))


@put("/front/profile/password", session=True, while_password_expired=True)
async def change_password(
    data: JSONBody[schemas.PasswordChange],
    profile: NamedDependency[ProfileService],
    if_match: NamedDependency[IfMatch],
) -> schemas.Done:
    """Change the own password and end the other sessions.

    Raises:
        WrongCurrentPassword: 400 PASSWORD_INCORRECT. ValidationFailed: 400, the rule or the repetition.
        StaleVersion: 412.
    """
    await profile.change_password(data, if_match)
    return schemas.Done()


@post(
    "/front/profile/avatar",
    action=Profile.update,
    status_code=200,
    limit=Hourly("uploads"),
    request_max_body_size=64 * MEBIBYTE,
)
async def change_avatar(
    data: MultipartBody[FileForm],
    profile: NamedDependency[ProfileService],
    files: NamedDependency[FileStore],
    tenant: NamedDependency[Tenant],
    *,
    session: NamedDependency[AsyncSession],
) -> schemas.AvatarAnswer:
    """Set the own picture: JPG or PNG, 5 MB unless the tenant says otherwise.

    Raises:
        TooLarge: 413. UnsupportedType: 415. Unprocessable: 422. ValidationFailed: 400, no `file`.
    """
    content = await data.file.read(tenant.limits.avatar_bytes + 1)
    path = await store_avatar(session, files, tenant, data.file.filename or "avatar", content)
    last = await profile.set_avatar(path)
    if last:
        await files.delete(tenant, last)
    return schemas.AvatarAnswer(files.url(tenant, path))


@delete("/front/profile/avatar", action=Profile.update, status_code=200)
async def remove_avatar(
    profile: NamedDependency[ProfileService],
    files: NamedDependency[FileStore],
    tenant: NamedDependency[Tenant],
) -> schemas.Done:
    """Take the own picture away: initials stand in its place."""
    last = await profile.set_avatar(None)
    if last:
        await files.delete(tenant, last)
    return schemas.Done()


def _person(answer: schemas.PersonAnswer) -> Answer[schemas.PersonAnswer]:
    return versioned(answer, version_at(answer.updated_at))


def _origin(files: FileStore, tenant: Tenant) -> str:
    """The application's own address, from the tenant's file and never from what a request claims."""
    return files.addresses.app_origins(tenant)[0]


ROUTES: Sequence[ControllerRouterHandler] = [
    Router(
        path="/",
        route_handlers=[
            login,
            front_login,
            login_oauth,
            front_login_oauth,
            identity_providers,
            whoami,
            access_token,
            logout,
            list_roles,
            impersonate,
            recover_account,
            recover_account_password,
            read_profile,
            change_profile,
            change_password,
            change_avatar,
            remove_avatar,
            *SESSIONS,
            *FACTORS,
        ],
        dependencies=DEPENDENCIES,
        tags=["identity"],
    )
]
