"""Which language somebody is answered in (KER-129; A041)."""

from collections.abc import Collection, Sequence

from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant

BUILT_IN = ("es", "pt", "en")


def language_of(tenant: Tenant, lang_id: str | None, accept_language: str | None = None) -> str:
    """The person's language, else the first accepted one that the tenant has, else the tenant's default.

    English texts exist in every tenant: a person may have chosen English where the switch does not offer it.
    """
    if lang_id and lang_id.lower() in (*BUILT_IN, *tenant.languages):
        return lang_id.lower()
    for tag in accepted(accept_language or ""):
        if language := nearest(tag, tenant.languages):
            return language
    return tenant.default_language


def nearest(tag: str, languages: Collection[str]) -> str | None:
    """The language that is a tag's own, or that of a more general tag: `pt` for `pt-br` (RFC 4647 §3.4)."""
    while tag and tag not in languages:
        tag = tag.rpartition("-")[0]
    return tag or None


def caller_language(principal: Principal, accept_language: str | None) -> str:
    """The language of the one who asks."""
    return language_of(principal.tenant, principal.lang_id, accept_language)


def accepted(header: str) -> Sequence[str]:
    """The tags of an Accept-Language header in lower case, best first (RFC 9110 §12.5.4)."""
    choices: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, rest = part.strip().partition(";")
        weight = _weight(rest)
        if name and weight > 0:
            choices.append((weight, name.lower()))
    return [name for _, name in sorted(choices, key=lambda pair: -pair[0])]


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
