"""Conditions: what the value of a filter means, in SQL and among rows that are in memory.

Each field of a list's filters carries one, so that no filter can be declared and not applied:

    class SchoolFilters(Struct, frozen=True, kw_only=True):
        type: Annotated[tuple[str, ...], AnyOf("s.type")] = ()
        min_size: Annotated[int | None, AtLeast("s.size")] = None
        created: Annotated[DateRange | None, Within("s.created_at")] = None
        has_pupils: Annotated[bool | None, Cases({True: "s.pupils > 0", False: "s.pupils = 0"})] = None
        tag: Annotated[UUID | None, Exists("school_tags t WHERE t.school = s.guid AND t.tag = :value")] = None
"""

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from estante.decoding import choices_of
from estante.lists.values import DateRange, FilterContext, PersonRef, fold, words_of

# SQL with `:name` in place of values, and the values.
Bound = tuple[str, dict[str, object]]
_VALUE = re.compile(r"(?<![:\w]):value\b")


class FilterKind(Struct, frozen=True):
    """What a filter takes: values of `kind`, several (any of which will do) or the last one given."""

    kind: Any
    is_many: bool


class Condition(Struct, frozen=True):
    """What a filter's value means. A column is SQL, or the attribute of rows that are in memory."""

    in_memory: ClassVar[bool] = True

    def fault(self, filter: FilterKind) -> str:
        """Why it cannot be the condition of a filter of that kind; empty where it can."""
        return f"{type(self).__name__} takes one value" if filter.is_many else ""

    @property
    def counted_by(self) -> str:
        """What facets group by; empty where there is no one column."""
        return ""

    @property
    def range_of(self) -> str:
        """The column of which a range is shown; empty where single values are."""
        return ""

    @property
    def walked_by(self) -> str:
        """The order in whose index its values, or its range, are where it is entered."""
        return self.range_of or self.counted_by

    def looked_at(self, sql: str) -> str:
        """Its SQL for rows that are looked at one after another."""
        return sql

    def of_key(self, key: str) -> "Condition":
        """The same for a list whose rows have that key."""
        return self

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        """SQL with `:name` in place of values, and the values."""
        raise NotImplementedError

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        """Whether a row in memory fits."""
        raise NotImplementedError


class Compared(Condition, frozen=True):
    """One column beside one value."""

    column: str
    sign: ClassVar[str] = "="
    compare: ClassVar[Callable[[Any, Any], bool]] = operator.eq

    @property
    def counted_by(self) -> str:
        return self.column

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        return f"{self.column} {self.sign} :{name}", {name: plain(value, context)}

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        stored = getattr(row, self.column)
        return stored is not None and type(self).compare(stored, plain(value, context))


class Equals(Compared, frozen=True):
    """The column has the value."""


class OneSided(Compared, frozen=True):
    """The column lies on one side of the value."""

    @property
    def range_of(self) -> str:
        return self.column


class AtLeast(OneSided, frozen=True):
    """The column is the value or more."""

    sign: ClassVar[str] = ">="
    compare: ClassVar[Callable[[Any, Any], bool]] = operator.ge


class AtMost(OneSided, frozen=True):
    """The column is the value or less."""

    sign: ClassVar[str] = "<="
    compare: ClassVar[Callable[[Any, Any], bool]] = operator.le


class Before(OneSided, frozen=True):
    """The column is less than the value."""

    sign: ClassVar[str] = "<"
    compare: ClassVar[Callable[[Any, Any], bool]] = operator.lt


class AnyOf(Condition, frozen=True):
    """The column has one of the values."""

    column: str

    @property
    def counted_by(self) -> str:
        return self.column

    def fault(self, filter: FilterKind) -> str:
        return "" if filter.is_many else "AnyOf takes several values, as in `tuple[str, ...]`"

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        return f"{self.column} = ANY(:{name})", {name: [plain(part, context) for part in value]}

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        return getattr(row, self.column) in [plain(part, context) for part in value]


