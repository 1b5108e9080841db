"""A request of xAPI as values, also where 1.0.3 sends it as a form (xAPI 1.0.3, part 3, 1.3)."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from estante.api.errors import NotFound, ValidationFailed
from litestar import Request
from litestar.datastructures import State
from msgspec import Struct

from estante_lrs.validation.faults import Faults, Json
from estante_lrs.validation.values import MAX_IRI, is_guid, is_iri, moment_of
from estante_lrs.xapi.errors import refused

MAX_BYTES = 5 * 1024 * 1024
VERSION = "X-Experience-API-Version"
FORM = "application/x-www-form-urlencoded"
SUPPORTED = ("1.0.0", "1.0.1", "1.0.2", "1.0.3", "2.0.0")
FIRST, SECOND = "1.0.3", "2.0.0"
HEADERS = ("authorization", "content-type", "if-match", "if-none-match", "accept-language", VERSION.lower())
METHODS = ("GET", "PUT", "POST", "DELETE")


class XapiCall(Struct, frozen=True):
    """What a client asks: names of headers are in lower case."""

    method: str
    path: str
    parameters: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes
    is_second: bool

    @property
    def content_type(self) -> str:
        """As it was sent, with its parameters."""
        return self.headers.get("content-type", "application/octet-stream")

    @property
    def media_type(self) -> str:
        """In lower case and without parameters."""
        return self.content_type.partition(";")[0].strip().lower()

    def only(self, *known: str, required: Collection[str] = ()) -> None:
        """Raises ValidationFailed: 400, for parameters that it does not have, or that are missing."""
        faults = Faults()
        for name in self.parameters:
            if name not in known:
                faults.add(name, "unknown_parameter", known=", ".join(known))
        for name in required:
            if not self.parameters.get(name):
                faults.add(name, "required")
        faults.refuse()

    def iri(self, name: str) -> str:
        """A parameter that is an IRI. Raises ValidationFailed: 400."""
        value = self.parameters[name]
        if not is_iri(value):
            raise refused(name)
        return value

    def guid(self, name: str) -> str | None:
        """A parameter that is a guid. Raises ValidationFailed: 400."""
        value = self.parameters.get(name)
        if value is not None and not is_guid(value):
            raise refused(name)
        return value.lower() if value is not None else None

    def moment(self, name: str) -> Any:
        """A parameter that is a moment. Raises ValidationFailed: 400."""
        value = self.parameters.get(name)
        moment = moment_of(value) if value is not None else None
        if value is not None and moment is None:
            raise refused(name)
        return moment

    def boolean(self, name: str) -> bool:
        """A parameter that is true or false, which is what it is when it was not sent."""
        value = self.parameters.get(name, "false")
        if value not in ("true", "false"):
            raise refused(name, "one_of", allowed="true, false")
        return value == "true"

    def json(self, name: str) -> Json:
        """A parameter that is an object of JSON. Raises ValidationFailed: 400."""
        value = json_of(self.parameters[name].encode("utf-8", "surrogatepass"), name)
        if not isinstance(value, dict):
            raise refused(name)
        return value


def json_of(content: bytes, field: str) -> Any:
    """JSON as values. Raises ValidationFailed: 400, for what is none or cannot be stored."""
    if b"\\u0000" in content:
        raise refused(field, "characters")
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise refused(field) from error


async def read_call(request: Request[Any, Any, State]) -> XapiCall:
    """The call of a request.

    Raises:
        ValidationFailed: 400, it says no version, one that is not spoken, or a parameter twice.
    """
    headers = {name.lower(): value for name, value in request.headers.items()}
    parameters = _pairs(request.query_params.multi_items())
    method, body = str(request.method).replace("HEAD", "GET"), await request.body()
    if method == "POST" and "method" in parameters:
        method, parameters, headers, body = _of_form(parameters, headers, body)
    return XapiCall(method, request.scope["path"], parameters, headers, body, _is_second(headers))


def _pairs(items: Iterable[tuple[str, Any]]) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for name, value in items:
        if name in parameters:
            raise refused(name, "unique")
        if len(str(value)) > MAX_BYTES // 4:
            raise refused(name, "max_length", max=MAX_IRI)
        parameters[name] = str(value)
    return parameters


def _is_second(headers: Mapping[str, str]) -> bool:
    version = headers.get(VERSION.lower(), "").strip()
    if version.startswith("1.0.") or version == "1.0":
        return False
    if version.startswith("2.0.") or version == "2.0":
        return True
    raise refused(VERSION, "one_of" if version else "required", allowed=", ".join(SUPPORTED))


def _of_form(
    parameters: Mapping[str, str], headers: Mapping[str, str], body: bytes
) -> tuple[str, dict[str, str], dict[str, str], bytes]:
    """The call that a form stands for. 2.0 has no such form."""
    method = parameters["method"]
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if method not in METHODS:
        raise refused("method", "one_of", allowed=", ".join(METHODS))
    if set(parameters) != {"method"} or media_type != FORM:
        raise refused("method")
    try:
        fields = _pairs(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100))
    except (UnicodeError, ValueError) as error:
        raise (error if isinstance(error, ValidationFailed) else refused("body")) from error
    sent = {name: value for name, value in headers.items() if name != "content-type"}
    sent.update({name.lower(): value for name, value in fields.items() if name.lower() in HEADERS})
    if _is_second(sent):
        raise refused("method", "unknown")
    content = fields.get("content", "").encode("utf-8", "surrogatepass")
    if content:
        sent.setdefault("content-type", "application/json")
    others = {n: v for n, v in fields.items() if n != "content" and n.lower() not in HEADERS}
    return method, others, sent, content


def not_spoken() -> NotFound:
    """A resource without this method."""
    return NotFound()
