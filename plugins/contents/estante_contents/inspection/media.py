"""Reads video and audio: MediaInfo for facts, OpenCV for one frame, libsndfile for a waveform.

All are used unchanged, as libraries. A waveform is an ornament: a sound that libsndfile does not know has one
where ffmpeg is installed, and one that takes too long has none.
"""

from base64 import b64decode
from binascii import Error as NotBase64
from io import BytesIO
from pathlib import Path
from time import monotonic

import cv2
import numpy
from numpy.typing import NDArray
from PIL import Image, UnidentifiedImageError
from pymediainfo import MediaInfo, Track
from soundfile import SoundFile, SoundFileError

from estante_contents.contracts import Assets, AssetWarning, Conversion, Unpreparable
from estante_contents.inspection.pictures.sizes import thumbnail

FRAME_AT = 0.1
FRAME_LATEST_MILLISECONDS = 10_000
UPRIGHT_QUARTERS = {90, 270}
PEAKS = 240
WAVEFORM_SECONDS = 40
PIECE = 65_536
LOUDEST = 255
# What browsers of the last years play on every device, as MediaInfo calls it.
PLAYED_EVERYWHERE = {"AVC", "VP8", "VP9", "AAC", "MPEG Audio", "Opus", "Vorbis", "FLAC", "PCM"}
# Around them, of films.
OPENED_EVERYWHERE = {"MPEG-4", "WebM"}
# The same around the same, by another name.
QUICKTIME = "QuickTime"
PICTURE, SOUND = "AVC", "AAC"
# How much of a file MediaInfo reads.
SOON, TO_THE_END = 0.5, 1.0


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
        warnings=_warnings(tracks, _rare_container(tracks)),
        conversion=_conversion_of_film(tracks),
        thumbnail=_frame(path, duration),
    )


def inspect_audio(path: Path) -> Assets:
    """Duration, codecs, how loud it is along its length, and the cover that the file carries, if any.

    Raises:
        Unpreparable: `MEDIA_DAMAGED`, or `NO_SOUND` for a file without an audio track.
    """
    tracks = _tracks(path)
    if not any(track.track_type == "Audio" for track in tracks):
        raise Unpreparable("NO_SOUND")
    peaks, warnings = waveform(path), _warnings(tracks)
    return Assets(
        duration=_seconds(tracks),
        waveform=peaks,
        codecs=_codecs(tracks),
        has_sound=True,
        warnings=warnings,
        conversion=_conversion_of_sound(peaks, warnings),
        thumbnail=_cover(tracks),
    )


def inspect_waveform(path: Path) -> Assets:
    """How loud a sound is along its length, and no more."""
    return Assets(waveform=waveform(path))


def _tracks(path: Path) -> list[Track]:
    tracks = _parsed(path, SOON)
    # What was recorded by a browser does not say in its head how long it became.
    return tracks if any(track.duration for track in tracks) else _parsed(path, TO_THE_END)


def _parsed(path: Path, speed: float) -> list[Track]:
    info = MediaInfo.parse(path, cover_data=True, parse_speed=speed)
    if not isinstance(info, MediaInfo):
        raise Unpreparable("MEDIA_DAMAGED")
    return list(info.tracks)


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


def _rare_container(tracks: list[Track]) -> str:
    """What is around a film, where not every browser opens that; empty otherwise."""
    name = next((str(track.format or "") for track in tracks if track.track_type == "General"), "")
    return "" if name in OPENED_EVERYWHERE else name


def _conversion_of_film(tracks: list[Track]) -> Conversion | None:
    """An MP4 that every browser plays at once, where the file is none; else how loud it is, if it sounds."""
    general = next((track for track in tracks if track.track_type == "General"), None)
    # MediaInfo says whether the first bytes tell where everything is.
    begins_late = general is not None and (
        general.isstreamable == "No" or QUICKTIME in str(general.format_profile or "")
    )
    sounds = [str(track.format) for track in tracks if track.track_type == "Audio"]
    if begins_late or _warnings(tracks, _rare_container(tracks)):
        pictures = [str(track.format) for track in tracks if track.track_type == "Video"]
        return Conversion(
            product="film", keeps_picture=pictures[:1] == [PICTURE], keeps_sound=sounds[:1] == [SOUND]
        )
    return Conversion(product="waveform") if sounds else None


def _conversion_of_sound(peaks: bytes | None, warnings: tuple[AssetWarning, ...]) -> Conversion | None:
    if warnings:
        return Conversion(product="sound")
    return Conversion(product="waveform") if peaks is None else None


def _warnings(tracks: list[Track], *others: str) -> tuple[AssetWarning, ...]:
    """Each codec that some browsers do not play, and others that are rare, named once."""
    named = (*filter(None, others), *(codec for codec in _codecs(tracks) if codec not in PLAYED_EVERYWHERE))
    rare = dict.fromkeys(named)
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


def waveform(path: Path) -> bytes | None:
    """`PEAKS` bytes, the loudest of each stretch of the sound, by its loudest moment."""
    try:
        with SoundFile(path) as sound:
            peaks = _peaks(sound)
    except (SoundFileError, OSError, ValueError):
        return None
    loudest = peaks.max() if peaks is not None else 0
    if peaks is None or not loudest:
        return None
    return bytes(numpy.rint(peaks / loudest * LOUDEST).astype(numpy.uint8))


def _peaks(sound: SoundFile) -> NDArray[numpy.float32] | None:
    peaks = numpy.zeros(PEAKS, numpy.float32)
    ends, begin, length = monotonic() + WAVEFORM_SECONDS, 0, sound.frames
    # A header may claim a thousand channels.
    size = max(1, PIECE // sound.channels)
    while length > 0 and len(piece := sound.read(size, "float32", always_2d=True)):
        loud = numpy.nan_to_num(numpy.abs(piece).max(axis=1), posinf=0)
        places = numpy.minimum(numpy.arange(begin, begin + len(loud)) * PEAKS // length, PEAKS - 1)
        first = numpy.flatnonzero(numpy.diff(places, prepend=-1))
        here = places[first]
        peaks[here] = numpy.maximum(peaks[here], numpy.maximum.reduceat(loud, first))
        begin += len(loud)
        if monotonic() > ends:
            return None
    return peaks
