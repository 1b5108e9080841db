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
        choices: the only values that the back office offers, though the file or a plugin may say others.
        problem: the code of what is said of a value of another form, where "invalid" says too little.
    """

    text_key: str
    section: str = ""
    kind: Kind | None = None
    choices: tuple[str, ...] = ()
    problem: str = "invalid"


class Stored(Struct, frozen=True):
    """Marks a field that a plugin lays over the file with `SettingsService.put`, and that no page shows."""


class SystemSetting(Struct, frozen=True):
    """Marks a field that `GET system-settings` answers under the field's own name, whatever table it is in.

    One that is editable too stands in the page's section `system`. A table is by host: a client is answered
    the entry of the host that it asks at.
    """


SYSTEM = "system"


class NotEditable(Exception):
    """A declaration that cannot hold: a secret, or a type for which there is no form field."""


def plugin_of(key: str) -> str | None:
    """The plugin whose table has a key."""
    table, *rest = key.split(".")
    return rest[0] if table == PLUGIN_TABLE else None


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
    is_shown: bool = True
    problem: str = "invalid"

    @property
    def plugin(self) -> str | None:
        """The plugin whose table has it."""
        return plugin_of(self.key)

    def convert(self, value: object) -> object:
        """A value as the tenant's Struct holds it.

        Raises:
            msgspec.ValidationError: it is of another type, or beyond a limit.
        """
        converted: object = msgspec.convert(value, self.type)
        if self.kind == "time_zone" and converted not in time_zones():
            raise msgspec.ValidationError(f"Invalid enum value {converted!r}")
        return tuple(dict.fromkeys(converted)) if isinstance(converted, tuple) else converted

    def choose(self, value: object) -> object:
        """The same of a value that a person chose: one of the choices, where there are any.

        Raises:
            msgspec.ValidationError: it is none of them, or what `convert` refuses.
        """
        converted = self.convert(value)
        if self.choices and self.kind == "choice" and converted not in (*self.choices, None):
            raise msgspec.ValidationError(f"Invalid enum value {converted!r}")
        return converted


@cache
def time_zones() -> frozenset[str]:
    """The IANA names that this machine knows."""
    return frozenset(zoneinfo.available_timezones())


def editable_fields(tenant: type[Struct], plugins: Mapping[str, type[Struct] | None]) -> list[SettingField]:
    """Every key of the kernel and of the plugins that may be changed, in the order of their declaration.

    Raises:
        NotEditable: names the key whose declaration cannot hold.
    """
    fields = list(fields_of(tenant))
    for plugin, kind in plugins.items():
        if kind is not None:
            fields += fields_of(kind, f"{PLUGIN_TABLE}.{plugin}.", plugin)
    return fields


def fields_of(struct: type[Struct], prefix: str = "", section: str = "") -> Iterator[SettingField]:
    """The editable keys of one Struct, those of its tables included."""
    for key, field, marks in _marked(struct, prefix):
        editable = next((mark for mark in marks if isinstance(mark, Editable)), None)
        if editable is not None:
            yield _field(key, field, editable, marks, section)
        elif any(isinstance(mark, Stored) for mark in marks):
            yield SettingField(key, "text", field.type, "", "", _built_in(field), is_shown=False)


def system_keys(tenant: type[Struct], plugins: Mapping[str, type[Struct] | None]) -> Mapping[str, str]:
    """The dotted path of each system setting by its name; the kernel's go before a plugin's."""
    keys: dict[str, str] = {}
    tables = {f"{PLUGIN_TABLE}.{plugin}.": kind for plugin, kind in plugins.items() if kind is not None}
    for prefix, struct in {"": tenant, **tables}.items():
        for key, field, marks in _marked(struct, prefix):
            if any(isinstance(mark, SystemSetting) for mark in marks):
                keys.setdefault(field.name, key)
    return keys


def _marked(
    struct: type[Struct], prefix: str
) -> Iterator[tuple[str, msgspec.structs.FieldInfo, Sequence[object]]]:
    """Every field with its key and what annotates it, those of the Struct's tables included."""
    for field in msgspec.structs.fields(struct):
        key = f"{prefix}{field.name}"
        if inspect.isclass(field.type) and issubclass(field.type, Struct):
            yield from _marked(field.type, f"{key}.")
        else:
            yield key, field, get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()


def _field(
    key: str, field: msgspec.structs.FieldInfo, editable: Editable, marks: Sequence[object], section: str
) -> SettingField:
    limits = [mark for mark in marks if isinstance(mark, Meta)]
    is_system = any(isinstance(mark, SystemSetting) for mark in marks)
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
        section=SYSTEM if is_system else section or editable.section,
        # A plugin's texts are kept below its id.
        text_key=f"{section}.{editable.text_key}" if section else editable.text_key,
        built_in=_built_in(field),
        choices=editable.choices or _choices(plain),
        minimum=next((meta.ge for meta in limits if meta.ge is not None), None),
        maximum=next((meta.le for meta in limits if meta.le is not None), None),
        max_length=next((meta.max_length for meta in limits if meta.max_length is not None), None),
        is_optional=is_optional,
        problem=editable.problem,
    )


def _without_none(kind: Any) -> tuple[Any, bool]:
    if get_origin(kind) in (Union, UnionType):
        others = [argument for argument in get_args(kind) if argument is not NoneType]
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
