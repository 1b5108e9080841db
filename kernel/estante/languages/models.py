"""Languages that a tenant added or changed, and text scopes that override the built-in texts."""

from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable


class LanguageRow(TenantTable):
    """A language. The built-in ones are stored only once they are changed."""

    __tablename__ = "languages"

    code: Mapped[str]
    name: Mapped[str]
    is_for_ui: Mapped[bool] = mapped_column(default=False)


class LanguageScope(TenantTable):
    """The texts of one scope in one language (VS §3: scope, lang, json)."""

    __tablename__ = "language_scopes"

    scope: Mapped[str]
    lang: Mapped[str]
    json: Mapped[dict[str, object]] = mapped_column(JSONB)
