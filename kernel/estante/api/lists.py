"""A list as one value: rows, filters, order, search, facets and pages."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.lists.facets import FacetCount, Facets, FacetSpec
    from estante.lists.filters import (
        AnyOf,
        AppliedBy,
        AtLeast,
        AtMost,
        Before,
        Bound,
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
    from estante.lists.relations import BelongsTo, NamesOf, Related, Relation
    from estante.lists.request import ListRequest
    from estante.lists.rows import RowReader
    from estante.lists.spec import FilterField, ListSpec, NoFilters
    from estante.lists.sql import ListStatement, RowSource
    from estante.lists.text_conditions import FullText, TextPart, WithinDays
    from estante.lists.values import DateRange, FilterContext, PersonRef, by_name, fold, name_key, words_of
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "AnyOf",
    "AppliedBy",
    "AtLeast",
    "AtMost",
    "Before",
    "BelongsTo",
    "Bound",
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
    "FullText",
    "ListQuery",
    "ListRequest",
    "ListSpec",
    "ListStatement",
    "Lists",
    "NamesOf",
    "NoFilters",
    "Page",
    "PartOf",
    "PersonRef",
    "Related",
    "Relation",
    "RowReader",
    "RowSource",
    "Sort",
    "Sql",
    "TextPart",
    "Within",
    "WithinDays",
    "Words",
    "by_name",
    "fold",
    "name_key",
    "page_of",
    "words_of",
]
