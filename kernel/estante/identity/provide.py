"""What the identity routes are given: who asks and from where, and the services that act for them."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from estante.config import Platform
from estante.database.engine import Database
from estante.dependencies import inject
from estante.errors import Unauthenticated
from estante.files.store import FileStore
from estante.identity import sessions
from estante.identity.accounts.devices import OwnSessions
from estante.identity.accounts.impersonation import Impersonation
from estante.identity.accounts.people import PersonAnswers
from estante.identity.accounts.profile import ProfileService
from estante.identity.accounts.recovery import Recovery
from estante.identity.accounts.signed_in import SignedInList
from estante.identity.factors.own_factors import OwnFactors
from estante.identity.factors.passkeys import Site
from estante.identity.factors.reset import FactorReset
from estante.identity.factors.second_step import SecondSteps
from estante.identity.factors.secret_box import SecretBox
from estante.identity.providers import Providers
from estante.identity.sessions import ActiveSession, Visitor
from estante.identity.sign_in import SignIn
from estante.tenancy.tenant import Tenant

AnyRequest = Request[Any, Any, Any]


def token_of(request: AnyRequest) -> str | None:
    """The token of the Authorization header, with or without the word Bearer."""
    header = request.headers.get("authorization", "").strip()
    scheme, _, rest = header.partition(" ")
    return (rest.strip() if scheme.lower() == "bearer" else header) or None


async def provide_active_session(
    request: AnyRequest, database: NamedDependency[Database], tenant: NamedDependency[Tenant]
) -> ActiveSession:
    """The session behind the request, read anew: its guid is needed and a remembered one may have ended."""
    token = token_of(request)
    if token is None:
        raise Unauthenticated
    return await sessions.find(database, tenant, token)


def provide_visitor(request: AnyRequest) -> Visitor:
    """From where it is asked."""
    address = request.client.host if request.client else ""
    return Visitor(address, request.headers.get("user-agent", ""))


def provide_secret_box(platform: NamedDependency[Platform]) -> SecretBox:
    """What encrypts with the platform's secret."""
    return SecretBox(platform.secret)


def provide_site(
    request: AnyRequest, files: NamedDependency[FileStore], tenant: NamedDependency[Tenant]
) -> Site:
    """Where passkeys are made and used: one of the tenant's own addresses, whatever a request claims."""
    return Site.of(files.addresses.app_origins(tenant), request.headers.get("host", ""), tenant.name)


DEPENDENCIES = {
    "active_session": Provide(provide_active_session),
    "visitor": Provide(provide_visitor, sync_to_thread=False),
    "secret_box": Provide(provide_secret_box, sync_to_thread=False),
    "site": Provide(provide_site, sync_to_thread=False),
    **inject(
        known={
            ActiveSession: "active_session",
            Visitor: "visitor",
            SecretBox: "secret_box",
            Site: "site",
        },
        answers=PersonAnswers,
        second_steps=SecondSteps,
        own_factors=OwnFactors,
        factor_reset=FactorReset,
        sign_in=SignIn,
        recovery=Recovery,
        impersonation=Impersonation,
        profile=ProfileService,
        own_sessions=OwnSessions,
        signed_in=SignedInList,
        providers=Providers,
    ),
}
