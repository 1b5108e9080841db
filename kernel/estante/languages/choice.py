"""Which language somebody is answered in (KER-129; A041)."""

from collections.abc import Sequence

from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant

BUILT_IN = ("es", "pt", "en")


def language_of(tenant: Tenant, lang_id: str | None, accept_language: str | None = None) -> str:
    """The person's language, else the first accepted one that the tenant has, else the tenant's default.

    English texts exist in every tenant: a person may have chosen English where the switch does not offer it.
    """
    if lang_id and lang_id.lower() in BUILT_IN:
        return lang_id.lower()
    for wanted in accepted(accept_language or ""):
        if wanted in tenant.languages:
            return wanted
    return tenant.default_language


def caller_language(principal: Principal, accept_language: str | None) -> str:
    """The language of the one who asks."""
    return language_of(principal.tenant, principal.lang_id, accept_language)


def accepted(header: str) -> Sequence[str]:
    """The primary languages of an Accept-Language header, best first (RFC 9110 §12.5.4)."""
    found: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, rest = part.strip().partition(";")
        weight = _weight(rest)
        if name and weight > 0:
            found.append((weight, name.split("-")[0].lower()))
    return [name for _, name in sorted(found, key=lambda pair: -pair[0])]


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
