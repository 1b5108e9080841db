"""What is said of a package that asks other hosts: of those alone that it is not allowed to ask."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from estante_contents.contracts import AssetWarning

OUTSIDE_HOSTS = "OUTSIDE_HOSTS"
SEPARATOR, NAMED = ", ", 5


def without_allowed(warnings: Iterable[AssetWarning], allowed: Collection[str]) -> Iterator[AssetWarning]:
    """The warnings; that of hosts names the first few that load nothing, and is none where all may."""
    for warning in warnings:
        if warning.code != OUTSIDE_HOSTS:
            yield warning
            continue
        hosts = str(warning.params.get("hosts", "")).split(SEPARATOR)
        if left := [host for host in hosts if host not in allowed]:
            more = f" (+{len(left) - NAMED})" if len(left) > NAMED else ""
            yield replace(warning, params={"hosts": SEPARATOR.join(left[:NAMED]) + more})
