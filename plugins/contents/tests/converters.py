"""Films and sounds as cameras, phones and old programs leave them, made by ffmpeg when they are asked for."""

import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

RED, TONE = "testsrc=size=320x180:rate=25:duration=3", "sine=frequency=440:duration=3"
H264 = ("-c:v", "libx264", "-pix_fmt", "yuv420p")
FILMS = {
    # What every browser plays, with its index first.
    "listo.mp4": (*H264, "-c:a", "aac", "-movflags", "+faststart"),
    # The same, as cameras and phones leave it: the index comes last.
    "al-final.mp4": (*H264, "-c:a", "aac"),
    "telefono.mov": (*H264, "-c:a", "pcm_s16le"),
    "nuevo.mp4": ("-c:v", "libx265", "-tag:v", "hvc1", "-c:a", "aac", "-movflags", "+faststart"),
    "viejo.avi": ("-c:v", "mpeg4", "-c:a", "libmp3lame"),
    "ventana.wmv": ("-c:v", "wmv2", "-c:a", "wmav2"),
    "caja.mkv": (*H264, "-c:a", "ac3"),
}
SOUNDS = {
    "voz.m4a": ("-c:a", "aac"),
    "entero.m4a": ("-c:a", "alac"),
}


@cache
def film(name: str) -> bytes:
    """Three seconds of a test picture and a tone."""
    sources = ("-f", "lavfi", "-i", RED, "-f", "lavfi", "-i", TONE)
    return _made(name, *sources, *FILMS[name])


@cache
def sound(name: str) -> bytes:
    """Three seconds of a tone."""
    return _made(name, "-f", "lavfi", "-i", TONE, *SOUNDS[name])


def _made(name: str, *options: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        subprocess.run(["ffmpeg", "-loglevel", "error", *options, str(path)], check=True)
        return path.read_bytes()
