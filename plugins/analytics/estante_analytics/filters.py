"""What figures are asked for: a span of days, and whose."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Annotated
from uuid import UUID

from estante.api.access import Principal
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from estante_analytics.spans import DEFAULT_PERIOD, Period, Span, span_of

MAX_CHOSEN = 200
Guids = Annotated[list[UUID] | None, QueryParameter(max_items=MAX_CHOSEN)]
Codes = Annotated[list[str] | None, QueryParameter(max_items=MAX_CHOSEN)]


class FigureFilters(Struct, frozen=True):
    """Days, the countries, schools and roles of people, and digital programs; none of a kind are all.

    `contents` are those of the programs, once they are known (`services/programs/narrowing.py`).
    """

    span: Span
    countries: Sequence[UUID] = ()
    schools: Sequence[UUID] = ()
    roles: Sequence[str] = ()
    programs: Sequence[UUID] = ()
    contents: Sequence[UUID] | None = None

    @property
    def is_narrow(self) -> bool:
        """Whether they leave out people, so that those who are left may be few."""
        return bool(self.countries or self.schools or self.roles or self.programs)

    def arguments(self, span: Span | None = None) -> tuple[object, ...]:
        """`$1` to `$5` of CHOSEN: first and last day, countries, schools and roles; NULL is any."""
        days = span or self.span
        return (
            days.first,
            days.last,
            list(self.countries) or None,
            list(self.schools) or None,
            list(self.roles) or None,
        )

    def of_use(self, span: Span | None = None) -> tuple[object, ...]:
        """The same, and as `$6` the contents; NULL is any."""
        return (*self.arguments(span), None if self.contents is None else list(self.contents))


# Of `u`, rows of either roll-up.
CHOSEN = """
u.day BETWEEN $1::date AND $2::date
AND ($3::uuid[] IS NULL OR u.country_guid = ANY($3::uuid[]))
AND ($4::uuid[] IS NULL OR u.school_guids && $4::uuid[])
AND ($5::text[] IS NULL OR u.role_guid = ANY($5::text[]))
"""


async def figure_filters(
    principal: NamedDependency[Principal],
    *,
    first: Annotated[date | None, QueryParameter(name="from")] = None,
    last: Annotated[date | None, QueryParameter(name="to")] = None,
    period: FromQuery[Period] = DEFAULT_PERIOD,
    country: Guids = None,
    school: Guids = None,
    role: Codes = None,
    program: Guids = None,
) -> FigureFilters:
    """The days `from` and `to`, or the last of a `period`, and whose: countries, schools, roles, programs.

    Raises:
        ValidationFailed: 400 at `to`.
    """
    span = span_of(first, last, period, principal.tenant.time_zone, datetime.now(UTC))
    return FigureFilters(span, country or (), school or (), role or (), program or ())


FILTERS = {"filters": Provide(figure_filters)}
