"""The call of the external page (BO §2)."""

from datetime import UTC, datetime

from estante.api.access import Principal
from litestar import get
from litestar.di import NamedDependency

from estante_analytics.filters import FILTERS, FigureFilters
from estante_analytics.policies import ExternalAnalytics
from estante_analytics.schemas import ExternalPage
from estante_analytics.services.external import external_page


@get("/analytics/external", action=ExternalAnalytics.readList, dependencies=FILTERS)
async def read_external(
    principal: NamedDependency[Principal], filters: NamedDependency[FigureFilters]
) -> ExternalPage:
    """The address of the external page, good for five minutes, or what is missing for one.

    Raises:
        ValidationFailed: 400 at `to`.
    """
    return external_page(principal, filters, datetime.now(UTC))


ROUTES = [read_external]
