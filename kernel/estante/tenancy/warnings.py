"""What a tenant's file may say and cannot mean: it is served, and whoever wrote it is told."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol

from estante.decoding import Problem
from estante.tenancy.host_defaults import HostDefaults, defaults_of

HOST = re.compile(
    r"^(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*)$", re.I
)
LOGOS = {
    ".png": re.compile(rb"^\x89PNG\r\n\x1a\n"),
    ".jpg": re.compile(rb"^\xff\xd8\xff"),
    ".webp": re.compile(rb"^RIFF....WEBP", re.S),
    ".svg": re.compile(rb"<svg[\s>]", re.I),
}
HEAD_BYTES = 4096


class Named(Protocol):
    """What the file may name."""

    @property
    def roles(self) -> frozenset[str]: ...


def warnings_of(raw: Mapping[str, object], known: Named, folder: Path) -> list[Problem]:
    """Everything odd in a file whose values are of the right types.

    Args:
        folder: where the file and its logo are.
    """
    return [Problem(path, "odd", {}, sentence) for path, sentence in _warnings(raw, known, folder)]


def _warnings(raw: Mapping[str, object], known: Named, folder: Path) -> Iterator[tuple[str, str]]:
    hosts = [str(host) for host in _list(raw, "hosts")]
    if not hosts:
        yield "hosts", "names no host, so that nobody reaches this tenant: write one, such as montes.example"
    for host in hosts:
        if not HOST.match(host):
            yield "hosts", f"`{host}` is no host: write the name only, without https://, port or path"
    for pattern in _table(raw, "host_defaults"):
        if not any(defaults_of({pattern: HostDefaults(theme="gray")}, host.lower()).theme for host in hosts):
            yield f"host_defaults.{pattern}", "fits none of `hosts`: write one of them, *.family or *"
    languages = _list(raw, "languages") or ["es", "pt"]
    default = raw.get("default_language", "es")
    if default not in languages:
        yield "default_language", f"`{default}` is not among `languages`: add it there, or write another"
    for index, grant in enumerate(_list(raw, "grants")):
        role = grant.get("role") if isinstance(grant, dict) else None
        if known.roles and role not in known.roles:
            yield (
                f"grants.{index}.role",
                f"there is no role `{role}`: there are {', '.join(sorted(known.roles))}",
            )
    branding = raw.get("branding")
    logo = branding.get("logo") if isinstance(branding, dict) else None
    if isinstance(logo, str) and (sentence := _logo(folder, logo)):
        yield "branding.logo", sentence


def _logo(folder: Path, name: str) -> str | None:
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()):
        return f"`{name}` is outside of the tenant's folder: copy it there"
    pattern = LOGOS.get(path.suffix)
    if pattern is None:
        return f"`{name}` must end with {', '.join(LOGOS)}"
    try:
        with path.open("rb") as file:
            head = file.read(HEAD_BYTES)
    except OSError:
        return f"there is no file `{name}` beside tenant.toml"
    return None if pattern.search(head) else f"`{name}` is no picture of the kind that its name says"


def _list(raw: Mapping[str, object], name: str) -> list[object]:
    value = raw.get(name)
    return list(value) if isinstance(value, list) else []


def _table(raw: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = raw.get(name)
    return value if isinstance(value, dict) else {}
