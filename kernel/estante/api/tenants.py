"""The tenant, its settings, days, languages and texts."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.config import Platform
    from estante.http.logo import logo_file
    from estante.languages.caller import texts_for
    from estante.languages.choice import caller_language
    from estante.languages.known import language_names, validate_languages
    from estante.languages.texts import Texts
    from estante.languages.translator import Translator
    from estante.languages.uses import language_uses
    from estante.settings.services import SettingsService
    from estante.tenancy.day_ranges import span_of_days
    from estante.tenancy.editable import SECRET_WORDS, Editable, SystemSetting
    from estante.tenancy.tenant import FONTS, Tenant
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "FONTS",
    "SECRET_WORDS",
    "Editable",
    "Platform",
    "SettingsService",
    "SystemSetting",
    "Tenant",
    "Texts",
    "Translator",
    "caller_language",
    "language_names",
    "language_uses",
    "logo_file",
    "span_of_days",
    "texts_for",
    "validate_languages",
]
