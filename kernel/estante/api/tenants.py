"""The tenant, its settings, days, languages and texts."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.config import Platform
    from estante.languages.caller import texts_for
    from estante.languages.choice import caller_language
    from estante.languages.services import must_be_known as validate_languages
    from estante.languages.texts import Texts
    from estante.languages.translator import Translator
    from estante.tenancy.day_ranges import span_of_days
    from estante.tenancy.editable import SECRET_WORDS, Editable
    from estante.tenancy.tenant import Tenant
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "SECRET_WORDS",
    "Editable",
    "Platform",
    "Tenant",
    "Texts",
    "Translator",
    "caller_language",
    "span_of_days",
    "texts_for",
    "validate_languages",
]
