"""The texts of an answer in the language of the one who asks."""

from collections.abc import Callable
from typing import Any

from estante.languages.choice import accepted, language_of
from estante.languages.texts import FALLBACK, Texts
from estante.plugins.owners import KERNEL


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
    """A function that answers a key's text for this request, that of the call's plugin before another's."""
    state = scope["state"]
    texts: Texts = state["services"].texts
    tenant = state.get("tenant")
    fallback = tenant.default_language if tenant is not None else FALLBACK
    return texts.translator(language_of_scope(scope), plugin_of_scope(scope) or KERNEL, fallback=fallback)


def plugin_of_scope(scope: Any) -> str | None:
    """The plugin whose call this is."""
    handler = scope.get("route_handler")
    return str(handler.opt["plugin"]) if handler is not None and handler.opt.get("plugin") else None
