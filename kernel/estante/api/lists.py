"""A list as one value: rows, filters, order, search, facets and pages."""

from estante.lists.facets import FacetCount, Facets, FacetSpec
from estante.lists.filters import (
    AnyOf,
    AppliedBy,
    AtLeast,
    AtMost,
    Before,
    Cases,
    Compared,
    Condition,
    Equals,
    Exists,
    FilterKind,
    PartOf,
    Sql,
    Within,
    Words,
)
from estante.lists.memory import page_of
from estante.lists.page import Page
from estante.lists.query import ListQuery, Sort
from estante.lists.reading import Lists
from estante.lists.spec import FilterField, ListSpec, NoFilters
from estante.lists.sql import RowSource
from estante.lists.values import DateRange, FilterContext, PersonRef

__all__ = [
    "AnyOf",
    "AppliedBy",
    "AtLeast",
    "AtMost",
    "Before",
    "Cases",
    "Compared",
    "Condition",
    "DateRange",
    "Equals",
    "Exists",
    "FacetCount",
    "FacetSpec",
    "Facets",
    "FilterContext",
    "FilterField",
    "FilterKind",
    "ListQuery",
    "ListSpec",
    "Lists",
    "NoFilters",
    "Page",
    "PartOf",
    "PersonRef",
    "RowSource",
    "Sort",
    "Sql",
    "Within",
    "Words",
    "page_of",
]
