"""The content type HAIKU: a text file of three lines, seen once it was opened."""

from collections.abc import Sequence

from estante.hooks import hookimpl
from estante_contents.contracts import Addresses, ContentRecord, ContentType, FilePayload, Payload, Refusal


def open_poem(content: ContentRecord, addresses: Addresses) -> Payload | Refusal:
    """Where the renderer reads the lines."""
    if content.file is None:
        return Refusal("FILE_NOT_FOUND")
    return FilePayload(url=addresses.file(), media_type=content.file.media_type, size=content.file.size)


HAIKU = ContentType(
    guid="HAIKU",
    text_key="haiku.types.haiku",
    icon="file-text",
    formats=("txt",),
    media_types=("text/plain",),
    tracking="once",
    open=open_poem,
)


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    """One type."""
    return [HAIKU]
