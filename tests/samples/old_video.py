"""A film in a codec that was common once and that browsers do not play."""

from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import numpy

SIZE = (160, 120)
FRAMES_A_SECOND = 10


def old_video(seconds: int = 2) -> bytes:
    """An MP4 file in MPEG-4 part 2, as cameras and phones before 2010 wrote it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "antiguo.mp4"
        writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), FRAMES_A_SECOND, SIZE)
        for frame in range(seconds * FRAMES_A_SECOND):
            writer.write(numpy.full((SIZE[1], SIZE[0], 3), 10 * frame % 256, numpy.uint8))
        writer.release()
        return path.read_bytes()
