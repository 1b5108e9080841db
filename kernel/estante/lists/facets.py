"""How many rows of a filtered list have each value of some of its filters.

class SchoolFacets(Facets, frozen=True, kw_only=True):
    type: Sequence[FacetCount]
    country: Sequence[FacetCount]

SCHOOL_FACETS = FacetSpec(SCHOOLS, SchoolFacets)
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from estante.database.totals import CAP
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement

if TYPE_CHECKING:
    import asyncpg

MAX_VALUES = 200
C = TypeVar("C", bound="Facets")
# The lists are counted by at most so many rows, as their totals are.
COUNTS = """
WITH listed AS (SELECT {columns} {rows} LIMIT {most})
SELECT grouping({names}) AS level, {names}, count(*) AS rows
FROM listed GROUP BY GROUPING SETS ({names}, ()) ORDER BY rows DESC LIMIT {values}
"""


class FacetCount(Struct, frozen=True):
    """One value, and how many rows have it."""

    value: str
    count: int


class Facets(Struct, frozen=True, kw_only=True):
    """Counts over at most 10,000 rows of the filtered list."""

    total: int
    total_is_capped: bool


class FacetSpec(Generic[C]):
    """The facets of a list: each field of `facets` is named as a filter that has a column."""

    def __init__(self, spec: ListSpec[Any, Any], facets: type[C]) -> None:
        self.spec, self.facets = spec, facets
        self.names = tuple(name for name in facets.__struct_fields__ if name not in Facets.__struct_fields__)
        self.columns: Mapping[str, str] = {name: spec.column(name) for name in self.names}

    def counts(self, statement: ListStatement[Any, Any]) -> tuple[str, list[object]]:
        """SQL that answers each value of each column with its count, and its arguments."""

        def sql() -> str:
            return COUNTS.format(
                columns=", ".join(f'{sql} AS "{name}"' for name, sql in self.columns.items()),
                rows=statement.rows(),
                names=", ".join(f'"{name}"' for name in self.names),
                most=CAP + 1,
                values=MAX_VALUES,
            )

        return statement.compiled(("facets", self.names), sql)

    def answer(self, rows: "Sequence[asyncpg.Record]") -> C:
        """`level` has a bit for each column that was NOT grouped by, the first column's being the highest."""
        whole = (1 << len(self.names)) - 1
        counts: dict[str, list[FacetCount]] = {}
        for at, name in enumerate(self.names):
            level = whole & ~(1 << (len(self.names) - 1 - at))
            counts[name] = [
                FacetCount(str(row[name]), row["rows"])
                for row in rows
                if row["level"] == level and row[name] not in (None, "")
            ]
        total = next((int(row["rows"]) for row in rows if row["level"] == whole), 0)
        return self.facets(total=min(total, CAP), total_is_capped=total > CAP, **counts)
