"""What ffmpeg is asked for. It opens files of these formats only, and no address whatever a file names."""

from collections.abc import Callable

from estante_contents.conversion.command import Command, Workplace
from estante_contents.conversion.values import Conversion

GIBIBYTE = 1024**3
HOUR = 3600
THREADS = "2"
# What stands in a film or a sound itself. Playlists (HLS, DASH, concat) name other files, and are not here.
FORMATS = "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,ogg,wav,mp3,flac,aac"
SHORT_SIDE, LONG_SIDE = 1080, 1920
# Even sides, which H.264 wants, and never larger than the film is.
SCALE = (
    f"scale=w='min(iw,if(gt(iw,ih),{LONG_SIDE},{SHORT_SIDE}))':h='min(ih,if(gt(iw,ih),{SHORT_SIDE},{LONG_SIDE}))'"
    ":force_original_aspect_ratio=decrease:force_divisible_by=2"
)
PICTURE = ("-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-pix_fmt", "yuv420p", "-vf", SCALE)
SOUND = ("-c:a", "aac", "-b:a", "160k", "-ac", "2")
# The first bytes say where everything is, so that a film begins before all of it has come.
STREAMED = ("-movflags", "+faststart")
# Who made it, where and with what is nobody's business but that of the file as it was sent.
WITHOUT_FACTS = ("-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn")
WAVEFORM_RATE = "8000"


def film(conversion: Conversion, place: Workplace, duration: float) -> Command:
    """An MP4 of H.264 and AAC; what of the film is so already is copied as it is."""
    picture = ("-c:v", "copy") if conversion.keeps_picture else PICTURE
    sound = ("-c:a", "copy") if conversion.keeps_sound else SOUND
    streams = ("-map", "0:v:0", "-map", "0:a:0?", *picture, *sound, *WITHOUT_FACTS)
    options = (*streams, "-max_muxing_queue_size", "4096", *STREAMED, "-f", "mp4")
    return _command(place, options, "film.mp4", duration, seconds=2 * HOUR, max_bytes=16 * GIBIBYTE)


def sound(place: Workplace, duration: float) -> Command:
    """An M4A of AAC."""
    options = ("-map", "0:a:0", "-vn", *SOUND, *WITHOUT_FACTS, *STREAMED, "-f", "ipod")
    return _command(place, options, "sound.m4a", duration, seconds=HOUR, max_bytes=2 * GIBIBYTE)


def plain_sound(place: Workplace, duration: float) -> Command:
    """A WAV that is good enough to measure how loud it is."""
    options = ("-map", "0:a:0", "-vn", "-ac", "1", "-ar", WAVEFORM_RATE, "-c:a", "pcm_s16le", "-f", "wav")
    return _command(place, options, "sound.wav", duration, seconds=HOUR, max_bytes=2 * GIBIBYTE)


def _command(
    place: Workplace, options: tuple[str, ...], result: str, duration: float, *, seconds: int, max_bytes: int
) -> Command:
    quiet = ("-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-progress", "pipe:1", "-y")
    source = ("-protocol_whitelist", "file", "-format_whitelist", FORMATS, "-threads", THREADS)
    target = ("-threads", THREADS, str(place.target / result))
    arguments = (*quiet, *source, "-i", f"file:{place.source}", *options, *target)
    return Command(
        arguments=arguments,
        result=result,
        seconds=seconds,
        max_bytes=max_bytes,
        progress=_share_of(duration),
    )


def _share_of(duration: float) -> Callable[[str], float | None]:
    """How far it is, from a line such as `out_time_us=1500000`."""

    def share(line: str) -> float | None:
        name, _, value = line.partition("=")
        if name != "out_time_us" or not value.isdigit() or duration <= 0:
            return None
        return min(1.0, int(value) / 1_000_000 / duration)

    return share
