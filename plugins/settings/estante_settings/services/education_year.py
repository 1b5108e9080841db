"""Writing education years."""

from typing import ClassVar

from estante.api.records import TrashRules, trash_act

from estante_settings.models import EducationLevel, EducationYear
from estante_settings.policies import Countries
from estante_settings.services.order import OrderedRecords


class EducationYearService(OrderedRecords[EducationYear]):
    """The years of the levels."""

    entity, section = "education_year", Countries.name
    parent: ClassVar = ("level", EducationLevel)
    columns: ClassVar = {"level": "level_guid"}
    unique: ClassVar = {"name": "PART_TAKEN"}
    trash_rules = TrashRules(Countries.delete, Countries.delete)


ACTS = {"delete": trash_act(EducationYearService, "delete_education_years")}
