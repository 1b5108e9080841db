"""The tenant's languages and text scopes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar
from uuid import uuid5

import msgspec
from msgspec import UNSET
from sqlalchemy import delete, literal, select
from sqlalchemy.dialects.postgresql import JSONB, insert

from estante import audit
from estante.errors import Conflict, Duplicate, FieldError, NotFound, Unauthenticated, ValidationFailed
from estante.if_match import ANY_VERSION, IfMatch, version_at
from estante.languages.catalogue import flat
from estante.languages.known import NAMES, language_names, validate_languages
from estante.languages.models import LanguageRow, LanguageScope
from estante.languages.own_texts import SUFFIX, count_change, is_server_scope
from estante.languages.schemas import (
    LanguageAnswer,
    LanguageChange,
    NewLanguage,
    NewScope,
    ScopeChange,
    Wording,
)
from estante.records.context import RecordContext
from estante.records.service import Records
from estante.settings.services import SettingsService

# What the shell's own pages show without a session (KER-130); plugins name theirs in `public_texts`.
PUBLIC_SCOPES = frozenset({"auth", "backoffice-name", "core", "login", "recover", "shell", "sign-in"})
SCOPE_BYTES = 1024 * 1024
# The version of a language that nobody added or changed.
UNSTORED = 0
EMPTY = literal({}, JSONB)


class LanguageService(Records[LanguageRow]):
    """The tenant's languages: one that is built in or named by the file is stored from its first change on.

    Those that people choose among are the tenant's setting `languages`: `is_for_ui` reads and changes it.
    """

    entity, section, title = "language", "languages", "code"
    columns: ClassVar = {"id": "code"}
    unique: ClassVar = {"code": Duplicate.code}
    in_use: ClassVar = "LANGUAGE_IN_USE"

    def __init__(self, context: RecordContext, settings: SettingsService) -> None:
        super().__init__(context)
        self._settings, self._tenant = settings, context.principal.tenant

    async def languages(self) -> list[LanguageAnswer]:
        """The tenant's languages, the built-in ones first."""
        rows = {row.code: row for row in await self.session.scalars(select(LanguageRow))}
        names = await language_names(self.session, self._tenant)
        return [self._answer(code, name, rows.get(code)) for code, name in names.items()]

    async def check(self, record: LanguageRow | None, sent: NewLanguage | LanguageChange) -> None:
        """Refuse a language that is added and there already. Raises Duplicate."""
        if isinstance(sent, NewLanguage) and sent.id.lower() in (*NAMES, *self._tenant.languages):
            raise Duplicate("id")

    async def add(self, new: NewLanguage) -> LanguageAnswer:
        """Add a language.

        Raises:
            Duplicate: 409, the language is there.
        """
        row = await self.create(new, code=new.id.lower())
        if new.is_for_ui:
            await self._settings.offer_language(row.code, is_offered=True)
        return self._answer(row.code, row.name, row, is_for_ui=new.is_for_ui)

    async def change(self, language_id: str, change: LanguageChange, if_match: IfMatch) -> LanguageAnswer:
        """Change a language, by its code or guid.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, the default language is always offered.
        """
        language = await self._find(language_id)
        if language.version == UNSTORED:
            if_match.check(UNSTORED)
            stored = insert(LanguageRow).values(
                tenant_id=self._tenant.guid,
                guid=language.guid,
                code=language.id,
                name=language.name,
                is_for_ui=language.is_for_ui,
            )
            await self.session.execute(stored.on_conflict_do_nothing())
            if_match = ANY_VERSION
        row = await self.update(language.guid, change, if_match)
        if isinstance(change.is_for_ui, bool):
            await self._settings.offer_language(row.code, is_offered=change.is_for_ui)
        is_for_ui = language.is_for_ui if change.is_for_ui is UNSET else change.is_for_ui
        return self._answer(row.code, row.name, row, is_for_ui=is_for_ui)

    async def delete_language(self, language_id: str, if_match: IfMatch) -> None:
        """Delete a language that was added and nothing uses, with the texts in it.

        Raises:
            NotFound: 404. StaleVersion: 412. Conflict: 409, it is built in, or people may choose it.
            InUse: 409, with what uses it.
        """
        language = await self._find(language_id)
        if language.id in NAMES:
            raise Conflict("id", "LANGUAGE_BUILT_IN")
        if language.is_for_ui:
            raise Conflict("is_for_ui", "LANGUAGE_OFFERED")
        await self.remove(language.guid, if_match)
        await self.session.execute(delete(LanguageScope).where(LanguageScope.lang == language.id))
        await count_change(self.session, self._tenant.guid)

    async def _find(self, language_id: str) -> LanguageAnswer:
        """A language by its code or guid. Raises NotFound."""
        languages = await self.languages()
        known = {key: language for language in languages for key in (language.id, str(language.guid))}
        language = known.get(language_id.lower())
        if language is None:
            raise NotFound
        return language

    def _answer(
        self, code: str, name: str, row: LanguageRow | None, *, is_for_ui: bool | None = None
    ) -> LanguageAnswer:
        if is_for_ui is None:
            is_for_ui = code in self._tenant.languages
        guid = row.guid if row else uuid5(self._tenant.guid, f"language/{code}")
        version = version_at(row.updated_at) if row else UNSTORED
        return LanguageAnswer(code, code, guid, name, is_for_ui, version)


