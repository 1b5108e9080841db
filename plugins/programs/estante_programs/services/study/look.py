"""How a program looks to who follows it: its template, its pictures, and colours and typefaces of its own."""

from collections.abc import Mapping
from typing import Any

from estante.api.files import FileStore
from estante.api.records import RecordContext

from estante_programs.schemas.look import CUSTOM_FIELDS, LookTypeface, ProgramLook
from estante_programs.settings import has_advanced_look
from estante_programs.template_config import known_config
from estante_programs.typefaces import Typefaces, brought_typeface

# The columns of a program `g` that a look is made of.
COLUMNS = ("template", "template_config", "colour_mint", "background_mint", "picture_path", "background_path")
TYPEFACES = ("heading_typeface_guid", "body_typeface_guid")
LOOK = ", ".join(f"g.{name}" for name in (*COLUMNS, *TYPEFACES, *CUSTOM_FIELDS))


class ProgramLooks:
    """Makes looks of programs."""

    def __init__(self, context: RecordContext, files: FileStore) -> None:
        self._tenant, self._files = context.principal.tenant, files
        self._typefaces = Typefaces(context.session, self._tenant, context.plugins)

    async def look(self, row: Mapping[str, Any]) -> ProgramLook:
        """The look of a row with `LOOK`; its own styles are left out where the organization has them off."""
        own = row if has_advanced_look(self._tenant) else {}
        heading, body = await self._faces(row, own)
        return ProgramLook(
            template=row["template"],
            config=known_config(row["template_config"]),
            colour=row["colour_mint"],
            paper=row["background_mint"],
            picture=self._address(row["picture_path"]),
            background=self._address(row["background_path"]),
            color_first=own.get("custom_color_first"),
            color_second=own.get("custom_color_second"),
            gradient_first=own.get("custom_color_gradient_first"),
            gradient_second=own.get("custom_color_gradient_second"),
            second_style=own.get("custom_color_second_style"),
            radius=own.get("custom_border_radius"),
            heading=heading,
            body=body,
        )

    async def _faces(self, row: Mapping[str, Any], own: Mapping[str, Any]) -> list[LookTypeface | None]:
        """The typefaces of headings and of text: a font of its own before one that is brought."""
        guids = {part: own.get(f"custom_{part}_typeface_guid") for part in ("heading", "body")}
        fonts = await self._typefaces.own({guid for guid in guids.values() if guid is not None})
        chosen = {part: fonts.get(guid) if guid is not None else None for part, guid in guids.items()}
        return [face or brought_typeface(row[f"{part}_typeface_guid"]) for part, face in chosen.items()]

    def _address(self, path: str | None) -> str | None:
        return self._files.picture_url(self._tenant, path) if path else None
