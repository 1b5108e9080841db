"""What a program's template is set to: read from JSON, and refused by the line or the key that is wrong."""

import json
import re
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from estante.api.errors import FieldError, ValidationFailed

from estante_programs.schemas.look import BLOCKS, CoverShape, Density, LessonShape, TemplateConfig

Written = Mapping[str, Any] | str
# What each key may be, as people are told it.
ALLOWED: Mapping[str, tuple[str, ...]] = {
    "numbers": ("true", "false"),
    "progress": ("true", "false"),
    "cover": get_args(CoverShape),
    "density": get_args(Density),
    "lessons": get_args(LessonShape),
    "order": BLOCKS,
}
_AT_BYTE = re.compile(r"\(byte (\d+)\)")
_KEY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*:')
_DECODER = msgspec.json.Decoder()


def config_of(written: Written, field: str) -> dict[str, Any]:
    """A config as it is kept, out of JSON or of what JSON says.

    Raises:
        ValidationFailed: 400 at `field`, naming the line of what is no JSON, or the key that is not one or
            has a wrong value, and in JSON its line.
    """
    values = _parsed(written, field) if isinstance(written, str) else written
    for key, value in values.items():
        if wrong := _wrong(key, value):
            line = _line_of(written, key) if isinstance(written, str) else None
            code = wrong if line is None else f"{wrong}_line"
            allowed = ", ".join(ALLOWED.get(key, ALLOWED))
            raise ValidationFailed(
                fields=[FieldError(field, code, {"key": key[:40], "line": line or 0, "allowed": allowed})]
            )
    return {key: values[key] for key in ALLOWED if key in values}


def known_config(stored: Mapping[str, Any]) -> TemplateConfig:
    """What is known of a config that was kept, also before today's keys."""
    known = {key: value for key, value in stored.items() if _wrong(key, value) is None}
    return msgspec.convert(known, TemplateConfig)


def written_config(stored: Mapping[str, Any]) -> str:
    """A config as people edit it: JSON, a key a line, in the order in which they are told them."""
    keys = [key for key in ALLOWED if key in stored] + [key for key in stored if key not in ALLOWED]
    return json.dumps({key: stored[key] for key in keys}, ensure_ascii=False, indent=2)


def _wrong(key: str, value: Any) -> str | None:
    if key not in ALLOWED:
        return "config_key"
    if key == "order" and isinstance(value, list) and len({*map(str, value)}) < len(value):
        return "config_value"
    try:
        msgspec.convert({key: value}, TemplateConfig)
    except msgspec.ValidationError:
        return "config_value"
    return None


def _parsed(text: str, field: str) -> dict[str, Any]:
    try:
        values = _DECODER.decode(text or "{}")
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        at = _AT_BYTE.search(str(error))
        before = text.encode()[: int(at[1])].decode(errors="replace") if at else text.rstrip()
        raise ValidationFailed(
            fields=[FieldError(field, "config_json", {"line": before.count("\n") + 1})]
        ) from error
    if not isinstance(values, dict):
        raise ValidationFailed(fields=[FieldError(field, "config_object")])
    return values


def _line_of(text: str, key: str) -> int | None:
    """The line of a key; the first one, should it stand there twice."""
    for match in _KEY.finditer(text):
        if msgspec.json.decode(f'"{match[1]}"') == key:
            return text.count("\n", 0, match.start()) + 1
    return None
