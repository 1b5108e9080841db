"""The tenant's languages and text scopes."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar
from uuid import uuid5

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.errors import Duplicate, FieldError, NotFound, Unauthenticated, ValidationFailed
from estante.if_match import ANY_VERSION, IfMatch, version_at
from estante.languages.models import LanguageRow, LanguageScope
from estante.languages.schemas import (
    LanguageAnswer,
    LanguageChange,
    NewLanguage,
    NewScope,
    ScopeChange,
    Wording,
)
from estante.records.service import Records
from estante.tenancy.tenant import Tenant

NAMES: Mapping[str, str] = MappingProxyType({"es": "Español", "pt": "Português", "en": "English"})
# What the shell's own pages show without a session (KER-130); plugins name theirs in `public_texts`.
PUBLIC_SCOPES = frozenset({"auth", "backoffice-name", "core", "login", "recover", "shell", "sign-in"})
SCOPE_BYTES = 1024 * 1024
# The version of a built-in language that nobody changed.
UNSTORED = 0


async def known_languages(session: AsyncSession, tenant: Tenant) -> list[str]:
    """The codes of the built-in languages and of those that the tenant added."""
    added = await session.scalars(
        select(LanguageRow.code).where(LanguageRow.tenant_id == tenant.guid).order_by(LanguageRow.code)
    )
    return list(dict.fromkeys((*NAMES, *tenant.languages, *added)))


async def must_be_known(session: AsyncSession, tenant: Tenant, field: str, codes: Iterable[str]) -> None:
    """Refuse a language that the tenant does not have.

    Raises:
        ValidationFailed: names the field and the languages that there are.
    """
    known = await known_languages(session, tenant)
    if unknown := [code for code in codes if code not in known]:
        params = {"allowed": ", ".join(known), "value": unknown[0]}
        raise ValidationFailed(fields=[FieldError(field, "choice", params)])


class LanguageService(Records[LanguageRow]):
    """The tenant's languages: the built-in ones are stored from their first change on."""

    entity, section, title = "language", "languages", "code"
    columns: ClassVar = {"id": "code"}
    unique: ClassVar = {"code": Duplicate.code}

    async def languages(self) -> list[LanguageAnswer]:
        """The built-in languages and those that the tenant added, with the tenant's changes."""
        rows = await self.session.scalars(select(LanguageRow).order_by(LanguageRow.code))
        answers = {code: _built_in(self.principal.tenant, code) for code in NAMES}
        answers |= {row.code: _answer(row) for row in rows}
        return list(answers.values())

    async def check(self, record: LanguageRow | None, sent: NewLanguage | LanguageChange) -> None:
        """Refuse a built-in language that is added. Raises Duplicate."""
        if isinstance(sent, NewLanguage) and sent.id.lower() in NAMES:
            raise Duplicate("id")

    async def add(self, new: NewLanguage) -> LanguageAnswer:
        """Add a language.

        Raises:
            Duplicate: 409, the language is there.
        """
        return _answer(await self.create(new, code=new.id.lower()))

    async def change(self, language_id: str, change: LanguageChange, if_match: IfMatch) -> LanguageAnswer:
        """Change a language, by its code or guid.

        Raises:
            NotFound: 404. StaleVersion: 412.
        """
        languages = await self.languages()
        known = {key: language for language in languages for key in (language.id, str(language.guid))}
        language = known.get(language_id.lower())
        if language is None:
            raise NotFound
        if language.version == UNSTORED:
            if_match.check(UNSTORED)
            stored = insert(LanguageRow).values(
                tenant_id=self.principal.tenant.guid,
                guid=language.guid,
                code=language.id,
                name=language.name,
                is_for_ui=language.is_for_ui,
            )
            await self.session.execute(stored.on_conflict_do_nothing())
            if_match = ANY_VERSION
        return _answer(await self.update(language.guid, change, if_match))


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

    async def wordings(self) -> list[Wording]:
        """The scopes that the caller may read and that have texts, by language."""
        names = select(LanguageScope.scope, LanguageScope.lang)
        if not self.principal.is_signed_in:
            names = names.where(LanguageScope.scope.in_(self._public))
        rows = await self.session.execute(names.order_by(LanguageScope.scope, LanguageScope.lang))
        return [Wording(row.scope, row.lang) for row in rows]

    async def check(self, record: LanguageScope | None, sent: NewScope | ScopeChange) -> None:
        """Refuse texts over 1 MiB, and a language that the tenant does not have. Raises ValidationFailed."""
        _check_size(sent.json)
        if isinstance(sent, NewScope):
            await must_be_known(self.session, self.principal.tenant, "lang", [sent.lang.lower()])

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


def _built_in(tenant: Tenant, code: str) -> LanguageAnswer:
    return LanguageAnswer(
        code, uuid5(tenant.guid, f"language/{code}"), NAMES[code], code in tenant.languages, UNSTORED
    )


def _answer(row: LanguageRow) -> LanguageAnswer:
    return LanguageAnswer(row.code, row.guid, row.name, row.is_for_ui, version_at(row.updated_at))


def _check_size(texts: Mapping[str, object]) -> None:
    encoded = msgspec.json.encode(texts)
    if len(encoded) > SCOPE_BYTES:
        raise ValidationFailed(fields=[FieldError("json", "max_length", {"max": SCOPE_BYTES})])
    # PostgreSQL's jsonb has no NUL.
    if b"\\u0000" in encoded:
        raise ValidationFailed(fields=[FieldError("json", "characters")])
