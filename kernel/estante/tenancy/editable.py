"""Which keys of a tenant's file people may change in the back office: those whose declaration says so.

    class RoomSettings(Struct, frozen=True, forbid_unknown_fields=True):
        open_at_night: Annotated[bool, Editable("settings.open_at_night")] = False
        max_seats: Annotated[int, Meta(ge=1, le=500), Editable("settings.max_seats")] = 30

Limits stand once, in msgspec's `Meta`, for the file and for the form alike.
"""

import inspect
import zoneinfo
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct

Kind = Literal["switch", "number", "text", "choice", "choices", "list", "colour", "time_zone", "duration"]
COLOUR_PATTERN = r"^#[0-9a-fA-F]{6}$"
PLUGIN_TABLE = "plugin_settings"
# Nobody reads these on a screen, and nobody writes them there.
SECRET_WORDS = ("secret", "token", "credential", "licence", "private", "api_key", "jwks", "database")
KINDS: Mapping[Any, Kind] = {bool: "switch", int: "number", float: "number", str: "text"}


class Editable(Struct, frozen=True):
    """Marks a field of a settings Struct as one that the back office may change.

    Attributes:
        text_key: the server text that names it; `<text_key>_hint` may say what follows from it.
        section: where the page shows it; a plugin's fields stand in the plugin's own section.
        kind: how it is edited, where the type does not say it; `duration` is for whole seconds.
        choices: the only values that the back office offers, though the file may say others.
    """

    text_key: str
    section: str = ""
    kind: Kind | None = None
    choices: tuple[str, ...] = ()


class NotEditable(Exception):
    """A declaration that cannot hold: a secret, or a type for which there is no form field."""


class SettingField(Struct, frozen=True):
    """One key that may be changed: `key` is its dotted path in the tenant's file."""

    key: str
    kind: Kind
    type: Any
    section: str
    text_key: str
    built_in: object
    choices: tuple[str, ...] = ()
    minimum: int | float | None = None
    maximum: int | float | None = None
    max_length: int | None = None
    is_optional: bool = False

    @property
    def plugin(self) -> str | None:
        """The plugin whose table has it."""
        parts = self.key.split(".")
        return parts[1] if parts[0] == PLUGIN_TABLE else None

    def convert(self, value: object) -> object:
        """A value as the tenant's Struct holds it.

        Raises:
            msgspec.ValidationError: it is of another type, or beyond a limit.
        """
        converted: object = msgspec.convert(value, self.type)
        if self.kind == "time_zone" and converted not in time_zones():
            raise msgspec.ValidationError(f"Invalid enum value {converted!r}")
        if self.choices and self.kind == "choice" and converted not in (*self.choices, None):
            raise msgspec.ValidationError(f"Invalid enum value {converted!r}")
        return tuple(dict.fromkeys(converted)) if isinstance(converted, tuple) else converted


@cache
def time_zones() -> frozenset[str]:
    """The IANA names that this machine knows."""
    return frozenset(zoneinfo.available_timezones())


def editable_fields(tenant: type[Struct], plugins: Mapping[str, type[Struct] | None]) -> list[SettingField]:
    """Every key of the kernel and of the plugins that may be changed, in the order of their declaration.

    Raises:
        NotEditable: names the key whose declaration cannot hold.
    """
    found = list(fields_of(tenant))
    for plugin, kind in plugins.items():
        if kind is not None:
            found += fields_of(kind, f"{PLUGIN_TABLE}.{plugin}.", plugin)
    return found


def fields_of(struct: type[Struct], prefix: str = "", section: str = "") -> Iterator[SettingField]:
    """The editable keys of one Struct, those of its tables included."""
    for field in msgspec.structs.fields(struct):
        key = f"{prefix}{field.name}"
        marks = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
        editable = next((mark for mark in marks if isinstance(mark, Editable)), None)
        if editable is not None:
            yield _field(key, field, editable, [mark for mark in marks if isinstance(mark, Meta)], section)
        elif inspect.isclass(field.type) and issubclass(field.type, Struct):
            yield from fields_of(field.type, f"{key}.", section)


def _field(
    key: str, field: msgspec.structs.FieldInfo, editable: Editable, limits: Sequence[Meta], section: str
) -> SettingField:
    if any(word in key.rpartition(".")[2] for word in SECRET_WORDS):
        raise NotEditable(f"{key}: a secret is never editable")
    plain, is_optional = _without_none(get_args(field.type)[0])
    if get_origin(plain) is Annotated:
        limits = [*limits, *(mark for mark in get_args(plain)[1:] if isinstance(mark, Meta))]
        plain = get_args(plain)[0]
    kind = editable.kind or _kind(plain, limits)
    if kind is None or (kind == "duration" and plain is not int):
        raise NotEditable(f"{key}: there is no form field for {plain}")
    return SettingField(
        key=key,
        kind="choice" if editable.choices and kind == "text" else kind,
        type=field.type,
        section=section or editable.section,
        # A plugin's texts are kept below its id.
        text_key=f"{section}.{editable.text_key}" if section else editable.text_key,
        built_in=_built_in(field),
        choices=editable.choices or _choices(plain),
        minimum=next((meta.ge for meta in limits if meta.ge is not None), None),
        maximum=next((meta.le for meta in limits if meta.le is not None), None),
        max_length=next((meta.max_length for meta in limits if meta.max_length is not None), None),
        is_optional=is_optional,
    )


def _without_none(kind: Any) -> tuple[Any, bool]:
    if get_origin(kind) in (Union, UnionType):
        others = [one for one in get_args(kind) if one is not NoneType]
        return (others[0] if len(others) == 1 else kind), len(others) < len(get_args(kind))
    return kind, False


def _kind(plain: Any, limits: Sequence[Meta]) -> Kind | None:
    origin = get_origin(plain)
    if origin is Literal:
        return "choice"
    if origin in (tuple, list):
        inner = get_args(plain)[0]
        return "choices" if get_origin(inner) is Literal else "list" if inner is str else None
    if plain is str and any(meta.pattern == COLOUR_PATTERN for meta in limits):
        return "colour"
    return KINDS.get(plain)


def _choices(plain: Any) -> tuple[str, ...]:
    if get_origin(plain) is Literal:
        return tuple(map(str, get_args(plain)))
    return _choices(get_args(plain)[0]) if get_origin(plain) in (tuple, list) else ()


def _built_in(field: msgspec.structs.FieldInfo) -> object:
    if field.default is not NODEFAULT:
        return field.default
    return field.default_factory() if field.default_factory is not NODEFAULT else None
