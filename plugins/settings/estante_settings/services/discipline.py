"""Writing subjects."""

from typing import ClassVar

from estante.api.records import TrashRules, trash_act

from estante_settings.models import Country, Discipline
from estante_settings.policies import Countries
from estante_settings.services.order import OrderedRecords


class DisciplineService(OrderedRecords[Discipline]):
    """The subjects of a tenant's countries."""

    entity, section = "discipline", Countries.name
    parent: ClassVar = ("country", Country)
    columns: ClassVar = {"country": "country_guid"}
    unique: ClassVar = {"name": "PART_TAKEN"}
    trash_rules = TrashRules(Countries.delete, Countries.delete)


ACTS = {"delete": trash_act(DisciplineService, "delete_disciplines")}
