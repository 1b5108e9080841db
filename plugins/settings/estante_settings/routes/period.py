"""The calls of evaluation periods, and of their kinds."""

from estante.api.lists import Lists, Page
from estante.api.records import record_routes
from estante.api.tenants import Translator
from litestar import get
from litestar.di import NamedDependency

from estante_settings.lists.period import PERIOD_FACETS, PERIODS
from estante_settings.policies import Periods
from estante_settings.schemas.period import (
    KIND_LIST,
    KINDS,
    NewPeriod,
    PeriodFields,
    PeriodKindRow,
    PeriodRow,
)
from estante_settings.services.period import ACTS, PeriodService


@get("/v3/sys/evaluation_periods", session=True, list=KIND_LIST, summary="The kinds of evaluation period")
async def list_period_kinds(
    lists: NamedDependency[Lists], t: NamedDependency[Translator]
) -> Page[PeriodKindRow]:
    """The five kinds, from the longest; programs and reports ask for them too."""
    rows = [PeriodKindRow(kind, t(f"settings_periods.kinds.{kind}")) for kind in KINDS]
    return lists.page_of(KIND_LIST, rows)


ROUTES = [
    *record_routes(
        PeriodService,
        Periods,
        PERIODS,
        path="/v3/evaluation_period",
        answer=PeriodRow,
        new=NewPeriod,
        fields=PeriodFields,
        acts=ACTS,
        deletes="one",
        facets=PERIOD_FACETS,
    ),
    list_period_kinds,
]
