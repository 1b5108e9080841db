"""What other plugins know of tracks; `contracts` names it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, Protocol

from estante.api.tenants import Tenant
from msgspec import Struct

TrackKind = Literal["subtitle", "audiodescription", "transcript", "chapters"]


class Track(Struct, frozen=True):
    """What is read or heard beside a video or an audio in one language, at its signed address."""

    kind: TrackKind
    lang_id: str
    media_type: str
    url: str


class StoredTrack(Struct, frozen=True, kw_only=True):
    """A track of a content; `path` is its file in the store."""

    kind: TrackKind
    lang_id: str
    media_type: str
    path: str


class Recording(Protocol):
    """What a transcriber is given: the file of a video or an audio, and the language that is spoken in it."""

    tenant: Tenant
    name: str
    media_type: str
    lang_id: str

    async def download(self, folder: Path) -> Path:
        """A copy of the file in `folder`."""
        ...

    async def stage(self, text_key: str, share: float) -> None:
        """Tell the person what is happening; `share` is 0 to 1."""
        ...


class Transcriber(Struct, frozen=True):
    """Writes down what is said. `name` is the plugin's own word for it, and its label the text `text_key`.

    `transcribe` answers WebVTT with full times, and is run by a job: it may begin anew after a kill.
    """

    name: str
    text_key: str
    transcribe: Callable[[Recording], Awaitable[str]]
