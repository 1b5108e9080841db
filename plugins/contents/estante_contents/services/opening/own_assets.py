"""What only one content type prepares: values of its own, by the Struct that it names (`own_assets`).

They are stored as plain JSON: they stay, and are copied, while the type's plugin is off.
"""

import re

import msgspec
import structlog
from msgspec.structs import replace

from estante_contents.contracts import Assets, AssetWarning, ContentType, Unpreparable

# They are read with each content that is opened.
MAX_OWN_BYTES = 1024 * 1024
# PostgreSQL has no such letter, not even escaped; a backslash before it may be a letter itself.
NUL = re.compile(rb"(?<!\\)((?:\\\\)*)\\u0000")
OUTDATED = AssetWarning("OWN_ASSETS_OUTDATED")
log = structlog.get_logger("estante.contents")


def own_to_store(kind: ContentType, own: object) -> object:
    """What preparing found of the type's own, as it is stored. It came out of a file, and is not trusted.

    Raises:
        Unpreparable: `OWN_ASSETS_MISFIT`, it is not what the type says; `OWN_ASSETS_TOO_LARGE` (`kibibytes`).
        TypeError: the type says nothing of values of its own.
    """
    if own is None:
        return None
    if kind.own_assets is None:
        raise TypeError(f"{kind.guid} prepares values of its own, and names no Struct in `own_assets`")
    try:
        values = msgspec.convert(msgspec.to_builtins(own), kind.own_assets)
    except msgspec.ValidationError as error:
        log.warning("own_assets_misfit", content_type=kind.guid, reason=str(error))
        raise Unpreparable("OWN_ASSETS_MISFIT") from error
    data = msgspec.json.encode(values)
    if len(data) > MAX_OWN_BYTES:
        raise Unpreparable("OWN_ASSETS_TOO_LARGE", kibibytes=MAX_OWN_BYTES // 1024)
    return msgspec.json.decode(NUL.sub(rb"\1", data))


def with_own(kind: ContentType | None, assets: Assets) -> Assets:
    """The assets as their type gets them: with what is its own in its Struct, or None.

    None is also what an earlier release of the plugin stored that this one does not understand, with a
    warning that says so.
    """
    if assets.own is None:
        return assets
    if kind is None or kind.own_assets is None:
        return replace(assets, own=None)
    if isinstance(assets.own, kind.own_assets):
        return assets
    try:
        return replace(assets, own=msgspec.convert(assets.own, kind.own_assets))
    except msgspec.ValidationError:
        return replace(assets, own=None, warnings=(*assets.warnings, OUTDATED))
