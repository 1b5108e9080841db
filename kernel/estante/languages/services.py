"""The tenant's languages and text scopes."""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from uuid import UUID, uuid5

import msgspec
from msgspec import UNSET
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante import audit
from estante.errors import Duplicate, FieldError, NotFound, Unauthenticated, ValidationFailed
from estante.http.etags import IfMatch, version_at
from estante.identity.principal import Principal
from estante.languages.models import LanguageRow, LanguageScope
from estante.languages.schemas import (
    LanguageAnswer,
    LanguageChange,
    NewLanguage,
    NewScope,
    ScopeAnswer,
    ScopeChange,
    Wording,
)
from estante.tenancy.tenant import Tenant

NAMES: Mapping[str, str] = MappingProxyType({"es": "Español", "pt": "Português", "en": "English"})
# What the shell's own pages show without a session (KER-130); plugins name theirs in `public_texts`.
PUBLIC_SCOPES = frozenset({"auth", "backoffice-name", "core", "login", "recover", "shell", "sign-in"})
SCOPE_BYTES = 1024 * 1024


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


class LanguageService:
    """Reads and writes in the request's transaction.

    Args:
        public: the scopes that plugins show without a session, beside the shell's.
    """

    def __init__(
        self, session: AsyncSession, principal: Principal, public: Collection[str] = frozenset()
    ) -> None:
        self._session = session
        self._public = PUBLIC_SCOPES.union(public)
        self._principal = principal
        self._tenant = principal.tenant

    async def languages(self) -> list[LanguageAnswer]:
        """The built-in languages and those that the tenant added, with the tenant's changes."""
        found = await self._session.scalars(
            select(LanguageRow).where(LanguageRow.tenant_id == self._tenant.guid).order_by(LanguageRow.code)
        )
        answers = {code: _built_in(self._tenant, code) for code in NAMES}
        answers |= {row.code: _answer(row) for row in found}
        return list(answers.values())

    async def add(self, new: NewLanguage) -> LanguageAnswer:
        """Add a language.

        Raises:
            Duplicate: 409, the language is there.
        """
        code = new.id.lower()
        if code in {language.id for language in await self.languages()}:
            raise Duplicate("id")
        row = LanguageRow(
            tenant_id=self._tenant.guid, guid=uuid7(), code=code, name=new.name, is_for_ui=new.is_for_ui
        )
        await self._add(row, "id")
        await audit.record(self._session, self._principal, "languages.create", "language", code)
        return _answer(row)

    async def change(self, language_id: str, wanted: LanguageChange, if_match: IfMatch) -> LanguageAnswer:
        """Change a language, by its code or guid.

        Raises:
            NotFound: 404. StaleVersion: 412.
        """
        known = {key: one for one in await self.languages() for key in (one.id, str(one.guid))}
        language = known.get(language_id.lower())
        if language is None:
            raise NotFound
        if_match.check(language.version)
        name = language.name if wanted.name is UNSET else wanted.name
        is_for_ui = language.is_for_ui if wanted.is_for_ui is UNSET else wanted.is_for_ui
        values = {"name": name, "is_for_ui": is_for_ui}
        changed_at = await self._session.scalar(
            insert(LanguageRow)
            .values(tenant_id=self._tenant.guid, guid=language.guid, code=language.id, **values)
            .on_conflict_do_update(
                index_elements=["tenant_id", "code"], set_={**values, "updated_at": func.now()}
            )
            .returning(LanguageRow.updated_at)
        )
        await audit.record(
            self._session,
            self._principal,
            "languages.update",
            "language",
            language.id,
            {"is_for_ui": is_for_ui},
        )
        return LanguageAnswer(language.id, language.guid, name, is_for_ui, version_at(changed_at))

    async def scope(self, scope: str, lang: str) -> ScopeAnswer:
        """The texts of a scope in a language.

        Raises:
            NotFound: 404, so that the client keeps its own texts. Unauthenticated: 401, not a public scope.
        """
        if not self._principal.is_signed_in and scope not in self._public:
            raise Unauthenticated
        if "\0" in scope or "\0" in lang:
            raise NotFound
        row = await self._session.scalar(
            select(LanguageScope).where(
                LanguageScope.tenant_id == self._tenant.guid,
                LanguageScope.scope == scope,
                LanguageScope.lang == lang.lower(),
            )
        )
        if row is None:
            raise NotFound
        return _scope_answer(row)

    async def wordings(self) -> list[Wording]:
        """The scopes that the caller may read and that have texts, by language."""
        wanted = select(LanguageScope.scope, LanguageScope.lang).where(
            LanguageScope.tenant_id == self._tenant.guid
        )
        if not self._principal.is_signed_in:
            wanted = wanted.where(LanguageScope.scope.in_(self._public))
        found = await self._session.execute(wanted.order_by(LanguageScope.scope, LanguageScope.lang))
        return [Wording(row.scope, row.lang) for row in found]

    async def add_scope(self, new: NewScope) -> ScopeAnswer:
        """Add the texts of a scope in a language.

        Raises:
            Duplicate: 409, that scope has texts in that language.
            ValidationFailed: 400, over 1 MiB, or a language that the tenant does not have.
        """
        _check_size(new.json)
        await must_be_known(self._session, self._tenant, "lang", [new.lang.lower()])
        row = LanguageScope(
            tenant_id=self._tenant.guid, guid=uuid7(), scope=new.scope, lang=new.lang.lower(), json=new.json
        )
        await self._add(row, "scope")
        await self._record("languages.create", row)
        return _scope_answer(row)

    async def change_scope(self, guid: UUID, wanted: ScopeChange, if_match: IfMatch) -> ScopeAnswer:
        """Replace the texts of a scope.

        Raises:
            NotFound: 404. ValidationFailed: 400, over 1 MiB. StaleVersion: 412.
        """
        _check_size(wanted.json)
        row = await self._session.get(LanguageScope, (self._tenant.guid, guid), with_for_update=True)
        if row is None:
            raise NotFound
        if_match.check(version_at(row.updated_at))
        row.json = wanted.json
        await self._session.flush()
        await self._record("languages.update", row)
        return _scope_answer(row)

    async def _add(self, row: LanguageRow | LanguageScope, field: str) -> None:
        try:
            async with self._session.begin_nested():
                self._session.add(row)
        except IntegrityError:
            raise Duplicate(field) from None

    async def _record(self, action: str, row: LanguageScope) -> None:
        detail: dict[str, audit.Detail] = {"scope": row.scope, "lang": row.lang, "texts": len(row.json)}
        await audit.record(self._session, self._principal, action, "language_scope", row.guid, detail)


def _built_in(tenant: Tenant, code: str) -> LanguageAnswer:
    return LanguageAnswer(
        code, uuid5(tenant.guid, f"language/{code}"), NAMES[code], code in tenant.languages, 0
    )


def _answer(row: LanguageRow) -> LanguageAnswer:
    return LanguageAnswer(row.code, row.guid, row.name, row.is_for_ui, version_at(row.updated_at))


def _scope_answer(row: LanguageScope) -> ScopeAnswer:
    return ScopeAnswer(row.guid, row.scope, row.lang, row.json, version_at(row.updated_at))


def _check_size(texts: Mapping[str, object]) -> None:
    encoded = msgspec.json.encode(texts)
    if len(encoded) > SCOPE_BYTES:
        raise ValidationFailed(fields=[FieldError("json", "max_length", {"max": SCOPE_BYTES})])
    # PostgreSQL's jsonb has no NUL.
    if b"\\u0000" in encoded:
        raise ValidationFailed(fields=[FieldError("json", "characters")])
