"""What the identity routes are given: services built from the request's tenant, person and address."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from redis.asyncio import Redis

from estante.database.engine import Database
from estante.errors import Unauthenticated, Unavailable, Unprocessable
from estante.files.store import FileStore
from estante.files.wire.public_fetch import fetch_public
from estante.http.language import language_of_scope
from estante.identity import sessions
from estante.identity.accounts.devices import OwnSessions
from estante.identity.accounts.impersonation import Impersonation
from estante.identity.accounts.people import PersonAnswers
from estante.identity.accounts.profile import ProfileService, StaffChanges
from estante.identity.accounts.recovery import Recovery
from estante.identity.accounts.signed_in import SignedInList
from estante.identity.guessing.browsers import KnownBrowsers
from estante.identity.permitted import Permitted
from estante.identity.principal import Principal
from estante.identity.providers import KEYS_LIMIT_BYTES, Providers
from estante.identity.sessions import Found, Visitor
from estante.identity.sign_in import SignIn
from estante.languages.texts import Texts
from estante.mail.service import Letters
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant

AnyRequest = Request[Any, Any, Any]


def token_of(request: AnyRequest) -> str | None:
    """The token of the Authorization header, with or without the word Bearer."""
    header = request.headers.get("authorization", "").strip()
    scheme, _, rest = header.partition(" ")
    return (rest.strip() if scheme.lower() == "bearer" else header) or None


def address_of(request: AnyRequest) -> str:
    """The network address that asks."""
    return request.client.host if request.client else ""


def visitor_of(request: AnyRequest) -> Visitor:
    """From where it is asked."""
    return Visitor(address_of(request), request.headers.get("user-agent", ""))


async def provide_found(
    request: AnyRequest, database: NamedDependency[Database], tenant: NamedDependency[Tenant]
) -> Found:
    """The session behind the request, read anew: its guid is needed and a remembered one may have ended."""
    token = token_of(request)
    if token is None:
        raise Unauthenticated
    return await sessions.find(database, tenant, token)


async def provide_answers(
    tenant: NamedDependency[Tenant], texts: NamedDependency[Texts], files: NamedDependency[FileStore]
) -> PersonAnswers:
    """People as calls answer them."""
    return PersonAnswers(tenant, texts, files)


async def provide_sign_in(
    request: AnyRequest,
    *,
    database: NamedDependency[Database],
    valkey: NamedDependency[Redis],
    tenant: NamedDependency[Tenant],
    answers: NamedDependency[PersonAnswers],
    files: NamedDependency[FileStore],
) -> SignIn:
    """Signing in, from the request's address."""
    browsers = KnownBrowsers(files.signer, tenant)
    return SignIn(database, valkey, tenant, answers, browsers=browsers, visitor=visitor_of(request))


async def provide_recovery(
    request: AnyRequest,
    database: NamedDependency[Database],
    valkey: NamedDependency[Redis],
    tenant: NamedDependency[Tenant],
    letters: NamedDependency[Letters],
) -> Recovery:
    """Recovering accounts, from the request's address."""
    return Recovery(database, valkey, tenant, letters, address_of(request))


async def provide_impersonation(
    database: NamedDependency[Database],
    permitted: NamedDependency[Permitted],
    found: NamedDependency[Found],
    registry: NamedDependency[PluginRegistry],
) -> Impersonation:
    """Opening sessions as somebody else."""
    return Impersonation(database, permitted, found, registry.front_sections)


async def provide_own_sessions(
    database: NamedDependency[Database],
    valkey: NamedDependency[Redis],
    permitted: NamedDependency[Permitted],
    found: NamedDependency[Found],
    registry: NamedDependency[PluginRegistry],
) -> OwnSessions:
    """The sessions of the caller, and ending them."""
    return OwnSessions(database, valkey, permitted, found, registry.front_sections)


async def provide_signed_in(
    request: AnyRequest,
    tenant: NamedDependency[Tenant],
    texts: NamedDependency[Texts],
) -> SignedInList:
    """Everybody with their sessions."""
    return SignedInList(tenant, texts, language_of_scope(request.scope))


async def provide_profile(
    database: NamedDependency[Database],
    valkey: NamedDependency[Redis],
    *,
    permitted: NamedDependency[Permitted],
    answers: NamedDependency[PersonAnswers],
    letters: NamedDependency[Letters],
    found: NamedDependency[Found],
) -> ProfileService:
    """The caller's own profile."""
    return ProfileService(
        database, valkey, permitted=permitted, answers=answers, letters=letters, found=found
    )


async def provide_staff_changes(
    database: NamedDependency[Database],
    permitted: NamedDependency[Permitted],
    answers: NamedDependency[PersonAnswers],
    letters: NamedDependency[Letters],
    principal: NamedDependency[Principal],
) -> StaffChanges:
    """Changing other people's records."""
    return StaffChanges(database, permitted, answers=answers, letters=letters, principal=principal)


async def provide_providers(tenant: NamedDependency[Tenant]) -> Providers:
    """The tenant's identity providers; their keys come from public addresses only."""
    return Providers(tenant, _fetch_keys)


async def _fetch_keys(url: str) -> bytes:
    try:
        return (await fetch_public(url, max_bytes=KEYS_LIMIT_BYTES)).body
    except Unprocessable as error:
        raise Unavailable(text="IDENTITY_PROVIDER_AWAY", provider=url) from error


DEPENDENCIES = {
    "found": Provide(provide_found),
    "answers": Provide(provide_answers),
    "sign_in": Provide(provide_sign_in),
    "recovery": Provide(provide_recovery),
    "impersonation": Provide(provide_impersonation),
    "profile": Provide(provide_profile),
    "own_sessions": Provide(provide_own_sessions),
    "signed_in": Provide(provide_signed_in),
    "providers": Provide(provide_providers),
    "staff_changes": Provide(provide_staff_changes),
}
