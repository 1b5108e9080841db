"""The organization's own fonts: checked by their bytes, made ready for the web, and named by its look."""

from collections.abc import Collection, Sequence
from typing import ClassVar
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import ApiError, Conflict, InUse, NotFound, TooLarge, Unprocessable, UnsupportedType
from estante.api.files import FileStore
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from estante.api.tenants import FONTS, SettingsService
from sqlalchemy import func, select
from uuid_utils.compat import uuid7

from estante_personalization.contracts import OwnFont
from estante_personalization.models import CustomFont
from estante_personalization.policies import Personalize
from estante_personalization.schemas import NewFont, Typeface
from estante_personalization.services.font_conversion import convert
from estante_personalization.services.font_file import FontRefused

MAX_MEBIBYTES = 5
MAX_BYTES = MAX_MEBIBYTES * 1024 * 1024
MAX_FONTS = 30
ALLOWED = "WOFF2, WOFF, TTF, OTF"
# The first bytes of woff2, woff, TrueType and OpenType: what a file is called says nothing.
SIGNATURES = frozenset({b"wOF2", b"wOFF", b"\x00\x01\x00\x00", b"true", b"OTTO"})
FONT_PATH = "/organization/fonts"


def path_of(guid: UUID) -> str:
    """Where the store has a font."""
    return f"fonts/{guid.hex}.woff2"


class CustomFontService(Records[CustomFont]):
    """The fonts of a tenant. The look names them by their names, so that no two have the same."""

    entity, section = "custom_font", Personalize.name
    unique: ClassVar = {"name": "FONT_NAME_TAKEN"}
    in_use: ClassVar = "FONT_USED_BY"

    def __init__(self, context: RecordContext, files: FileStore, settings: SettingsService) -> None:
        super().__init__(context)
        self._files, self._settings = files, settings
        self._tenant = context.principal.tenant

    async def add(self, name: str, file_name: str, content: bytes) -> CustomFont:
        """Take a font.

        Raises:
            TooLarge: 413. UnsupportedType: 415, the bytes are of no font. Unprocessable: 422, it is broken,
            lacks letters, or may not be embedded. Duplicate: 409, the name is taken. Conflict: 409, there are
            enough.
        """
        if len(content) > MAX_BYTES:
            raise TooLarge(text="FILE_TOO_LARGE", limit_mb=MAX_MEBIBYTES)
        if content[:4] not in SIGNATURES:
            raise UnsupportedType(text="FONT_NOT_A_FONT", name=file_name, allowed=ALLOWED)
        if name.lower() in {known.lower() for known in FONTS}:
            raise Conflict("name", "FONT_NAME_BUILT_IN")
        if (await self.session.scalar(select(func.count()).select_from(CustomFont)) or 0) >= MAX_FONTS:
            raise Conflict("file", "FONT_TOO_MANY")
        try:
            weight, made = await convert(content)
        except FontRefused as refused:
            raise Unprocessable(text=refused.code, name=file_name, missing=refused.missing) from refused
        guid = uuid7()
        font = await self.create(NewFont(name=name), guid=guid, weight=weight, size=len(made))
        await self._files.put_with(self.session, self._tenant, path_of(guid), made)
        return font

    async def discard(self, guid: UUID, if_match: IfMatch) -> None:
        """Delete a font. Raises NotFound: 404, InUse: 409, the look or another plugin's records have it."""
        font = await self.get_for_update(guid)
        look = (await self._settings.current(self.session)).branding
        if font.name in (look.font_first, look.font_second):
            raise InUse(text="FONT_IN_USE", name=font.name)
        await self.remove(guid, if_match)

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Their files go once that stands."""
        await super().delete_rows(guids)
        paths = [path_of(guid) for guid in guids]
        self.context.after_commit.append(lambda: self._files.delete(self._tenant, *paths))

    async def read(self, guid: UUID) -> bytes:
        """The woff2 that pages get. Raises NotFound."""
        font = await self.get(guid)
        try:
            return await self._files.read(self._tenant, path_of(font.guid))
        except ApiError as error:
            raise NotFound from error


async def own_typefaces(session: Transaction, names: Collection[str] | None = None) -> list[Typeface]:
    """The organization's own fonts, or those of these names, which no one deletes until the commit."""
    chosen = select(CustomFont).order_by(func.estante_order(CustomFont.name), CustomFont.guid)
    if names is not None:
        chosen = chosen.where(CustomFont.name.in_(names)).with_for_update(read=True)
    rows = await session.scalars(chosen)
    return [Typeface(row.name, True, row.url, row.weight) for row in rows]


async def own_fonts(
    session: Transaction, guids: Collection[UUID] | None = None, *, locked: bool = False
) -> list[OwnFont]:
    """The organization's own fonts by name, or those of these guids.

    Args:
        locked: that no one deletes them until the commit.
    """
    chosen = select(CustomFont).order_by(func.estante_order(CustomFont.name), CustomFont.guid)
    if guids is not None:
        chosen = chosen.where(CustomFont.guid.in_(guids))
    if locked:
        chosen = chosen.with_for_update(read=True)
    rows = await session.scalars(chosen)
    return [OwnFont(row.guid, row.name, row.url, row.weight) for row in rows]
