"""The hooks that the settings plugin adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_settings.contracts import CourseSource

# Every plugin may have courses.
CLAIMS: Mapping[str, Callable[[Any], str]] = {}


@hookspec
def register_country_courses() -> Sequence[CourseSource]:  # type: ignore[empty-body]
    """Say which courses a country has."""
