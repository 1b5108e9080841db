"""CTTY_04 audio: heard along its length, in seconds (BO §3, VS §4)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.single_file import inspected_by, open_file
from estante_contents.contracts import ContentType

AUDIO = ContentType(
    guid="CTTY_04",
    text_key="contents.types.audio",
    icon="audio",
    cover=CoverShape(1, ("sound",)),
    formats=("mp3", "m4a", "ogg", "oga", "wav"),
    media_types=("audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/ogg", "audio/wav", "audio/x-wav"),
    tracking="continuous",
    is_media=True,
    has_tracks=True,
    tabs="contents.tracks.detail",
    wide_steps=("tracks",),
    prepare=inspected_by("estante_contents.inspection.media:inspect_audio"),
    open=open_file,
)
