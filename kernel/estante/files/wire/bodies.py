"""Bodies that are no JSON: bytes and forms, read as they come; a small file's form is held whole."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Generic, TypeVar

from litestar import Request
from litestar.datastructures import State, UploadFile
from litestar.exceptions import InternalServerException
from msgspec import Struct
from multipart import MultipartError, MultipartSegment, PushMultipartParser

from estante.errors import BadRequest, ClientGone, FieldError, ValidationFailed

AnyRequest = Request[object, object, State]
T = TypeVar("T")
MAX_FIELD_BYTES = 4096
MAX_PARTS = 10
PIECE_BYTES = 256 * 1024


async def body_of(request: AnyRequest) -> AsyncIterator[bytes]:
    """The body's chunks.

    Raises:
        ClientGone: the connection broke.
    """
    try:
        async for data in request.stream():
            if data:
                yield data
    except InternalServerException as error:
        raise ClientGone from error


class FileForm(Struct, forbid_unknown_fields=True):
    """A multipart form `{file}` whose file is small enough to be held whole, such as a picture."""

    file: UploadFile

    async def pieces(self) -> AsyncIterator[bytes]:
        """The bytes of the file, some at a time."""
        while piece := await self.file.read(PIECE_BYTES):
            yield piece


class Form(Struct, Generic[T]):
    """A multipart form with one file, which was handed on while it came."""

    fields: dict[str, str]
    file: T | None = None


Take = Callable[[str, AsyncIterator[bytes], Mapping[str, str]], Awaitable[T]]


async def form_of(request: AnyRequest, take: Take[T]) -> Form[T]:
    """Read a form; `take(file name, chunks, fields before it)` gets its file.

    Raises:
        ValidationFailed: no multipart form, or a broken one. ClientGone: the connection broke.
    """
    content_type, options = request.content_type
    if content_type != "multipart/form-data" or not options.get("boundary"):
        raise ValidationFailed(fields=[FieldError("file", "required")])
    parser = PushMultipartParser(options["boundary"], max_segment_count=MAX_PARTS)
    parts = _Parts(request, parser)
    form: Form[T] = Form({})
    try:
        async for part in parts.each():
            if part.filename is not None and form.file is None:
                form.file = await take(part.filename, parts.body(), form.fields)
            else:
                form.fields[part.name] = await parts.text()
    except MultipartError as error:
        raise BadRequest(text="FORM_BROKEN") from error
    return form


class _Parts:
    """The parser's events, split into parts and their bodies."""

    def __init__(self, request: AnyRequest, parser: PushMultipartParser) -> None:
        self._events = self._parsed(request, parser)

    async def each(self) -> AsyncIterator[MultipartSegment]:
        async for event in self._events:
            if isinstance(event, MultipartSegment):
                yield event

    async def body(self) -> AsyncIterator[bytes]:
        async for event in self._events:
            if event is None:
                return
            if not isinstance(event, MultipartSegment):
                yield bytes(event)

    async def text(self) -> str:
        content = b""
        async for data in self.body():
            content += data
            if len(content) > MAX_FIELD_BYTES:
                raise BadRequest(text="FORM_BROKEN")
        return content.decode("utf-8", "replace")

    @staticmethod
    async def _parsed(
        request: AnyRequest, parser: PushMultipartParser
    ) -> AsyncIterator[MultipartSegment | bytes | bytearray | None]:
        async for data in body_of(request):
            for event in parser.parse(data):
                yield event
        parser.close()
