"""What the calls of cartridges take and answer."""

from collections.abc import Sequence
from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Struct


class NewCartridge(Struct, kw_only=True, forbid_unknown_fields=True):
    """A finished upload for `contents.cartridge`."""

    EXAMPLE: ClassVar[Example] = {"upload_guid": EXAMPLE_GUID}
    upload_guid: UUID


class CartridgeRow(Struct, frozen=True):
    """A thing of a cartridge; `reason` says why it stays out, `note` what of it does."""

    title: str
    reason: str | None = None
    note: str | None = None


class CartridgeView(Struct, frozen=True, kw_only=True):
    """What a cartridge has, in its order. `count` are those that go through."""

    title: str
    count: int
    rows: Sequence[CartridgeRow]
