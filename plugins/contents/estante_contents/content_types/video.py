"""CTTY_03 video: watched along its length, in seconds (BO §3, VS §4)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.single_file import inspected_by, open_file
from estante_contents.contracts import ContentType

VIDEO = ContentType(
    guid="CTTY_03",
    text_key="contents.types.video",
    icon="video",
    cover=CoverShape(16 / 9, ("waves", "hills", "orbits")),
    formats=("mp4", "webm", "mov", "m4v", "avi", "mkv", "wmv"),
    media_types=(
        *("video/mp4", "video/webm", "video/quicktime", "video/x-m4v"),
        # Which no browser plays, or not every one: they are converted where ffmpeg is.
        *("video/x-msvideo", "video/x-matroska", "video/x-ms-wmv"),
    ),
    tracking="continuous",
    is_media=True,
    has_tracks=True,
    tabs="contents.tracks.detail",
    wide_steps=("tracks",),
    prepare=inspected_by("estante_contents.inspection.media:inspect_video"),
    open=open_file,
)
