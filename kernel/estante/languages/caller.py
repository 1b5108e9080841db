"""The texts of an answer in the language of the one who asks."""

from collections.abc import Callable
from typing import Any

from estante.languages.choice import BUILT_IN, accepted, language_of, nearest
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
        languages = (nearest(tag, BUILT_IN) for tag in accepted(header))
        return next((language for language in languages if language), FALLBACK)
    return language_of(tenant, principal.lang_id if principal else None, header)


def texts_for(scope: Any) -> Callable[..., str]:
    """A function that answers a key's text for this request, that of the call's plugin before another's."""
    state = scope["state"]
    texts: Texts = state["services"].texts
    plugin = plugin_of_scope(scope) or KERNEL
    return texts.translator(language_of_scope(scope), plugin, tenant=state.get("tenant"))


def plugin_of_scope(scope: Any) -> str | None:
    """The plugin whose call this is."""
    handler = scope.get("route_handler")
    return str(handler.opt["plugin"]) if handler is not None and handler.opt.get("plugin") else None
