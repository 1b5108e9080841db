"""Writing programs."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import FileStore
from estante.api.records import Links, RecordContext, Records, TrashRules, record_acts
from estante.api.tenants import validate_languages
from estante_contents.contracts import content_titles, living_publications
from estante_settings.contracts import TaughtKind, country_names, taught_parts
from msgspec import UNSET
from sqlalchemy import select

from estante_programs.isbns import KINDS, isbns_of, put_isbns, wrong_isbns
from estante_programs.models import Program, ProgramLanguage, ProgramLevel, ProgramYear
from estante_programs.policies import Programs
from estante_programs.schemas.program import ProgramFields
from estante_programs.services.copying import ProgramParts
from estante_programs.services.files import release_files_of_programs
from estante_programs.services.levels import refuse_fewer_levels
from estante_programs.services.look.picture_files import KINDS as KINDS_OF_PICTURES
from estante_programs.services.look.picture_files import PictureFiles
from estante_programs.services.look.rules import sends_styles, sent_config, wrong_look
from estante_programs.settings import ProgramSettings, has_evaluation
from estante_programs.typefaces import Typefaces

# The field of what a country teaches, its kind and where a program has it.
TAUGHT: dict[str, TaughtKind] = {
    "discipline": "discipline",
    "educationLevels": "education_level",
    "educationYears": "education_year",
}
PICTURE_COLUMNS = frozenset(f"{kind}_{part}" for kind in KINDS_OF_PICTURES for part in ("guid", "path"))
NEEDED = (*TAUGHT, "publication_guid")
FLAGS = {"has_power_lesson": ("power_lesson", False), "structure_levels": ("structure_levels", 2)}


class ProgramService(Records[Program]):
    """The programs of a tenant."""

    entity, section = "program", Programs.name
    columns: ClassVar = {
        "discipline": "discipline_guid",
        "country": "country_guid",
        "template_type": "template",
        "templateConfig": "template_config",
        "json_config": "template_config",
        "config": "template_config",
        "allowSkipAhead": "allow_skip_ahead",
        "allowRepeatQuestion": "allow_repeat_question",
    }
    links: ClassVar = {
        "educationLevels": Links(ProgramLevel.program_guid, ProgramLevel.level_guid),
        "educationYears": Links(ProgramYear.program_guid, ProgramYear.year_guid),
        "langs": Links(ProgramLanguage.program_guid, ProgramLanguage.lang_id),
    }
    unrecorded: ClassVar = PICTURE_COLUMNS | {"has_custom_styles"}
    trash_rules = TrashRules(Programs.delete, Programs.deleteOwner, thumbnail="cover_path")

    def __init__(self, context: RecordContext, files: FileStore) -> None:
        super().__init__(context)
        self._pictures = PictureFiles(context.session, context.principal, files)
        self._parts = ProgramParts(context.session, context.principal, files)

    @property
    def _settings(self) -> ProgramSettings:
        return self.principal.tenant.settings_of(ProgramSettings)

    async def create(self, data: Any, **values: object) -> Program:
        """Make a program, in the organization's language where none is said."""
        if data.langs is UNSET:
            tenant = self.principal.tenant
            data.langs = [self._settings.default_language or tenant.default_language]
        return await super().create(data, **values)

    async def clone(self, guid: UUID, **values: object) -> Program:
        """Copy a program with all that it is made of. Raises NotFound, StorageFull: no room for its files."""
        return await super().clone(guid, **dict.fromkeys(PICTURE_COLUMNS), **values)

    async def copy(self, source: Program, target: Program) -> None:
        """Give a copy levels, years, languages and parts, and files of its own: a file is of one record."""
        await super().copy(source, target)
        await self._pictures.copy(source, target)
        await self._parts.copy(source.guid, target.guid)

    async def check(self, record: Program | None, sent: ProgramFields) -> None:
        """Refuse what is not there, of another country, switched off or not offered.

        Raises:
            ValidationFailed: names every wrong field.
        """
        isbns = await isbns_of(self.session, record.guid) if record is not None else {}
        wrong = [
            *_missing(record, sent),
            *self._wrong_flags(sent),
            *self._wrong_template(record, sent),
            *self._wrong_period(record, sent),
            *wrong_isbns(isbns, sent),
            *self._hidden_isbns(sent),
            *await self._wrong_country(sent),
            *await self._wrong_contents(sent),
            *await self._wrong_look(sent),
        ]
        if not any(fault.field == "country" for fault in wrong):
            wrong += await self._wrong_parts(record, sent)
        if wrong:
            raise ValidationFailed(fields=wrong)
        if record is not None and sent.structure_levels is not UNSET:
            await refuse_fewer_levels(self.session, record.guid, sent.structure_levels)
        if sent.langs is not UNSET:
            await validate_languages(self.session, self.principal.tenant, "langs", sent.langs)

    def _wrong_flags(self, sent: ProgramFields) -> list[FieldError]:
        """What this organization has not switched on stays as it is by default."""
        flags = self.principal.tenant.flags
        return [
            FieldError(field, "switched_off")
            for field, (flag, default) in FLAGS.items()
            if getattr(sent, field) not in (UNSET, default) and not flags.get(flag, False)
        ]

    def _wrong_template(self, record: Program | None, sent: ProgramFields) -> list[FieldError]:
        current = record.template if record else None
        return [
            FieldError(field, "choice")
            for field in ("template", "template_type")
            if (chosen := getattr(sent, field)) is not UNSET
            and chosen != current
            and chosen not in self._settings.templates
        ]

    async def _wrong_look(self, sent: ProgramFields) -> list[FieldError]:
        """What is wrong of the look; the config of the template says its lines and keys."""
        tenant = self.principal.tenant
        wrong = await wrong_look(tenant, Typefaces(self.session, tenant, self.context.plugins), sent)
        try:
            sent_config(sent)
        except ValidationFailed as refused:
            wrong += refused.fields
        return wrong

    def values(self, record: Program | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, with the config as it is kept."""
        values = super().values(record, sent)
        if (config := sent_config(sent)) is not UNSET:
            values["template_config"] = config
        return {**values, "has_custom_styles": True} if sends_styles(sent) else values

    def _wrong_period(self, record: Program | None, sent: ProgramFields) -> list[FieldError]:
        """With evaluation a program says how its year is divided (A094).

        One that was made before the organization evaluated can be changed in everything else.
        """
        if not has_evaluation(self.principal.tenant):
            return []
        if record is not None and sent.evaluation_period is UNSET:
            return []
        return [] if sent.evaluation_period else [FieldError("evaluation_period", "required")]

    def _hidden_isbns(self, sent: ProgramFields) -> list[FieldError]:
        if not self._settings.is_isbn_hidden:
            return []
        return [FieldError(field, "unknown") for field in KINDS if getattr(sent, field) is not UNSET]

    async def _wrong_country(self, sent: ProgramFields) -> list[FieldError]:
        if sent.country is UNSET or sent.country is None:
            return []
        known = await country_names(self.session, [sent.country])
        return [] if known else [FieldError("country", "choice")]

    async def _wrong_contents(self, sent: ProgramFields) -> list[FieldError]:
        wrong = []
        if sent.publication_guid is not UNSET:
            living = await living_publications(self.session, [sent.publication_guid])
            wrong += [] if living else [FieldError("publication_guid", "choice")]
        if isinstance(sent.book_guid, UUID):
            books = await content_titles(self.session, [sent.book_guid], locked=True)
            wrong += [] if books else [FieldError("book_guid", "choice")]
        return wrong

    async def _wrong_parts(self, record: Program | None, sent: ProgramFields) -> list[FieldError]:
        """Subject, levels and years that are not there, or of another country than the program's."""
        country = sent.country
        if country is UNSET:
            country = record.country_guid if record else None
        wrong = []
        for field, guids in (await self._taught(record, sent)).items():
            known = await taught_parts(self.session, TAUGHT[field], set(guids))
            if not guids:
                wrong.append(FieldError(field, "required"))
            elif set(guids) - known.keys():
                wrong.append(FieldError(field, "choice"))
            elif country is not None and set(known.values()) - {country}:
                wrong.append(FieldError(field, "classified_by_country"))
        return wrong

    async def _taught(self, record: Program | None, sent: ProgramFields) -> dict[str, Sequence[UUID]]:
        """The parts to judge: those that were sent, and with another country all that it has."""
        parts: dict[str, Sequence[UUID]] = {}
        for field in TAUGHT:
            value = getattr(sent, field)
            if value is not UNSET:
                parts[field] = [value] if isinstance(value, UUID) else value
            elif record is not None and sent.country is not UNSET:
                parts[field] = await self._current(record, field)
        return parts

    async def _current(self, record: Program, field: str) -> Sequence[UUID]:
        if field == "discipline":
            return [record.discipline_guid]
        links = self.links[field]
        return list(await self.session.scalars(select(links.value).where(links.owner == record.guid)))

    async def relate(self, record: Program, sent: Any, changed: Collection[str] | None) -> None:
        """Levels, years and languages; and ISBNs. Raises Duplicate: 409 with errno 1062."""
        await super().relate(record, sent, changed)
        await put_isbns(self.session, record, sent)

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete programs for good, with all that is below them."""
        await release_files_of_programs(self.session, guids)
        await super().delete_rows(guids)


def _missing(record: Program | None, sent: ProgramFields) -> list[FieldError]:
    """What a new program needs and was not sent."""
    needed = NEEDED if record is None else ()
    return [FieldError(field, "required") for field in needed if getattr(sent, field) is UNSET]


ACTS = record_acts(ProgramService, Programs)
