"""The calls of the API as its OpenAPI document tells them, and input that fits them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

Schema = Mapping[str, Any]
# Takes a parameter's or field's name and answers a guid.
Guids = Callable[[str], str]
JSON, FORM = "application/json", "multipart/form-data"
MOMENT = "2026-03-02T10:00:00Z"
# Reading comes first and ending last, so that a call still finds what it asks for.
ORDER = ("GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE")


class Operation(Struct, frozen=True):
    """One call: `action` is what its role needs, `public` that nobody is asked for a session."""

    method: str
    path: str
    action: str | None
    public: bool
    parameters: tuple[Schema, ...]
    body: Schema

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def names_records(self) -> bool:
        """Whether its address holds a guid."""
        return any(one["in"] == "path" and one["name"].endswith(("guid", "_id")) for one in self.parameters)


def operations(document: Schema) -> list[Operation]:
    """Every call of a document, what reads first and what ends the session last."""
    return sorted(_operations(document), key=lambda one: ("logout" in one.path, ORDER.index(one.method)))


def _operations(document: Schema) -> Iterator[Operation]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                yield Operation(
                    method.upper(),
                    path,
                    operation.get("x-action"),
                    not operation.get("security"),
                    tuple(operation.get("parameters", ())),
                    operation.get("requestBody", {}).get("content", {}),
                )


class Request(Struct, frozen=True):
    """What a client sends: `client.request(one.method, one.address, **one.sent)`."""

    method: str
    address: str
    sent: dict[str, Any]


def request_for(operation: Operation, document: Schema, guids: Guids, **body: Any) -> Request:
    """A call that is right in form, with records by `guids`; `body` replaces fields of its JSON."""
    schemas = document["components"]["schemas"]
    address = operation.path
    query: dict[str, Any] = {}
    headers: dict[str, Any] = {}
    for one in operation.parameters:
        value = example(one["schema"], schemas, guids, one["name"])
        if one["in"] == "path":
            address = address.replace("{" + one["name"] + "}", str(value))
        elif one.get("required"):
            (query if one["in"] == "query" else headers)[one["name"]] = value
    sent: dict[str, Any] = {"params": query, "headers": headers}
    if JSON in operation.body:
        sent["json"] = {**example(operation.body[JSON]["schema"], schemas, guids, ""), **body}
    elif FORM in operation.body:
        sent["files"] = {"file": ("one.png", b"\x89PNG\r\n\x1a\n", "image/png")}
    return Request(operation.method, address, sent)


def example(schema: Schema, schemas: Mapping[str, Schema], guids: Guids, name: str) -> Any:
    """The plainest value that a schema takes: required fields only."""
    if "$ref" in schema:
        return example(schemas[schema["$ref"].rpartition("/")[2]], schemas, guids, name)
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        chosen = next(one for one in choices if one.get("type") != "null")
        return example({**schema, "oneOf": None, "anyOf": None, **chosen}, schemas, guids, name)
    if schema.get("enum") or schema.get("examples"):
        return (schema.get("enum") or schema["examples"])[0]
    return _plain(schema, schemas, guids, name)


def _plain(schema: Schema, schemas: Mapping[str, Schema], guids: Guids, name: str) -> Any:
    match schema.get("type"):
        case "object":
            fields = schema.get("properties", {})
            return {key: example(fields[key], schemas, guids, key) for key in schema.get("required", ())}
        case "array":
            return [example(schema["items"], schemas, guids, name.removesuffix("s"))]
        case "boolean":
            return False
        case "integer" | "number":
            return schema.get("minimum", 1)
        case _:
            return _text(schema, guids, name)


def _text(schema: Schema, guids: Guids, name: str) -> str:
    if schema.get("format") == "uuid" or name.endswith(("guid", "_id")):
        return guids(name)
    if schema.get("format") == "date":
        return "2030-12-17"
    if schema.get("format") == "date-time":
        return MOMENT
    least: int = schema.get("minLength", 0)
    return "x" * max(1, least)
