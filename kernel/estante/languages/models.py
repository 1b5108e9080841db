"""Languages that a tenant added or changed, and text scopes that override the built-in texts."""

from sqlalchemy import Index, false
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class LanguageRow(TenantTable):
    """A language. The built-in ones are stored only once they are changed."""

    __tablename__ = "languages"
    __table_args__ = (Index("uq_languages_code", "tenant_id", "code", unique=True),)

    code: Mapped[str]
    name: Mapped[str]
    is_for_ui: Mapped[bool] = mapped_column(default=False, server_default=false())


class LanguageScope(TenantTable):
    """The texts of one scope in one language (VS §3: scope, lang, json)."""

    __tablename__ = "language_scopes"
    __table_args__ = (Index("uq_language_scopes_scope", "tenant_id", "scope", "lang", unique=True),)

    scope: Mapped[str]
    lang: Mapped[str]
    json: Mapped[dict[str, object]] = mapped_column(JSONB)
