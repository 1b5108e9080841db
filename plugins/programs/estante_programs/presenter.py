"""Programs as calls answer them."""

from typing import Any
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.lists import Page
from estante.api.tenants import Tenant
from estante_contents.contracts import content_titles
from msgspec import UNSET
from msgspec.structs import asdict, replace
from sqlalchemy import select

from estante_programs.lists.program import PROGRAMS
from estante_programs.models import Program, ProgramLanguage
from estante_programs.schemas.look import CUSTOM_FIELDS
from estante_programs.schemas.program import ProgramAnswer, ProgramRow
from estante_programs.settings import ProgramSettings, has_advanced_look
from estante_programs.template_config import written_config


class ProgramPresenter:
    """Answers programs, with signed addresses of their pictures, and ISBNs unless they are hidden."""

    def __init__(self, tenant: Tenant, files: FileStore) -> None:
        self._tenant, self._files = tenant, files

    async def present(self, session: Transaction, record: Program) -> ProgramAnswer:
        """A program, as the transaction has written it so far."""
        row = await self._row(session, record.guid)
        name, thumbnail = await self._book(session, record.book_guid)
        languages = select(ProgramLanguage.lang_id).where(ProgramLanguage.program_guid == record.guid)
        return ProgramAnswer(
            **asdict(row),
            description=record.description,
            evaluation_period=record.evaluation_period,
            langs=sorted(await session.scalars(languages)),
            publication_guid=record.publication_guid,
            book_guid=record.book_guid,
            book_name=name,
            book_thumbnail=thumbnail,
            template_type=row.template,
            templateConfig=record.template_config,
            json_config=record.template_config,
            config=written_config(record.template_config),
            structure_levels=record.structure_levels,
            has_power_lesson=record.has_power_lesson,
            picture=self._address(record.picture_path),
            background=self._address(record.background_path),
            background_mint=record.background_mint,
            colour_mint=record.colour_mint,
            heading_typeface_guid=record.heading_typeface_guid,
            body_typeface_guid=record.body_typeface_guid,
            **self._custom_styles(record),
            pdf_ia_ingested_at=record.pdf_ia_ingested_at,
            pdf_pages_enabled=record.pdf_pages_enabled,
            allowSkipAhead=record.allow_skip_ahead,
            allowRepeatQuestion=record.allow_repeat_question,
        )

    def page(self, page: Page[ProgramRow]) -> Page[ProgramRow]:
        """A page of a list of programs."""
        return page.map(self._shown)

    def _custom_styles(self, record: Program) -> dict[str, Any]:
        """A program's own look, where the organization has it on."""
        if not has_advanced_look(self._tenant):
            return {}
        return {name: getattr(record, name) for name in CUSTOM_FIELDS}

    async def _row(self, session: Transaction, guid: UUID) -> ProgramRow:
        await session.flush()
        columns = ", ".join(PROGRAMS.columns[name] for name in ProgramRow.__struct_fields__)
        sql = f"SELECT {columns} FROM {PROGRAMS.source} WHERE {PROGRAMS.key} = $1"  # noqa: S608 - the list's own words
        row = await (await raw_connection(session)).fetchrow(sql, guid)
        if row is None:
            raise NotFound
        return self._shown(PROGRAMS.rows_of([tuple(row)])[0])

    def _shown(self, row: ProgramRow) -> ProgramRow:
        cover = self._address(row.program_cover)
        if self._tenant.settings_of(ProgramSettings).is_isbn_hidden:
            return replace(row, program_cover=cover, isbn_student=UNSET, isbn_teacher=UNSET)
        return replace(row, program_cover=cover)

    async def _book(self, session: Transaction, guid: UUID | None) -> tuple[str | None, str | None]:
        """The name and the picture of the content that is its book."""
        book = (await content_titles(session, [guid])).get(guid) if guid else None
        if book is None:
            return None, None
        return book.name, self._address(book.thumbnail_path)

    def _address(self, path: str | None) -> str | None:
        return self._files.picture_url(self._tenant, path) if path else None
