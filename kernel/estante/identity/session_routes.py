"""The calls about sessions: one's own, and by staff somebody's."""

from collections.abc import Sequence
from uuid import UUID

from litestar import delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from estante.identity import schemas
from estante.identity.accounts.devices import EndedSessions, OwnSessions, SessionAnswer
from estante.identity.accounts.signed_in import SIGNED_IN, SignedIn, SignedInList
from estante.identity.policies import Users
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec, NoFilters

SESSIONS = ListSpec(
    row=SessionAnswer, filters=NoFilters, sort=("created_at", "last_used_at"), default="-last_used_at"
)


@get(
    "/front/profile/sessions",
    session=True,
    list=SESSIONS,
)
async def list_own_sessions(
    own_sessions: NamedDependency[OwnSessions], lists: NamedDependency[Lists]
) -> Page[SessionAnswer]:
    """Where the caller is signed in: this browser and others.

    Raises:
        Forbidden: 403, in an impersonation.
    """
    return lists.page_of(SESSIONS, await own_sessions.all())


@delete("/front/profile/sessions", session=True, status_code=200)
async def end_other_sessions(own_sessions: NamedDependency[OwnSessions]) -> EndedSessions:
    """Sign out everywhere but here.

    Raises:
        Forbidden: 403, in an impersonation.
    """
    return EndedSessions(await own_sessions.end_others())


@delete("/front/profile/sessions/{session_guid:uuid}", session=True, status_code=200)
async def end_own_session(
    session_guid: FromPath[UUID], own_sessions: NamedDependency[OwnSessions]
) -> schemas.Done:
    """Sign out one browser.

    Raises:
        NotFound: 404, not the caller's. Forbidden: 403, in an impersonation.
    """
    await own_sessions.end(session_guid)
    return schemas.Done()


@get("/users/sessions", action=Users.endSessions, list=SIGNED_IN)
async def list_signed_in(
    lists: NamedDependency[Lists], signed_in: NamedDependency[SignedInList]
) -> Page[SignedIn]:
    """Everybody, with how many sessions they have open; who was here last stands first.

    `q` is part of a name, username or e-mail.
    """
    return await signed_in.page(lists)


@get("/users/{user_guid:uuid}/sessions", action=Users.endSessions, list=SESSIONS)
async def list_sessions_of(
    user_guid: FromPath[UUID],
    own_sessions: NamedDependency[OwnSessions],
    lists: NamedDependency[Lists],
) -> Page[SessionAnswer]:
    """Where somebody is signed in.

    Raises:
        NotFound: 404. Forbidden: 403, a person with more rights than the caller.
    """
    return lists.page_of(SESSIONS, await own_sessions.of(user_guid))


@delete("/users/{user_guid:uuid}/sessions/{session_guid:uuid}", action=Users.endSessions, status_code=200)
async def end_session_of(
    user_guid: FromPath[UUID], session_guid: FromPath[UUID], own_sessions: NamedDependency[OwnSessions]
) -> schemas.Done:
    """Sign somebody out in one browser.

    Raises:
        NotFound: 404. Forbidden: 403, a person with more rights than the caller.
    """
    await own_sessions.end_one_of(user_guid, session_guid)
    return schemas.Done()


@delete("/users/{user_guid:uuid}/sessions", action=Users.endSessions, status_code=200)
async def end_sessions_of(
    user_guid: FromPath[UUID], own_sessions: NamedDependency[OwnSessions]
) -> EndedSessions:
    """Sign somebody out everywhere.

    Raises:
        NotFound: 404. Forbidden: 403, a person with more rights than the caller.
    """
    return EndedSessions(await own_sessions.end_of(user_guid))


ROUTES: Sequence[ControllerRouterHandler] = [
    list_own_sessions,
    end_other_sessions,
    end_own_session,
    list_signed_in,
    list_sessions_of,
    end_session_of,
    end_sessions_of,
]
