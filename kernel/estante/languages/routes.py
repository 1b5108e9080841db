"""The language calls (BO §7; VS §7)."""

from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID

from litestar import Request, Router, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy.ext.asyncio import AsyncSession

from estante.http.envelope import Answer
from estante.http.etags import IfMatch, versioned
from estante.http.limits import Hourly
from estante.identity.policies import Languages
from estante.identity.principal import Principal
from estante.languages import schemas
from estante.languages.choice import caller_language
from estante.languages.services import LanguageService
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.plugins.registry import PluginRegistry

# Every text of a part of the application, in one language.
MAX_SCOPE_BYTES = 2 * 1024 * 1024


async def provide_languages(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    registry: NamedDependency[PluginRegistry],
) -> LanguageService:
    """The tenant's languages, in the request's transaction."""
    return LanguageService(session, principal, registry.public_scopes(principal.tenant))


@get("/langs", public=True, list=schemas.LANGUAGE_LIST)
async def list_languages(
    languages: NamedDependency[LanguageService], lists: NamedDependency[Lists]
) -> Page[schemas.LanguageAnswer]:
    """The languages of contents and texts; `is_for_ui` marks those that people switch between."""
    return lists.page_of(schemas.LANGUAGE_LIST, await languages.languages())


@post("/langs", action=Languages.create, limit=Hourly("writes"))
async def add_language(
    data: JSONBody[schemas.NewLanguage], languages: NamedDependency[LanguageService]
) -> schemas.LanguageAnswer:
    """Add a language.

    Raises:
        Duplicate: 409.
    """
    return await languages.add(data)


@patch("/langs/{language_id:str}", action=Languages.update)
async def change_language(
    language_id: FromPath[str],
    data: JSONBody[schemas.LanguageChange],
    languages: NamedDependency[LanguageService],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.LanguageAnswer]:
    """Change a language, by its code or guid.

    Raises:
        NotFound: 404. StaleVersion: 412.
    """
    changed = await languages.change(language_id, data, if_match)
    return versioned(changed, changed.version)


@get("/langs/scopes", public=True)
async def read_scope(
    name: Annotated[str, QueryParameter(name="scope")],
    languages: NamedDependency[LanguageService],
    principal: NamedDependency[Principal],
    request: Request[Any, Any, Any],
    lang: FromQuery[str | None] = None,
) -> Answer[schemas.ScopeAnswer]:
    """The texts of a scope, in `lang` or the caller's language. Sign-in and viewer scopes need no session.

    Raises:
        NotFound: 404: the client keeps its built-in texts. Unauthenticated: 401.
    """
    wanted = lang or caller_language(principal, request.headers.get("accept-language"))
    found = await languages.scope(name, wanted)
    return versioned(found, found.version)


@post("/langs/scopes", action=Languages.create, limit=Hourly("writes"), request_max_body_size=MAX_SCOPE_BYTES)
async def add_scope(
    data: JSONBody[schemas.NewScope], languages: NamedDependency[LanguageService]
) -> schemas.ScopeAnswer:
    """Add the texts of a scope in a language.

    Raises:
        Duplicate: 409 with errno 1062, that scope has texts in that language.
    """
    return await languages.add_scope(data)


@put("/langs/scopes/{scope_guid:uuid}", action=Languages.update, request_max_body_size=MAX_SCOPE_BYTES)
async def change_scope(
    scope_guid: FromPath[UUID],
    data: JSONBody[schemas.ScopeChange],
    languages: NamedDependency[LanguageService],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.ScopeAnswer]:
    """Replace the texts of a scope.

    Raises:
        NotFound: 404. StaleVersion: 412.
    """
    changed = await languages.change_scope(scope_guid, data, if_match)
    return versioned(changed, changed.version)


ROUTES: Sequence[ControllerRouterHandler] = [
    Router(
        path="/",
        route_handlers=[
            list_languages,
            add_language,
            change_language,
            read_scope,
            add_scope,
            change_scope,
        ],
        dependencies={"languages": Provide(provide_languages)},
        tags=["languages"],
    )
]
