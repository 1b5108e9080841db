"""Reading and changing the organization's look.

The settings `branding.*` are what every part of Estante reads; a change writes them in its own transaction.
The record beside them counts versions, keeps the earlier ones, and has the style sheet.
"""

import asyncio
import hashlib
from collections.abc import Collection
from typing import Any
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records, VersionRules
from estante.api.tenants import FONTS, SettingsService, Tenant
from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy.dialects.postgresql import insert

from estante_personalization.models import Style
from estante_personalization.policies import Personalize
from estante_personalization.schemas import StyleAnswer, StyleFields, StyleValues
from estante_personalization.services.custom_font import own_typefaces
from estante_personalization.services.sheet import SheetProblem, scoped

SHEET_PATH = "/organization/css/stylesheet.css"
FONT_FIELDS = ("font_first", "font_second")


def values_of(tenant: Tenant) -> StyleValues:
    """The look that a tenant has."""
    look = tenant.branding
    return StyleValues(
        look.color_first, look.color_second, look.font_first, look.font_second, look.border_radius
    )


def revision_of(css: str) -> str:
    """What tells one style sheet from another in its address."""
    return hashlib.sha256(css.encode()).hexdigest()[:12]


async def scoped_sheet(css: str, field: str = "css") -> str:
    """The sheet held within the organization's pages. Raises ValidationFailed: 400, with row and column."""
    try:
        return await asyncio.to_thread(scoped, css)
    except SheetProblem as problem:
        raise problem.refusal(field) from problem


class StyleService(Records[Style]):
    """The look of a tenant: a record of which there is one, and which is there before anybody stored it."""

    entity, section, title = "style", Personalize.name, "color_first"
    version_rules = VersionRules(StyleFields)

    def __init__(self, context: RecordContext, settings: SettingsService) -> None:
        super().__init__(context)
        self._settings, self._tenant = settings, context.principal.tenant
        self._values = values_of(self._tenant)

    async def get(self, guid: UUID) -> Style:
        """The look as it holds, whatever changed it last. Raises NotFound: it is another tenant's guid."""
        if guid != self._tenant.guid:
            raise NotFound
        values = values_of(await self._settings.current(self.session))
        stored = await self.session.get(Style, (guid, guid))
        css, version = (stored.css, stored.version) if stored else ("", 1)
        moments = {"created_at": stored.created_at, "updated_at": stored.updated_at} if stored else {}
        return Style(tenant_id=guid, guid=guid, version=version, css=css, **asdict(values), **moments)

    async def current(self) -> Style:
        """The look of this tenant."""
        return await self.get(self._tenant.guid)

    async def change(self, sent: StyleFields, if_match: IfMatch) -> Style:
        """Change what was sent.

        Raises:
            StaleVersion: 412. ValidationFailed: 400, a font that is none of the fonts, or what the sheet may
            not have.
        """
        built_in = asdict(values_of(self._settings.of_file))
        row = {"tenant_id": self._tenant.guid, "guid": self._tenant.guid, "css": "", **built_in}
        await self.session.execute(insert(Style).values(row).on_conflict_do_nothing())
        return await self.update(self._tenant.guid, sent, if_match)

    async def reset(self, if_match: IfMatch) -> Style:
        """Go back to what holds without any change. Raises StaleVersion: 412."""
        built_in = values_of(self._settings.of_file)
        return await self.change(StyleFields(**asdict(built_in), css=""), if_match)

    async def check(self, record: Style | None, sent: StyleFields) -> None:
        """Refuse a font that there is not, and a sheet that does what it may not. Raises ValidationFailed."""
        self._values = values_of(await self._settings.current(self.session))
        own = await own_typefaces(self.session)
        known = {*FONTS, *(font.name for font in own)}
        wrong = [
            FieldError(name, "choice", {"allowed": ", ".join(sorted(known))})
            for name in FONT_FIELDS
            if (font := getattr(sent, name)) is not UNSET and font not in known | self._left(name)
        ]
        if wrong:
            raise ValidationFailed(fields=wrong)
        if isinstance(sent.css, str):
            await scoped_sheet(sent.css)

    def values(self, record: Style | None, sent: StyleFields) -> dict[str, object]:
        """The columns that were sent, beside those that another page changed meanwhile."""
        return {**asdict(self._values), **super().values(record, sent)}

    async def relate(self, record: Style, sent: StyleFields, changed: Collection[str] | None) -> None:
        """Have every page wear it once this stands."""
        look: dict[str, Any] = {name: getattr(record, name) for name in StyleValues.__struct_fields__}
        own = await own_typefaces(self.session, {record.font_first, record.font_second})
        look["font_faces"] = [{"family": font.name, "url": font.url, "weight": font.weight} for font in own]
        look["stylesheet"] = f"{SHEET_PATH}?{revision_of(record.css)}" if record.css.strip() else None
        await self._settings.put(self.session, {f"branding.{name}": value for name, value in look.items()})
        self.context.after_commit.append(self._settings.publish)

    def _left(self, field: str) -> set[str]:
        """What may stay as it is: the file may say a font that only visitors' machines have."""
        return {getattr(self._values, field), getattr(values_of(self._settings.of_file), field)}


class StylePresenter:
    """Answers the look with what holds without any change."""

    def __init__(self, settings: SettingsService) -> None:
        self._settings = settings

    async def present(self, _session: Transaction, record: Style) -> StyleAnswer:
        """The answer of a record."""
        values = {name: getattr(record, name) for name in StyleValues.__struct_fields__}
        built_in = values_of(self._settings.of_file)
        return StyleAnswer(**values, guid=record.guid, css=record.css, built_in=built_in)
