"""The typefaces that programs may have: those that Estante brings, and the organization's own fonts.

Whether there are fonts of its own another plugin knows, which need not be on.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol
from uuid import NAMESPACE_URL, UUID, uuid5

from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import FONTS, Tenant

from estante_programs.schemas.look import LookTypeface, TypefaceRow

HOOK = "register_own_fonts"
# A font that Estante brings has no row: its guid is made of its name, so that it is the same everywhere.
BROUGHT: Mapping[UUID, str] = {uuid5(NAMESPACE_URL, f"estante:typeface:{name}"): name for name in FONTS}
ANY_WEIGHT = "100 900"


class OwnFont(Protocol):
    """A font of the organization's own, as its plugin gives it."""

    @property
    def guid(self) -> UUID: ...
    @property
    def name(self) -> str: ...
    @property
    def url(self) -> str: ...
    @property
    def weight(self) -> str: ...


class OwnFontSource(Protocol):
    """Answers these fonts, or all; `locked` ones nobody deletes until the commit."""

    async def __call__(
        self, session: Transaction, guids: Collection[UUID] | None = None, *, locked: bool = False
    ) -> Sequence[OwnFont]: ...


class Typefaces:
    """What an organization's programs may be set in."""

    def __init__(self, session: Transaction, tenant: Tenant, plugins: HookCaller) -> None:
        self._session, self._tenant, self._plugins = session, tenant, plugins

    async def own(
        self, guids: Collection[UUID] | None = None, *, locked: bool = False
    ) -> dict[UUID, LookTypeface]:
        """The organization's own fonts by their guids: these, or all of them, by name."""
        if guids is not None and not guids:
            return {}
        given: Sequence[Sequence[OwnFontSource]] = self._plugins.hook(HOOK, self._tenant)()
        fonts = [font for several in given for source in several for font in await source(
            self._session, guids, locked=locked
        )]  # fmt: skip
        return {font.guid: LookTypeface(font.name, font.url, font.weight) for font in fonts}

    async def own_rows(self) -> list[TypefaceRow]:
        """The same, as lists answer them."""
        return [
            TypefaceRow(guid, font.name, font.url, font.weight) for guid, font in (await self.own()).items()
        ]


def brought_typeface(guid: UUID | None) -> LookTypeface | None:
    """One that Estante brings; None where it is none of them."""
    name = BROUGHT.get(guid) if guid is not None else None
    return LookTypeface(name, None, ANY_WEIGHT) if name is not None else None


def brought_rows() -> list[TypefaceRow]:
    """The typefaces that Estante brings."""
    return [TypefaceRow(guid, name, None, ANY_WEIGHT) for guid, name in BROUGHT.items()]
