"""Writing learning objectives."""

from collections.abc import Collection
from typing import Any, ClassVar
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import BulkResult, Links, Records, TrashRules, record_acts
from msgspec import UNSET
from sqlalchemy import select

from estante_settings.models import (
    Country,
    Discipline,
    EducationLevel,
    EducationYear,
    LearningObjective,
    LearningObjectiveYear,
)
from estante_settings.policies import Objectives
from estante_settings.schemas.learning_objective import (
    LearningObjectiveFields,
    LearningObjectiveRow,
    NewLearningObjective,
    ObjectivePart,
)
from estante_settings.services import objective_tree as tree

ANY_VERSION = IfMatch()


class LearningObjectiveService(Records[LearningObjective]):
    """The learning objectives of a tenant's countries: one tree, whose changes take turns."""

    entity, section, title = "learning_objective", Objectives.name, "code"
    columns: ClassVar = {
        "country": "country_guid",
        "discipline": "discipline_guid",
        "educationLevel": "education_level_guid",
        "parent": "parent_guid",
    }
    unique: ClassVar = {"code": "OBJECTIVE_CODE_TAKEN"}
    unrecorded: ClassVar = {"place"}
    links: ClassVar = {
        "educationYears": Links(
            LearningObjectiveYear.objective_guid, LearningObjectiveYear.year_guid, of=EducationYear
        )
    }
    trash_rules = TrashRules(Objectives.delete, Objectives.delete)

    async def create(self, data: NewLearningObjective, **values: object) -> LearningObjective:
        """Make an objective. Raises Duplicate, ValidationFailed."""
        await self._hold()
        return await super().create(data, **values)

    async def update(
        self, guid: UUID, data: LearningObjectiveFields, if_match: IfMatch = ANY_VERSION
    ) -> LearningObjective:
        """Change what was sent. Raises NotFound, StaleVersion, Duplicate, ValidationFailed."""
        await self._hold()
        return await super().update(guid, data, if_match)

    async def remove(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> None:
        """Put an objective into the trash that nothing lies below. Raises NotFound, InUse."""
        await self._hold()
        await super().remove(guid, if_match)

    async def trash(self, guids: Collection[UUID]) -> BulkResult:
        """Put objectives into the trash that nothing lies below."""
        await self._hold()
        return await super().trash(guids)

    async def _hold(self) -> None:
        # Before any row: who has a row and waits for the turn would hold up who has the turn.
        await tree.hold(self.session, self.principal.tenant.guid)

    async def check(self, record: LearningObjective | None, sent: LearningObjectiveFields) -> None:
        """Refuse parts of another country, a circle, and too deep a tree. Raises ValidationFailed."""
        whole = _whole(record, sent)
        await self.require(Country, country=sent.country)
        wrong = [
            *await self._foreign(Discipline, "discipline", whole),
            *await self._foreign(EducationLevel, "educationLevel", whole),
            *await self._foreign(LearningObjective, "parent", whole),
        ]
        if wrong:
            raise ValidationFailed(fields=wrong)
        await self._check_years(record, sent, whole["educationLevel"])
        await self._check_tree(record, whole)

    async def _foreign(self, model: Any, field: str, whole: dict[str, Any]) -> list[FieldError]:
        """The field, where it names no living record of the objective's country."""
        guid = whole[field]
        if guid is None:
            return []
        rows = select(model.guid).where(
            model.guid == guid, model.country_guid == whole["country"], model.deleted_at.is_(None)
        )
        known = await self.session.scalar(rows.with_for_update(read=True))
        return [] if known else [FieldError(field, "of_country")]

    async def _check_years(
        self, record: LearningObjective | None, sent: LearningObjectiveFields, level: UUID | None
    ) -> None:
        if sent.educationYears is not UNSET:
            years = set(sent.educationYears)
        elif record is not None and sent.educationLevel is not UNSET:
            of_record = LearningObjectiveYear.objective_guid == record.guid
            years = set(await self.session.scalars(select(LearningObjectiveYear.year_guid).where(of_record)))
        else:
            return
        of_level = select(EducationYear.guid).where(
            EducationYear.level_guid == level, EducationYear.deleted_at.is_(None)
        )
        if not years <= set(await self.session.scalars(of_level.with_for_update(read=True))):
            raise ValidationFailed(fields=[FieldError("educationYears", "years_of_level")])

    async def _check_tree(self, record: LearningObjective | None, whole: dict[str, Any]) -> None:
        above = [] if whole["parent"] is None else await tree.ancestors(self.session, whole["parent"])
        if record is None:
            below = 1
        else:
            levels = await tree.subtree(self.session, record.guid)
            below = max(levels.values())
            if record.guid in above:
                raise ValidationFailed(fields=[FieldError("parent", "circle")])
            if whole["country"] != record.country_guid and len(levels) > 1:
                raise ValidationFailed(fields=[FieldError("country", "below_of_country")])
        if len(above) + below > tree.MAX_LEVELS:
            raise ValidationFailed(fields=[FieldError("parent", "too_deep", {"limit": tree.MAX_LEVELS})])

    async def create_checked(self, data: Any, **values: object) -> LearningObjective:
        """Make an objective at its place."""
        parent = None if data.parent is UNSET else data.parent
        place = await tree.place_below(self.session, parent, data.code)
        return await super().create_checked(data, **{"place": place, **values})

    async def relate(self, record: LearningObjective, sent: Any, changed: Collection[str] | None) -> None:
        """Move what lies below with an objective that has another code or lies elsewhere."""
        await super().relate(record, sent, changed)
        if changed is not None and not {"code", "parent_guid"}.isdisjoint(changed):
            place = await tree.place_below(self.session, record.parent_guid, record.code)
            below = await tree.subtree(self.session, record.guid)
            await tree.replace(self.session, list(below), record.place, place)
            await self.session.refresh(record, ["place"])


def _whole(record: LearningObjective | None, sent: LearningObjectiveFields) -> dict[str, Any]:
    """What an objective names, as it would be, by the names of the calls."""
    whole = {}
    for name, column in LearningObjectiveService.columns.items():
        value = getattr(sent, name)
        whole[name] = getattr(record, column, None) if value is UNSET else value
    return whole


class ObjectivePresenter:
    """Answers an objective with what it names, and the way down to it."""

    async def present(self, session: Transaction, record: LearningObjective) -> LearningObjectiveRow:
        """The answer, as the transaction has written the objective so far."""
        years = select(EducationYear.guid).join(
            LearningObjectiveYear, LearningObjectiveYear.year_guid == EducationYear.guid
        )
        of_record = (LearningObjectiveYear.objective_guid == record.guid, EducationYear.deleted_at.is_(None))
        return LearningObjectiveRow(
            guid=record.guid,
            code=record.code,
            description=record.description,
            country=record.country_guid,
            country_name=await self._name(session, Country, record.country_guid) or "",
            discipline=record.discipline_guid,
            discipline_name=await self._name(session, Discipline, record.discipline_guid),
            educationLevel=record.education_level_guid,
            education_level_name=await self._name(session, EducationLevel, record.education_level_guid),
            educationYears=list(
                await session.scalars(years.where(*of_record).order_by(EducationYear.position))
            ),
            parent=record.parent_guid,
            path=await self._path(session, record),
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )

    @staticmethod
    async def _name(session: Transaction, model: Any, guid: UUID | None) -> str | None:
        if guid is None:
            return None
        living = select(model.name).where(model.guid == guid, model.deleted_at.is_(None))
        name: str | None = await session.scalar(living)
        return name

    @staticmethod
    async def _path(session: Transaction, record: LearningObjective) -> list[ObjectivePart]:
        guids = (await tree.ancestors(session, record.guid))[1:]
        rows = await session.scalars(select(LearningObjective).where(LearningObjective.guid.in_(guids)))
        known = {row.guid: row for row in rows}
        path: list[ObjectivePart] = []
        for guid in guids:
            if known[guid].deleted_at is not None:
                break
            path.insert(0, ObjectivePart(guid, known[guid].code, known[guid].description))
        return path


ACTS = record_acts(LearningObjectiveService, Objectives)