class ScopeService(Records[LanguageScope]):
    """The texts of the tenant's own, by scope and language."""

    entity, section, title = "language_scope", "languages", "scope"
    unique: ClassVar = {"scope": Duplicate.code}

    async def read(self, scope: str, lang: str) -> LanguageScope:
        """The texts of a scope in a language.

        Raises:
            NotFound: 404, so that the client keeps its own texts. Unauthenticated: 401, not a public scope.
        """
        if not self.principal.is_signed_in and scope not in self._public:
            raise Unauthenticated
        if "\0" in scope or "\0" in lang:
            raise NotFound
        texts = select(LanguageScope).where(LanguageScope.scope == scope, LanguageScope.lang == lang.lower())
        row = await self.session.scalar(texts)
        if row is None:
            raise NotFound
        return row

    async def set_text(self, scope: str, lang: str, key: str, text: str | None, if_match: IfMatch) -> int:
        """Set one text, or take it out with None, and answer the scope's version.

        Raises:
            StaleVersion: 412. ValidationFailed: 400, the scope is full.
        """
        mine = (LanguageScope.scope == scope, LanguageScope.lang == lang)
        stored = select(LanguageScope).where(*mine).with_for_update()
        row = await self.session.scalar(stored)
        if_match.check(UNSTORED if row is None else self.version_of(row))
        if row is None:
            new = self.new_row({"scope": scope, "lang": lang, "json": {}})
            await self.session.execute(insert(LanguageScope).values(**new).on_conflict_do_nothing())
            row = (await self.session.scalars(stored)).one()
        before = dict(flat(row.json)).get(key)
        if before != text:
            row.json = with_text(row.json, key.split("."), text)
            _check_size(row.json)
            changed: dict[str, audit.Detail] = {"key": key, "before": before, "after": text}
            await self.save(row, "update", {**self.detail(row), **changed})
            await self._say(row)
        return self.version_of(row)

    async def relate(self, record: LanguageScope, sent: Any, changed: Collection[str] | None) -> None:
        """Have the server say its texts so."""
        await super().relate(record, sent, changed)
        await self._say(record)

    async def _say(self, record: LanguageScope) -> None:
        if is_server_scope(record.scope):
            await count_change(self.session, self.principal.tenant.guid)

    async def wordings(self) -> list[Wording]:
        """The scopes of screens that the caller may read and that have texts, by language."""
        names = select(LanguageScope.scope, LanguageScope.lang).where(
            LanguageScope.json != EMPTY, ~LanguageScope.scope.endswith(SUFFIX)
        )
        if not self.principal.is_signed_in:
            names = names.where(LanguageScope.scope.in_(self._public))
        rows = await self.session.execute(names.order_by(LanguageScope.scope, LanguageScope.lang))
        return [Wording(row.scope, row.lang) for row in rows]

    async def check(self, record: LanguageScope | None, sent: NewScope | ScopeChange) -> None:
        """Refuse texts over 1 MiB, and a language that the tenant does not have. Raises ValidationFailed."""
        _check_size(sent.json)
        if isinstance(sent, NewScope):
            await validate_languages(self.session, self.principal.tenant, "lang", [sent.lang.lower()])

    def values(self, record: LanguageScope | None, sent: NewScope | ScopeChange) -> dict[str, object]:
        """The columns that were sent; codes of languages are stored in lower case."""
        values = super().values(record, sent)
        return {**values, "lang": sent.lang.lower()} if isinstance(sent, NewScope) else values

    def detail(self, record: LanguageScope) -> dict[str, audit.Detail]:
        """Which texts, and how many."""
        return {"scope": record.scope, "lang": record.lang, "texts": len(record.json)}

    async def record_change(
        self, record: LanguageScope, fields: Sequence[str], changes: Mapping[str, object] | None = None
    ) -> None:
        """Audit which texts changed, and how many they are now."""
        await self.record_act(record, "update", self.detail(record))

    @property
    def _public(self) -> frozenset[str]:
        """The scopes that are shown without a session: the shell's and those of plugins."""
        return PUBLIC_SCOPES | self.context.plugins.public_scopes(self.principal.tenant)


def with_text(texts: Mapping[str, object], path: Sequence[str], text: str | None) -> dict[str, object]:
    """A tree of texts with another text at a path; with None without it, and the branches it leaves bare."""
    name, *rest = path
    if rest:
        branch = texts.get(name)
        below: object = with_text(branch if isinstance(branch, Mapping) else {}, rest, text)
    else:
        below = text
    others = {key: value for key, value in texts.items() if key != name}
    return others if below in (None, {}) else {**others, name: below}


def _check_size(texts: Mapping[str, object]) -> None:
    encoded = msgspec.json.encode(texts)
    if len(encoded) > SCOPE_BYTES:
        raise ValidationFailed(fields=[FieldError("json", "max_length", {"max": SCOPE_BYTES})])
    # PostgreSQL's jsonb has no NUL.
    if b"\\u0000" in encoded:
        raise ValidationFailed(fields=[FieldError("json", "characters")])
