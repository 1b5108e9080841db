"""The language calls (BO §7; VS §7)."""

from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID

from litestar import Request, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from estante.dependencies import inject
from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.http.limits import Hourly
from estante.identity.policies import Languages
from estante.identity.principal import Principal
from estante.if_match import IfMatch
from estante.languages import schemas
from estante.languages.choice import caller_language
from estante.languages.models import LanguageScope
from estante.languages.services import LanguageService, ScopeService
from estante.languages.translations import TranslationService
from estante.lists.page import Page
from estante.lists.reading import Lists

# Every text of a part of the application, in one language.
MAX_SCOPE_BYTES = 2 * 1024 * 1024


def _answered(
    scopes: ScopeService, scope: LanguageScope, status_code: int = 200
) -> Answer[schemas.ScopeAnswer]:
    version = scopes.version_of(scope)
    answer = schemas.ScopeAnswer(scope.guid, scope.scope, scope.lang, scope.json, version)
    return versioned(answer, version, status_code)


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


@delete("/langs/{language_id:str}", action=Languages.update, status_code=200)
async def delete_language(
    language_id: FromPath[str],
    languages: NamedDependency[LanguageService],
    if_match: NamedDependency[IfMatch],
) -> None:
    """Delete a language that was added and nothing uses, with the texts in it.

    Raises:
        NotFound: 404. StaleVersion: 412. Conflict: 409, it is built in or offered. InUse: 409.
    """
    await languages.delete_language(language_id, if_match)


@get("/langs/scopes", public=True)
async def read_scope(
    name: Annotated[str, QueryParameter(name="scope")],
    scopes: NamedDependency[ScopeService],
    principal: NamedDependency[Principal],
    request: Request[Any, Any, Any],
    lang: FromQuery[str | None] = None,
) -> Answer[schemas.ScopeAnswer]:
    """The texts of a scope, in `lang` or the caller's language. Sign-in and viewer scopes need no session.

    Raises:
        NotFound: 404: the client keeps its built-in texts. Unauthenticated: 401.
    """
    wanted = lang or caller_language(principal, request.headers.get("accept-language"))
    return _answered(scopes, await scopes.read(name, wanted))


@post("/langs/scopes", action=Languages.create, limit=Hourly("writes"), request_max_body_size=MAX_SCOPE_BYTES)
async def add_scope(
    data: JSONBody[schemas.NewScope], scopes: NamedDependency[ScopeService]
) -> Answer[schemas.ScopeAnswer]:
    """Add the texts of a scope in a language.

    Raises:
        Duplicate: 409 with errno 1062, that scope has texts in that language.
    """
    return _answered(scopes, await scopes.create(data), 201)


@put("/langs/scopes/{scope_guid:uuid}", action=Languages.update, request_max_body_size=MAX_SCOPE_BYTES)
async def change_scope(
    scope_guid: FromPath[UUID],
    data: JSONBody[schemas.ScopeChange],
    scopes: NamedDependency[ScopeService],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.ScopeAnswer]:
    """Replace the texts of a scope.

    Raises:
        NotFound: 404. StaleVersion: 412.
    """
    return _answered(scopes, await scopes.update(scope_guid, data, if_match))


@get("/langs/coverage", action=Languages.update, list=schemas.COVERAGE_LIST)
async def list_coverage(
    translations: NamedDependency[TranslationService], lists: NamedDependency[Lists]
) -> Page[schemas.ScopeCoverage]:
    """How many texts each scope has in each language, and how many are missing."""
    return lists.page_of(schemas.COVERAGE_LIST, await translations.coverage())


@get("/langs/texts/{name:str}/{lang:str}", action=Languages.update, list=schemas.TEXT_LIST)
async def list_texts(
    name: FromPath[str],
    lang: FromPath[str],
    translations: NamedDependency[TranslationService],
    lists: NamedDependency[Lists],
) -> Page[schemas.TextRow]:
    """Every text of a scope beside the default language's.

    Raises:
        NotFound: 404, no such scope or language.
    """
    return lists.page_of(schemas.TEXT_LIST, await translations.rows(name, lang))


@patch("/langs/texts/{name:str}/{lang:str}", action=Languages.update)
async def change_text(
    name: FromPath[str],
    lang: FromPath[str],
    data: JSONBody[schemas.TextChange],
    translations: NamedDependency[TranslationService],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.TextRow]:
    """Say one text in words of the tenant's own, or with null as it is built in.

    Raises:
        NotFound: 404, no such text. StaleVersion: 412, of the scope. ValidationFailed: 400, the text has
            HTML, or lacks what its screen fills in.
    """
    row, version = await translations.change(name, lang, data, if_match)
    return versioned(row, version)


ROUTES: Sequence[ControllerRouterHandler] = [
    Router(
        path="/",
        route_handlers=[
            list_languages,
            add_language,
            change_language,
            delete_language,
            read_scope,
            add_scope,
            change_scope,
            list_coverage,
            list_texts,
            change_text,
        ],
        dependencies=inject(languages=LanguageService, scopes=ScopeService, translations=TranslationService),
        tags=["languages"],
    )
]
