"""Writing evaluation periods."""

from datetime import date
from typing import ClassVar

from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Records, TrashRules, record_acts
from msgspec import UNSET

from estante_settings.models.period import DURING, Period
from estante_settings.policies import Periods
from estante_settings.schemas.period import PeriodFields


class PeriodService(Records[Period]):
    """The evaluation periods of a tenant."""

    entity, section = "period", Periods.name
    constraints: ClassVar = {DURING: ("start_date", "PERIOD_OVERLAPS")}
    in_use = "USED_BY"
    trash_rules = TrashRules(Periods.delete, Periods.delete)

    async def check(self, record: Period | None, sent: PeriodFields) -> None:
        """Refuse a period that ends before it starts; one day is a period. Raises ValidationFailed."""
        start, end = (_day(record, sent, name) for name in ("start_date", "end_date"))
        if end < start:
            raise ValidationFailed(fields=[FieldError("end_date", "before_start")])


def _day(record: Period | None, sent: PeriodFields, name: str) -> date:
    day: date = getattr(record, name) if getattr(sent, name) is UNSET else getattr(sent, name)
    return day


ACTS = record_acts(PeriodService, Periods)
