"""What the language calls take and answer (BO §3, §7; VS §3)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType

from estante.decoding import Example, SingleLine
from estante.lists.filters import Equals
from estante.lists.spec import ListSpec

# A BCP 47 tag as people write it; it is kept in lower case.
Code = Annotated[
    str,
    Meta(
        min_length=2,
        max_length=35,
        pattern=r"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?"
        r"(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$",
    ),
]
Name = Annotated[SingleLine, Meta(min_length=1, max_length=100)]
Scope = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_.:/-]+$")]


class LanguageAnswer(Struct, frozen=True):
    """A language. `id` is its code, as in a person's `lang_id`; `is_for_ui`: people may choose it."""

    id: str
    code: str
    guid: UUID
    name: str
    is_for_ui: bool
    version: int


class LanguageFilters(Struct, frozen=True, kw_only=True):
    """What the languages can be narrowed by."""

    is_for_ui: Annotated[bool | None, Equals("is_for_ui")] = None


LANGUAGE_LIST = ListSpec(row=LanguageAnswer, filters=LanguageFilters, sort=("id", "name"), default="")


class NewLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """A language to add. `id` is its BCP 47 code."""

    EXAMPLE: ClassVar[Example] = {"id": "fr", "name": "Français", "is_for_ui": False}
    id: Code
    name: Name
    is_for_ui: bool = False


class LanguageChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change of a language; what is missing stays."""

    EXAMPLE: ClassVar[Example] = {"name": "Français", "is_for_ui": True}
    name: Name | UnsetType = UNSET
    is_for_ui: bool | UnsetType = UNSET


class ScopeAnswer(Struct, frozen=True):
    """The texts of one scope in one language."""

    guid: UUID
    scope: str
    lang: str
    json: dict[str, object]
    version: int


class Wording(Struct, frozen=True):
    """A scope that has texts of the tenant's own, in a language."""

    scope: str
    lang: str


class TextRow(Struct, frozen=True, kw_only=True):
    """One text of a scope in a language. Without `text` the built-in one holds, else the default language's.

    `source` is the text in the default language, and `placeholders` the names that it is filled with.
    """

    key: str
    source: str
    built_in: str | None
    text: str | None
    is_missing: bool
    placeholders: Sequence[str]


class TextFilters(Struct, frozen=True, kw_only=True):
    """What the texts of a scope can be narrowed by."""

    is_missing: Annotated[bool | None, Equals("is_missing")] = None


TEXT_LIST = ListSpec(
    row=TextRow, filters=TextFilters, search=("key", "source", "built_in", "text"), sort=("key",), default=""
)


class ScopeCoverage(Struct, frozen=True):
    """How many texts a scope has in a language, how many are missing, and how many are the tenant's own."""

    scope: str
    lang: str
    total: int
    missing: int
    own: int


class CoverageFilters(Struct, frozen=True, kw_only=True):
    """What the counts can be narrowed by."""

    lang: Annotated[str | None, Equals("lang")] = None


COVERAGE_LIST = ListSpec(row=ScopeCoverage, filters=CoverageFilters, sort=("scope", "lang"), default="")


class TextChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in words of the tenant's own; null is the built-in one again."""

    EXAMPLE: ClassVar[Example] = {"key": "nav.home", "text": "Portada"}
    key: Annotated[str, Meta(min_length=1, max_length=300)]
    text: Annotated[str, Meta(min_length=1, max_length=4000, pattern=r"\S")] | None


class NewScope(Struct, frozen=True, forbid_unknown_fields=True):
    """A scope to add."""

    EXAMPLE: ClassVar[Example] = {
        "scope": "shell",
        "lang": "es",
        "json": {"nav": {"home": "Portada"}},
    }
    scope: Scope
    lang: Code
    json: dict[str, object]


class ScopeChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts that replace the present ones."""

    EXAMPLE: ClassVar[Example] = {"json": {"nav": {"home": "Portada"}}}
    json: dict[str, object]
