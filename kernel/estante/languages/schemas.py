"""What the language calls take and answer (BO §3, §7; VS §3)."""

from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType

from estante.decoding import Example, SingleLine
from estante.lists.filters import Equals
from estante.lists.spec import ListSpec

Code = Annotated[str, Meta(min_length=2, max_length=35, pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")]
Name = Annotated[SingleLine, Meta(min_length=1, max_length=100)]
Scope = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_.:/-]+$")]


class LanguageAnswer(Struct, frozen=True):
    """A language. `id` is its code, as in a person's `lang_id`; `is_for_ui` puts it into the switch."""

    id: str
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
