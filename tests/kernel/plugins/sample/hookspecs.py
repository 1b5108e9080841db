"""The hook that the sample adds: how to greet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.hooks import hookspec

CLAIMS: Mapping[str, Callable[[Any], str]] = {"register_greetings": lambda word: f"the greeting {word}"}


@hookspec
def register_greetings() -> Sequence[str]:  # type: ignore[empty-body]
    """Give words to greet with."""
