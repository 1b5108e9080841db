"""The texts of an answer in the language of the one who asks."""

from collections.abc import Callable
from typing import Any

from estante.languages.choice import accepted, language_of


def language_of_scope(scope: Any) -> str:
    """The caller's language: the person's, else the browser's, else the tenant's, else English."""
    state = scope["state"]
    header = next(
        (value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), ""
    )
    tenant, principal = state.get("tenant"), state.get("principal")
    if tenant is None:
        return next((lang for lang in accepted(header) if lang in ("es", "pt", "en")), "en")
    return language_of(tenant, principal.lang_id if principal else None, header)


def texts_for(scope: Any) -> Callable[..., str]:
    """A function that answers a key's text for this request."""
    texts, lang = scope["state"]["services"].texts, language_of_scope(scope)

    def text(key: str, /, **params: str | int | float) -> str:
        return str(texts.get(lang, key, **params))

    return text
