"""What depends on the host that a page is asked at: the language before sign-in and the theme."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

Theme = Literal["darkblue1", "orangeedv", "gray"]
# A host, a family of hosts (`*.example`), or every other one (`*`), in lower case.
HostPattern = Annotated[str, Meta(pattern=r"^(\*|(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*)$", max_length=253)]

# The two colours of each theme; every other colour of a screen is derived from them.
THEMES: Mapping[Theme, tuple[str, str]] = {
    "darkblue1": ("#1b3a6b", "#5b9bd5"),
    "orangeedv": ("#b8500a", "#2a6f80"),
    "gray": ("#4a5058", "#9aa5b1"),
}


class HostDefaults(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host or a family of hosts has of its own; what is not said is the tenant's.

    `language` is what a page speaks before somebody has chosen or signed in, `theme` the two colours.
    """

    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[a-z0-9]{2,8})*$", max_length=35)] | None = None
    theme: Theme | None = None


def defaults_of(by_host: Mapping[str, HostDefaults], host: str) -> HostDefaults:
    """The entry of a host's own name, else of its narrowest family, else of every other host.

    Args:
        host: a name without port, in lower case.
    """
    if host in by_host:
        return by_host[host]
    parts = host.split(".")
    families = (f"*.{'.'.join(parts[at:])}" for at in range(1, len(parts)))
    return next((by_host[family] for family in (*families, "*") if family in by_host), HostDefaults())
