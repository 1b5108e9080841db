"""A function that answers texts in one language."""

from typing import Protocol, runtime_checkable

Param = str | int | float


@runtime_checkable
class Translator(Protocol):
    """The text of a key in the caller's language, filled with its parameters."""

    def __call__(self, key: str, /, **params: Param) -> str: ...
