"""The translation table: every text of a scope beside the default language's, and changing one."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import select

from estante.config import Platform
from estante.errors import FieldError, NotFound, ValidationFailed
from estante.if_match import IfMatch
from estante.languages.catalogue import (
    PLACEHOLDER,
    SERVER_PLACEHOLDER,
    TextCatalogue,
    flat,
    placeholders,
    plural_of,
)
from estante.languages.choice import BUILT_IN
from estante.languages.known import language_names
from estante.languages.models import LanguageScope
from estante.languages.own_texts import is_server_scope, server_scope
from estante.languages.schemas import ScopeCoverage, TextChange, TextRow
from estante.languages.services import ScopeService
from estante.languages.texts import KERNEL_FOLDER
from estante.plugins.owners import KERNEL
from estante.plugins.registry import PluginRegistry

HTML = re.compile(r"<[a-zA-Z/!?]")
# i18next would look for another text, or for a form, in the place of these.
NESTED = "$t("
FALLBACK = "en"


class TranslationService:
    """The texts of a tenant's screens and of its server, in every language that it has."""

    def __init__(self, scopes: ScopeService, platform: Platform, registry: PluginRegistry) -> None:
        self._scopes, self._session = scopes, scopes.session
        self._tenant = scopes.principal.tenant
        on = registry.enabled(self._tenant)
        halves = {
            plugin.id: plugin.discovered.web
            for plugin in registry
            if plugin.id in on and plugin.discovered.web
        }
        folders = {owner: folder for owner, folder in registry.text_folders.items() if owner in on}
        server = {server_scope(owner): folder for owner, folder in {KERNEL: KERNEL_FOLDER, **folders}.items()}
        self._catalogue = TextCatalogue(platform.shell_dir, halves, server)
        default = self._tenant.default_language
        # The language whose built-in texts say what there is to translate.
        self._source = default if default in BUILT_IN else FALLBACK

    async def rows(self, scope: str, lang: str) -> list[TextRow]:
        """Every text of a scope in a language.

        Raises:
            NotFound: 404, no such scope or language.
        """
        if scope not in self._catalogue.scopes or lang not in await language_names(
            self._session, self._tenant
        ):
            raise NotFound
        own = await self._own(scope)
        return self._rows(scope, lang, own)

    async def coverage(self) -> list[ScopeCoverage]:
        """How many texts each scope has in each language, and how many of them are missing."""
        languages = await language_names(self._session, self._tenant)
        answer = []
        for scope in self._catalogue.scopes:
            own = await self._own(scope)
            for lang in languages:
                rows = self._rows(scope, lang, own)
                missing = sum(row.is_missing for row in rows)
                changed = sum(row.text is not None for row in rows)
                answer.append(ScopeCoverage(scope, lang, len(rows), missing, changed))
        return answer

    async def change(self, scope: str, lang: str, sent: TextChange, if_match: IfMatch) -> tuple[TextRow, int]:
        """Say one text in words of the tenant's own, or as it is built in; with the scope's version then.

        Raises:
            NotFound: 404, no such text. StaleVersion: 412. ValidationFailed: 400, the text has HTML or lacks
                what its screen fills in.
        """
        row = next((row for row in await self.rows(scope, lang) if row.key == sent.key), None)
        if row is None:
            raise NotFound
        if sent.text is not None:
            _validate(sent.text, row, _style(scope))
        version = await self._scopes.set_text(scope, lang, sent.key, sent.text, if_match)
        rows = self._rows(scope, lang, await self._own(scope))
        return next(row for row in rows if row.key == sent.key), version

    async def _own(self, scope: str) -> Mapping[str, Mapping[str, str]]:
        """The tenant's own texts of a scope by language and dotted key."""
        rows = await self._session.execute(
            select(LanguageScope.lang, LanguageScope.json).where(LanguageScope.scope == scope)
        )
        return {row.lang: dict(flat(row.json)) for row in rows}

    def _rows(self, scope: str, lang: str, own: Mapping[str, Mapping[str, str]]) -> list[TextRow]:
        shown, texts = self._catalogue.texts(scope, self._source), own.get(lang, {})
        worded, built_in = own.get(self._source, {}), self._catalogue.texts(scope, lang)
        pattern = _style(scope).pattern
        return [
            TextRow(
                key=key,
                source=worded.get(source, shown[source]),
                built_in=built_in.get(key),
                text=texts.get(key),
                is_missing=key not in texts and key not in built_in,
                placeholders=sorted(placeholders(shown[source], pattern)),
            )
            for key, source in self._catalogue.keys(scope, self._source, lang).items()
        ]


class Style(NamedTuple):
    """How a scope's texts name what is filled in."""

    pattern: re.Pattern[str]
    written: str


SCREEN = Style(PLACEHOLDER, "{{{{{}}}}}")
SERVER = Style(SERVER_PLACEHOLDER, "{{{}}}")


def _style(scope: str) -> Style:
    return SERVER if is_server_scope(scope) else SCREEN


def _validate(text: str, row: TextRow, style: Style) -> None:
    if HTML.search(text) or NESTED in text:
        raise ValidationFailed(fields=[FieldError("text", "no_html")])
    needed, used = frozenset(row.placeholders), placeholders(text, style.pattern)
    # «Un contenido» says its number in a word.
    needless = {"count"} if plural_of(row.key)[1] in ("zero", "one", "two") else set()
    if missing := needed - used - needless:
        raise ValidationFailed(
            fields=[_placeholder("placeholder_missing", style.written.format(min(missing)))]
        )
    if unknown := used - needed:
        raise ValidationFailed(
            fields=[_placeholder("placeholder_unknown", style.written.format(min(unknown)))]
        )


def _placeholder(code: str, name: str) -> FieldError:
    return FieldError("text", code, {"name": name})