class Within(Condition, frozen=True):
    """The column, a moment, lies within days of the tenant."""

    column: str

    @property
    def range_of(self) -> str:
        return self.column

    def fault(self, filter: FilterKind) -> str:
        if filter.kind is not DateRange or filter.is_many:
            return "Within takes a DateRange"
        return ""

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        start, end = value.span(context.now, context.zone)
        parts, values = [], {}
        if start is not None:
            parts.append(f"{self.column} >= :{name}_start")
            values[f"{name}_start"] = start
        if end is not None:
            parts.append(f"{self.column} < :{name}_end")
            values[f"{name}_end"] = end
        return " AND ".join(parts), values

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        start, end = value.span(context.now, context.zone)
        moment = getattr(row, self.column)
        return moment is not None and (start is None or moment >= start) and (end is None or moment < end)


class Cases(Condition, frozen=True):
    """SQL for each value that there is: `Cases({True: "s.size > 0", False: "s.size = 0"})`.

    `column` is what facets count by, `order` an order in whose index the values stand beside each other.
    """

    cases: Mapping[Any, str]
    column: str = ""
    order: str = ""
    in_memory: ClassVar[bool] = False

    @property
    def counted_by(self) -> str:
        return self.column

    @property
    def walked_by(self) -> str:
        return self.order or self.column

    def fault(self, filter: FilterKind) -> str:
        values = {"True", "False"} if filter.kind is bool else set(choices_of(filter.kind))
        if {str(case) for case in self.cases} != values:
            return f"Cases needs SQL for each of {', '.join(sorted(values))}"
        return ""

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        chosen = dict.fromkeys(value) if isinstance(value, tuple) else (value,)
        parts = [f"({self.cases[part]})" for part in chosen]
        return (parts[0] if len(parts) == 1 else f"({' OR '.join(parts)})"), {}


class Sql(Condition, frozen=True):
    """SQL in which `:value` is the value, or the list of values, and `:other` a `PartOf` this one."""

    sql: str
    in_memory: ClassVar[bool] = False

    def fault(self, filter: FilterKind) -> str:
        return "" if _VALUE.search(self.sql) else "its SQL does not read :value"

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        return f"({_VALUE.sub(f':{name}', self.sql)})", {name: plain(value, context)}


class Exists(Sql, frozen=True):
    """There is a row of another table: `Exists("tags t WHERE t.school = s.guid AND t.tag = ANY(:value)")`."""

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        sql, values = super().bind(name, value, context)
        return f"EXISTS (SELECT FROM {sql[1:-1]})", values

    def looked_at(self, sql: str) -> str:
        # Without it PostgreSQL gathers every row of the other table that has the value, for a few looks.
        return f"{sql[:-1]} OFFSET 0)"


class PartOf(Condition, frozen=True):
    """Read by the condition of another filter, whose SQL names this one, or by `base`; NULL where unset."""

    filter: str = ""
    in_memory: ClassVar[bool] = False

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        return "", {name: plain(value, context)}


class AppliedBy(Condition, frozen=True):
    """Applied by what gives the list its rows: a list whose rows another part of Estante finds."""

    reader: Callable[..., Any]

    def fault(self, filter: FilterKind) -> str:
        return ""

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        return "", {}

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        return True


class Words(Condition, frozen=True):
    """Every word stands somewhere in the columns, without regard to case and accents."""

    columns: tuple[str, ...]

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        text = self.columns[0] if len(self.columns) == 1 else f"concat_ws(' ', {', '.join(self.columns)})"
        words = {f"{name}_{at}": word for at, word in enumerate(words_of(value))}
        parts = [f"strpos(estante_fold({text}), estante_fold(:{word}::text)) > 0" for word in words]
        return " AND ".join(parts), dict(words)

    def matches(self, row: Struct, value: Any, context: FilterContext) -> bool:
        text = fold(" ".join(str(getattr(row, column)) for column in self.columns))
        return all(fold(word) in text for word in words_of(value))


def plain(value: Any, context: FilterContext) -> Any:
    """A filter's value as PostgreSQL takes it."""
    if isinstance(value, tuple):
        return [plain(part, context) for part in value]
    if isinstance(value, PersonRef):
        return context.me if value.guid is None else value.guid
    return value
