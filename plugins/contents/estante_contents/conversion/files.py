"""Where what was made of a file lies in the store: by its guid, so that a second run writes it again."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import UUID

from estante_contents.models import ContentFile

FOLDER = "converted"
MEDIA_TYPES = {".pdf": "application/pdf", ".mp4": "video/mp4", ".m4a": "audio/mp4"}
PIECE = 1024 * 1024


def converted_path(file_guid: UUID, suffix: str) -> str:
    """The path of what was made of a file."""
    return f"{FOLDER}/{file_guid.hex}{suffix}"


def converted_paths(file: ContentFile) -> Iterator[str]:
    """What may lie in the store of a file: what it has, and what a job that was killed left there."""
    yield from possible_paths(file.guid)
    if file.converted_path is not None:
        yield file.converted_path


def possible_paths(file_guid: UUID) -> Iterator[str]:
    """Every path that something made of this file can have."""
    return (converted_path(file_guid, suffix) for suffix in MEDIA_TYPES)


async def pieces(path: Path) -> AsyncIterator[bytes]:
    """The bytes of a file, piece by piece."""
    with path.open("rb") as file:
        while piece := await to_thread(file.read, PIECE):
            yield piece
