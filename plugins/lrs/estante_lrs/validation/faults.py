"""What is wrong with a value, by the path of the property, as `0.result.score.scaled`."""

from collections.abc import Callable, Mapping
from typing import Any

from estante.api.errors import FieldError, ValidationFailed

MAX_FAULTS = 50


class Faults:
    """The faults that were found so far. `is_second` says that xAPI 2.0 is spoken."""

    def __init__(self, *, is_second: bool = False) -> None:
        self.fields: list[FieldError] = []
        self.is_second = is_second

    def add(self, path: str, code: str, **params: str | int | float) -> None:
        """Note one; a request full of them names the first."""
        if len(self.fields) < MAX_FAULTS:
            self.fields.append(FieldError(path, code, params))

    def refuse(self) -> None:
        """Raises ValidationFailed: 400, when there are any."""
        if self.fields:
            raise ValidationFailed(fields=self.fields)


# Notes what is wrong with the value at a path.
Check = Callable[[Any, str, Faults], None]
Json = dict[str, Any]


def below(path: str, name: str | int) -> str:
    """The path of a property or an item."""
    return f"{path}.{name}" if path else str(name)


def matching(test: Callable[[str], object], code: str = "invalid") -> Check:
    """A text that passes a test."""

    def check(value: Any, path: str, faults: Faults) -> None:
        if not isinstance(value, str) or not test(value):
            faults.add(path, code)

    return check


def text(value: Any, path: str, faults: Faults) -> None:
    """Any text."""
    if not isinstance(value, str):
        faults.add(path, "invalid")


def boolean(value: Any, path: str, faults: Faults) -> None:
    """True or false."""
    if not isinstance(value, bool):
        faults.add(path, "invalid")


def is_number(value: Any) -> bool:
    """Whether it is a number of JSON, which a truth value is not."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def number(value: Any, path: str, faults: Faults) -> None:
    """Any number."""
    if not is_number(value):
        faults.add(path, "invalid")


def whole(value: Any, path: str, faults: Faults) -> None:
    """A whole number from zero."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        faults.add(path, "integer")


def choice(*allowed: str) -> Check:
    """One of some words, as they are written."""

    def check(value: Any, path: str, faults: Faults) -> None:
        if value not in allowed or not isinstance(value, str):
            faults.add(path, "one_of", allowed=", ".join(allowed))

    return check


def each(check: Check, *, least: int = 0) -> Check:
    """An array of values that are all so."""

    def check_all(value: Any, path: str, faults: Faults) -> None:
        if not isinstance(value, list) or len(value) < least:
            faults.add(path, "invalid")
            return
        for place, item in enumerate(value):
            check(item, below(path, place), faults)

    return check_all


def keyed(test: Callable[[str], object], check: Check | None = None) -> Check:
    """An object whose names pass a test; without `check` its values are anything, null too."""

    def check_all(value: Any, path: str, faults: Faults) -> None:
        if not isinstance(value, dict):
            faults.add(path, "invalid")
            return
        for name, item in value.items():
            if not test(name):
                faults.add(below(path, name), "invalid")
            elif check is not None:
                check(item, below(path, name), faults)

    return check_all


def shape(properties: Mapping[str, Check], required: tuple[str, ...] = ()) -> Check:
    """An object of these properties and no others, none of them null."""

    def check_all(value: Any, path: str, faults: Faults) -> None:
        if not isinstance(value, dict):
            faults.add(path, "invalid")
            return
        for name in required:
            if name not in value:
                faults.add(below(path, name), "required")
        for name, item in value.items():
            check = properties.get(name)
            if check is None:
                faults.add(below(path, name), "unknown")
            elif item is None:
                faults.add(below(path, name), "required")
            else:
                check(item, below(path, name), faults)

    return check_all
