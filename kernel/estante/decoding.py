"""Finding every wrong field of a value at once.

msgspec stops at the first mistake. When it does, `problems` decodes the value again field by field, so that a
person who filled in a form is told everything in one answer.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin
from uuid import UUID

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from estante.errors import FieldError, ValidationFailed

EMAIL_PATTERN = r"^[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+$"
Email = Annotated[str, Meta(pattern=EMAIL_PATTERN, max_length=254, extra={"code": "email"})]

# A name is written on one line: no line break, tab or other control character, wherever it is shown.
LINE_PATTERN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*(?![\s\S])"
SingleLine = Annotated[str, Meta(pattern=LINE_PATTERN)]

_AT = re.compile(r" - at `([^`]*)`$")
_BOUND = re.compile(r"(of length )?(>=|<=|>|<) ?(-?[\d.]+)$")
_INVALID_TIME = re.compile(r"^Invalid (RFC3339|ISO8601|date|time|timezone|epoch)|^Timezone|date|time$", re.I)
# What a body's `EXAMPLE` is, which the OpenAPI document shows, and a guid that no installation has.
Example = Mapping[str, object]
EXAMPLE_GUID = str(UUID(int=1))


def plain_address(url: str) -> str:
    """An address without spaces around it, and with its scheme in small letters: telephones write `Https://`."""
    scheme, colon, rest = url.strip().partition("://")
    return f"{scheme.lower()}{colon}{rest}" if colon else scheme


class Problem(Struct, frozen=True):
    """One wrong place: its path (`units.0.name`), a rule code, what its text needs, and msgspec's words."""

    path: str
    code: str
    params: Mapping[str, str | int | float]
    detail: str


def problems(value: object, kind: Any, path: str = "", *, strict: bool = True) -> list[Problem]:
    """Everything that keeps a decoded JSON or TOML value from being of a kind; empty when it is of it."""
    try:
        msgspec.convert(value, kind, strict=strict, str_keys=True)
    except msgspec.ValidationError as error:
        return list(_within(value, kind, path, strict)) or [problem(str(error), path, kind)]
    except (RecursionError, OverflowError, UnicodeError) as error:
        return [Problem(path, "invalid", {}, str(error))]
    return []


def _within(value: object, kind: Any, path: str, strict: bool) -> Iterator[Problem]:
    """The problems of the parts, when the value has parts."""
    plain = _with_parts(kind, value)
    if plain is None:
        return
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from problems(item, get_args(plain)[0], _join(path, str(index)), strict=strict)
    elif isinstance(value, Mapping) and get_origin(plain) is not None:
        for name, item in value.items():
            yield from problems(item, get_args(plain)[1], _join(path, str(name)), strict=strict)
    elif isinstance(value, Mapping):
        yield from _of_fields(value, plain, path, strict)


def _of_fields(value: Mapping[str, object], kind: type[Struct], path: str, strict: bool) -> Iterator[Problem]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, field in fields.items():
        if name in value:
            yield from problems(value[name], field.type, _join(path, name), strict=strict)
        elif field.required:
            yield Problem(_join(path, name), "required", {}, f"`{name}` is missing")
    if kind.__struct_config__.forbid_unknown_fields:
        for name in value:
            if name not in fields:
                yield Problem(_join(path, str(name)), "unknown", {}, f"there is no field `{name}`")


def _with_parts(kind: Any, value: object) -> Any:
    """The Struct, list or dictionary type that this value is meant to be, behind Annotated and unions."""
    if get_origin(kind) is Annotated:
        return _with_parts(get_args(kind)[0], value)
    if get_origin(kind) in (Union, UnionType):
        kinds = [_with_parts(part, value) for part in get_args(kind) if part is not NoneType]
        return kinds[0] if len(kinds) == 1 else None
    if isinstance(value, Mapping):
        is_struct = isinstance(kind, type) and issubclass(kind, Struct)
        return kind if is_struct or get_origin(kind) in (dict, Mapping) else None
    if isinstance(value, list) and get_origin(kind) in (list, tuple, set, frozenset, Sequence):
        return kind
    return None


def problem(message: str, path: str, kind: Any = None) -> Problem:
    """Read one of msgspec's messages as a rule code and its parameters."""
    if at := _AT.search(message):
        inner = at.group(1).removeprefix("$").replace("[", ".").replace("]", "").strip(".")
        path, message = _join(path, inner), message[: at.start()]
    if code := _own_code(kind):
        return Problem(path, code, {}, message)
    code, params = _rule(message)
    if code == "choice" and (choices := choices_of(kind)):
        params = {"allowed": ", ".join(choices)}
    return Problem(path, code, params, message)


def choices_of(kind: Any) -> list[str]:
    """The values of a Literal, behind Annotated and unions."""
    if get_origin(kind) is Literal:
        return [str(part) for part in get_args(kind)]
    is_wrapped = get_origin(kind) in (Annotated, Union, UnionType)
    return [choice for part in get_args(kind) for choice in choices_of(part)] if is_wrapped else []


_BEGINNINGS = {
    "Object missing required field": "required",
    "Expected `int": "integer",
    "Invalid enum value": "choice",
}


def _rule(message: str) -> tuple[str, dict[str, str | int | float]]:
    if message.endswith("got `null`"):
        return "required", {}
    if message.endswith(f"matching regex {LINE_PATTERN!r}"):
        return "one_line", {}
    if bound := _BOUND.search(message):
        of_length, sign, number = bound.groups()
        return _bound(bool(of_length), sign, float(number) if "." in number else int(number))
    if _INVALID_TIME.search(message):
        return "invalid_date", {}
    codes = (code for beginning, code in _BEGINNINGS.items() if message.startswith(beginning))
    return next(codes, "invalid"), {}


def _bound(of_length: bool, sign: str, limit: float) -> tuple[str, dict[str, str | int | float]]:
    if of_length:
        return ("min_length", {"min": limit}) if ">" in sign else ("max_length", {"max": limit})
    if ">" in sign:
        return ("positive", {}) if limit in (0, 1) else ("minimum", {"min": limit})
    return "maximum", {"max": limit}


def _own_code(kind: Any) -> str | None:
    """The code that a type names for itself: `Meta(extra={"code": "email"})`."""
    for part in (kind, *(get_args(kind) if get_origin(kind) in (Union, UnionType) else ())):
        if get_origin(part) is Annotated:
            for meta in get_args(part)[1:]:
                if isinstance(meta, Meta) and meta.extra and "code" in meta.extra:
                    return str(meta.extra["code"])
    return None


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path and name else path or name


def same_as_address(field: str, sent: UUID | UnsetType | None, address: UUID) -> None:
    """Refuse a body that names another thing than the address does.

    Raises:
        ValidationFailed: they differ.
    """
    if sent is not UNSET and sent is not None and sent != address:
        raise ValidationFailed(fields=[FieldError(field, "differs_from_address")])
