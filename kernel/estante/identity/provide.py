"""What the identity routes are given: who asks and from where, and the services that act for them."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from estante.database.engine import Database
from estante.errors import Unauthenticated
from estante.identity import sessions
from estante.identity.accounts.devices import OwnSessions
from estante.identity.accounts.impersonation import Impersonation
from estante.identity.accounts.people import PersonAnswers
from estante.identity.accounts.profile import ProfileService, StaffChanges
from estante.identity.accounts.recovery import Recovery
from estante.identity.accounts.signed_in import SignedInList
from estante.identity.providers import Providers
from estante.identity.sessions import ActiveSession, Visitor
from estante.identity.sign_in import SignIn
from estante.plugins.injection import inject
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


DEPENDENCIES = {
    "active_session": Provide(provide_active_session),
    "visitor": Provide(provide_visitor, sync_to_thread=False),
    **inject(
        known={ActiveSession: "active_session", Visitor: "visitor"},
        answers=PersonAnswers,
        sign_in=SignIn,
        recovery=Recovery,
        impersonation=Impersonation,
        profile=ProfileService,
        own_sessions=OwnSessions,
        signed_in=SignedInList,
        providers=Providers,
        staff_changes=StaffChanges,
    ),
}
