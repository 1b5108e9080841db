"""Where the figures of use are added up: in PostgreSQL, or in a copy of the roll-ups that is made for it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from estante_analytics.filters import FigureFilters
from estante_analytics.spans import Span

MAX_CONTENTS = 20
Row = Mapping[str, Any]


class StoreAway(Exception):
    """The store does not answer, or not as one that has the tables."""


class FigureStore(Protocol):
    """Adds up the roll-ups of one tenant.

    A row has `people`, `sessions` and `seconds`, one of a key also `key` and `contents`. Those of a key stand
    by people, sittings and key, the most first. Every method raises StoreAway where the store may be away.
    """

    async def totals(self, filters: FigureFilters, span: Span) -> Row:
        """The sums of a span, with its `contents`, and whether any of it `is_sample`."""
        ...

    async def by_day(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each day that has some."""
        ...

    async def by_role(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each role."""
        ...

    async def by_school(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each school; who is of two counts in both."""
        ...

    async def by_content(self, filters: FigureFilters, fewest: int) -> Sequence[Row]:
        """The MAX_CONTENTS that were opened most, `content_guid`, by at least so many people."""
        ...
