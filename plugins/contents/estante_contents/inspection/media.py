"""Reads video and audio: MediaInfo for facts, OpenCV for one frame. Both are used unchanged, as libraries."""

from base64 import b64decode
from binascii import Error as NotBase64
from io import BytesIO
from pathlib import Path

import cv2
from PIL import Image, UnidentifiedImageError
from pymediainfo import MediaInfo, Track

from estante_contents.contracts import Assets, AssetWarning, Unpreparable
from estante_contents.inspection.pictures import thumbnail

FRAME_AT = 0.1
FRAME_LATEST_MILLISECONDS = 10_000
UPRIGHT_QUARTERS = {90, 270}
# What browsers of the last years play on every device, as MediaInfo calls it.
PLAYED_EVERYWHERE = {"AVC", "VP8", "VP9", "AAC", "MPEG Audio", "Opus", "Vorbis", "FLAC", "PCM"}


def preload() -> None:
    """The library of MediaInfo, which is opened at its first use otherwise."""
    MediaInfo.can_parse()


def inspect_video(path: Path) -> Assets:
    """Duration, pixels as seen, codecs and a frame.

    Raises:
        Unpreparable: `MEDIA_DAMAGED`, or `NO_PICTURE` for a file without a video track.
    """
    tracks = _tracks(path)
    videos = [track for track in tracks if track.track_type == "Video"]
    if not videos:
        raise Unpreparable("NO_PICTURE")
    duration = _seconds(tracks)
    width, height = _size(videos[0])
    return Assets(
        duration=duration,
        width=width,
        height=height,
        codecs=_codecs(tracks),
        has_sound=any(track.track_type == "Audio" for track in tracks),
        warnings=_warnings(tracks),
        thumbnail=_frame(path, duration),
    )


def inspect_audio(path: Path) -> Assets:
    """Duration, codecs, and the cover that the file carries, if it carries one.

    Raises:
        Unpreparable: `MEDIA_DAMAGED`, or `NO_SOUND` for a file without an audio track.
    """
    tracks = _tracks(path)
    if not any(track.track_type == "Audio" for track in tracks):
        raise Unpreparable("NO_SOUND")
    return Assets(
        duration=_seconds(tracks),
        codecs=_codecs(tracks),
        has_sound=True,
        warnings=_warnings(tracks),
        thumbnail=_cover(tracks),
    )


def _tracks(path: Path) -> list[Track]:
    found = MediaInfo.parse(path, cover_data=True, parse_speed=0.5)
    if not isinstance(found, MediaInfo):
        raise Unpreparable("MEDIA_DAMAGED")
    return list(found.tracks)


def _seconds(tracks: list[Track]) -> float:
    """The longest track, in seconds. MediaInfo says milliseconds, now as number, now as text."""
    longest = 0.0
    for track in tracks:
        try:
            longest = max(longest, float(track.duration or 0))
        except ValueError:
            continue
    if longest <= 0:
        raise Unpreparable("MEDIA_DAMAGED")
    return round(longest / 1000, 3)


def _size(video: Track) -> tuple[int | None, int | None]:
    width, height = video.width, video.height
    turned = round(float(video.rotation or 0)) % 360 in UPRIGHT_QUARTERS
    return (height, width) if turned else (width, height)


def _codecs(tracks: list[Track]) -> tuple[str, ...]:
    return tuple(
        str(track.format) for track in tracks if track.track_type in {"Video", "Audio"} and track.format
    )


def _warnings(tracks: list[Track]) -> tuple[AssetWarning, ...]:
    """Each codec that some browsers do not play, named once."""
    rare = dict.fromkeys(codec for codec in _codecs(tracks) if codec not in PLAYED_EVERYWHERE)
    return tuple(AssetWarning("CODEC_NOT_EVERYWHERE", {"codec": codec}) for codec in rare)


def _frame(path: Path, duration: float) -> bytes:
    """A frame a little way in, since the first one is often black."""
    video = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
    try:
        video.set(cv2.CAP_PROP_POS_MSEC, min(duration * 1000 * FRAME_AT, FRAME_LATEST_MILLISECONDS))
        is_read, pixels = video.read()
        if not is_read:
            video.set(cv2.CAP_PROP_POS_MSEC, 0)
            is_read, pixels = video.read()
    except cv2.error as error:
        raise Unpreparable("MEDIA_DAMAGED") from error
    finally:
        video.release()
    if not is_read:
        raise Unpreparable("MEDIA_DAMAGED")
    return thumbnail(Image.fromarray(cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB)))


def _cover(tracks: list[Track]) -> bytes | None:
    data = next((track.cover_data for track in tracks if track.cover_data), None)
    if not data:
        return None
    try:
        return thumbnail(Image.open(BytesIO(b64decode(data.split(" / ")[0])), formats=("JPEG", "PNG")))
    except (UnidentifiedImageError, OSError, ValueError, NotBase64):
        return None
