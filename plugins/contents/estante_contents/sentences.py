"""Sentences for the caller."""

from typing import Protocol, runtime_checkable

from estante_contents.contracts import Param


@runtime_checkable
class Say(Protocol):
    """The text of a key in the caller's language."""

    def __call__(self, key: str, /, **params: Param) -> str: ...
