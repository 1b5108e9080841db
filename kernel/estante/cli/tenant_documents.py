"""The generated half of the tenants' documentation: the table of keys and the JSON Schema.

`python -m estante.cli.tenant_documents tenants` writes the table in `README.md` there, and
`tenant.schema.json`.
"""

import inspect
import json
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from estante.plugins.registry import PluginRegistry
from estante.tenancy.editable import editable_fields
from estante.tenancy.tenant import Tenant

OURS = ("key", "revision", "plugin_settings")
BEGIN, END = "<!-- keys: generated, do not edit -->", "<!-- /keys -->"


def table(registry: PluginRegistry) -> str:
    """Every key as a Markdown table, the kernel's first, then each plugin's."""
    settings = {plugin.id: plugin.settings for plugin in registry}
    editable = {field.key for field in editable_fields(Tenant, settings)}
    rows = ["| Key | Kind | Built in | Back office |", "| --- | --- | --- | --- |"]
    rows += [_row(*key, editable) for key in _keys(Tenant)]
    for plugin, kind in settings.items():
        if kind is not None:
            rows += [_row(*key, editable) for key in _keys(kind, f"plugin_settings.{plugin}.")]
    return "\n".join(rows)


def schema(registry: PluginRegistry) -> dict[str, Any]:
    """The JSON Schema of a tenant's file, for editors."""
    schema: dict[str, Any] = msgspec.json.schema(Tenant, schema_hook=_anything)
    definitions = schema["$defs"]
    properties = definitions["Tenant"]["properties"]
    for name in OURS:
        properties.pop(name, None)
    plugins = {}
    for plugin in registry:
        if plugin.settings is not None:
            (own,), more = msgspec.json.schema_components(
                [plugin.settings], ref_template=f"#/$defs/{plugin.id}.{{name}}"
            )
            definitions |= {f"{plugin.id}.{name}": value for name, value in more.items()}
            plugins[plugin.id] = own
    properties["plugin_settings"] = {
        "type": "object",
        "properties": plugins,
        "additionalProperties": False,
    }
    properties["flags"]["properties"] = {name: {"type": "boolean"} for name in sorted(registry.flags)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _anything(_kind: type) -> dict[str, Any]:
    return {"title": "anything"}


def write(folder: Path, registry: PluginRegistry) -> None:
    """Bring both files in the tenants' folder up to date."""
    readme = folder / "README.md"
    readme.write_text(with_table(readme.read_text("utf-8"), registry), "utf-8")
    (folder / "tenant.schema.json").write_text(schema_text(registry), "utf-8")


def with_table(text: str, registry: PluginRegistry) -> str:
    """The README's text with the current table between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(registry)}\n{END}{after}"


def schema_text(registry: PluginRegistry) -> str:
    """The schema as its file has it."""
    return json.dumps(schema(registry), indent=2, ensure_ascii=False) + "\n"


def _row(name: str, kind: str, default: str, editable: Collection[str]) -> str:
    return f"| `{name}` | {kind} | {default} | {'yes' if name in editable else '-'} |"


def _keys(struct: type[Struct], prefix: str = "") -> Iterator[tuple[str, str, str]]:
    """(dotted key, kind, built-in value) of each field; a table's fields in its place."""
    for field in msgspec.structs.fields(struct):
        name = f"{prefix}{field.encode_name}"
        if not prefix and field.name in OURS:
            continue
        inner = _struct(field.type)
        if inner is None:
            yield name, _kind(field.type), _default(field)
        elif get_origin(field.type) in (tuple, list):
            yield from _keys(inner, f"[[{name}]] ")
        else:
            yield from _keys(inner, f"{name}.")


def _struct(kind: Any) -> type[Struct] | None:
    if inspect.isclass(kind) and issubclass(kind, Struct):
        return kind
    if get_origin(kind) in (tuple, list):
        return _struct(get_args(kind)[0])
    return None


def _default(field: "msgspec.structs.FieldInfo") -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    plain = msgspec.to_builtins(value)
    return "-" if plain is None or plain in ([], {}) else f"`{json.dumps(plain, ensure_ascii=False)}`"


NAMES = {str: "text", int: "whole number", float: "number", bool: "true or false"}


def _kind(kind: Any) -> str:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _kind(arguments[0]) + "".join(
            _limits(limit) for limit in arguments[1:] if isinstance(limit, Meta)
        )
    if origin is Literal:
        return " or ".join(f"`{choice}`" for choice in arguments)
    if origin in (Union, UnionType):
        return " or ".join(_kind(kind) for kind in arguments if kind is not NoneType)
    if origin in (tuple, list):
        return f"list of {_kind(arguments[0])}"
    if origin is dict:
        return f"table of {_kind(arguments[1])}"
    return NAMES.get(kind, getattr(kind, "__name__", str(kind)))


def _limits(meta: Meta) -> str:
    bounds = [f"{sign} {value}" for sign, value in (("≥", meta.ge), ("≤", meta.le)) if value is not None]
    bounds += [f"like `{meta.pattern}`"] if meta.pattern else []
    return f" ({', '.join(bounds)})" if bounds else ""


if __name__ == "__main__":
    from estante.builtin import load_registry

    write(Path(sys.argv[1] if len(sys.argv) > 1 else "tenants"), load_registry())
