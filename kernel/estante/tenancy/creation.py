"""A new tenant's file: a guid, a name and hosts of its own, the rest as another tenant has it."""

import re
from collections.abc import Sequence
from pathlib import Path
from uuid import UUID, uuid4

import tomlkit
from tomlkit import TOMLDocument

from estante.tenancy.loader import FILE

# What only one tenant may have, or what would be somebody else's in a copy.
OWN = ("embedded_by", "database", "identity_providers")
OWN_BRANDING = ("logo", "icon")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_KEY = 40


class TenantRefused(Exception):
    """A tenant that cannot be made, in a sentence that says what to write instead."""


def write_tenant(folder: Path, key: str, *, name: str, hosts: Sequence[str], like: str | None) -> Path:
    """Write `<folder>/<key>/tenant.toml` and answer its path.

    Args:
        folder: the folder of all tenants.
        key: the new folder's name.
        name: as people read it.
        hosts: where it answers; file addresses are made of the first.
        like: the key of a tenant whose languages, plugins, flags, settings and colours it takes; None leaves
            everything as it is built in.

    Raises:
        TenantRefused: the key is no folder's name or is taken, or there is nobody to be like.
    """
    if not KEY.fullmatch(key) or len(key) > MAX_KEY:
        raise TenantRefused(
            f"`{key}` cannot be a tenant's key: use up to {MAX_KEY} small letters, digits and dashes."
        )
    target = folder / key / FILE
    if target.parent.exists():
        raise TenantRefused(f"{target.parent} is there already. Choose another key, or remove it.")
    text = tomlkit.dumps(_document(_source(folder, like), uuid4(), name, hosts))
    target.parent.mkdir(parents=True)
    target.write_text(text, encoding="utf-8")
    return target


def _source(folder: Path, like: str | None) -> TOMLDocument:
    if like is None:
        return tomlkit.document()
    path = folder / like / FILE
    if not path.is_file():
        known = ", ".join(sorted(path.parent.name for path in folder.glob(f"*/{FILE}"))) or "none"
        raise TenantRefused(f"There is no tenant `{like}` in {folder}. There are: {known}.")
    return tomlkit.parse(path.read_text("utf-8"))


def _document(source: TOMLDocument, guid: UUID, name: str, hosts: Sequence[str]) -> TOMLDocument:
    document = tomlkit.document()
    document.add(tomlkit.comment(f"{name}. Every key is explained in ../README.md; the guid never changes."))
    document["guid"], document["name"], document["hosts"] = str(guid), name, list(hosts)
    for setting, value in source.items():
        if setting not in (*OWN, "guid", "name", "hosts", "branding"):
            document[setting] = value
    branding = {part: value for part, value in source.get("branding", {}).items() if part not in OWN_BRANDING}
    document["branding"] = branding | {"product_name": name}
    return document
