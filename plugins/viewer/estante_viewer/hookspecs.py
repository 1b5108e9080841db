"""The hooks that the viewer adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_viewer.contracts import CatBookApi, Courses

# What one plugin gives and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {"register_cat_books": lambda _value: "the API of cat books"}


@hookspec
def register_courses() -> Sequence[Courses]:  # type: ignore[empty-body]
    """Give courses that people are in beside their groups, with which they share comments."""


@hookspec
def register_cat_books() -> Sequence[CatBookApi]:  # type: ignore[empty-body]
    """Give what answers the calls of cat books."""
