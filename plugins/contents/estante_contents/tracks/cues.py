"""Reads timed text: WebVTT as BO §5 wants it, and SubRip, which becomes WebVTT.

Readers of WebVTT skip what they do not understand, and none of them says in which line it stands. A person
who sends a file has to be told, so the lines are read here.
"""

import codecs
import re
from collections.abc import Iterable, Iterator
from html import unescape

from estante.api.errors import Unprocessable
from msgspec import Struct

HEADER = re.compile(r"WEBVTT(?:[ \t].*)?$")
MOMENT = r"(\d{2,6}):([0-5]\d):([0-5]\d)\.(\d{3})"
# ASCII: browsers know no other digits.
TIMES = re.compile(rf"{MOMENT}[ \t]+-->[ \t]+{MOMENT}(?:[ \t].*)?$", re.ASCII)
SRT_MOMENT = r"(\d{1,3}):([0-5]\d):([0-5]\d)[,.](\d{3})"
SRT_TIMES = re.compile(rf"[ \t]*{SRT_MOMENT}[ \t]*-->[ \t]*{SRT_MOMENT}", re.ASCII)
# What WebVTT does not know: fonts, and places as some programs write them. Each ends where another begins, so
# that a line of nothing but beginnings is read once.
SRT_MARKUP = re.compile(r"</?font[^<>]{0,200}>|\{\\[^{}]{0,200}\}", re.IGNORECASE)
MARKUP = re.compile(r"<[^<>]{0,200}>")
ARROW = "-->"
UNTIMED = ("NOTE", "STYLE", "REGION")
MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f]")


class InvalidVtt(Unprocessable):
    """422: no timed text that can be shown. `line` is where it is wrong, or None; the text says what is."""

    code = "INVALID_VTT_FILE"

    def __init__(self, text: str, line: int | None = None) -> None:
        super().__init__(text=text, extra={"line": line})
        self.params = {} if line is None else {"line": line}


class TimedText(Struct, frozen=True):
    """A checked WebVTT file."""

    text: str
    cue_count: int


def decode(data: bytes) -> str:
    """The text of a file, in whatever it is written: UTF-8, UTF-16 with its mark, or Windows' western code.

    Raises:
        InvalidVtt: the bytes are no text.
    """
    try:
        text = data.decode(_encoding_of(data))
    except UnicodeDecodeError as error:
        raise InvalidVtt("VTT_NOT_TEXT") from error
    if CONTROL.search(text):
        raise InvalidVtt("VTT_NOT_TEXT")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _encoding_of(data: bytes) -> str:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return encoding
    try:
        data.decode()
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def read_vtt(text: str) -> TimedText:
    """Check WebVTT (CON-103 to CON-105).

    Raises:
        InvalidVtt: it does not start with WEBVTT, times are of another form, or there is no cue.
    """
    lines = text.split("\n")
    if not HEADER.match(lines[0]):
        raise InvalidVtt("VTT_NO_HEADER", 1)
    cues = 0
    for first, block in _blocks(lines):
        cues += _cues_of(block, first)
    if cues == 0:
        raise InvalidVtt("VTT_NO_CUE")
    return TimedText(text, cues)


def said(text: str) -> Iterator[tuple[float, str]]:
    """What checked WebVTT says: the second in which each cue begins, and its words without markup."""
    for _, block in _blocks(text.split("\n")):
        timed = [number for number, line in enumerate(block) if ARROW in line]
        for number, end in zip(timed, [*timed, len(block)][1:], strict=True):
            if times := TIMES.match(block[number]):
                yield _seconds(times.groups()[:4]), plain_text(block[number + 1 : end])


def plain_text(lines: Iterable[str]) -> str:
    """Lines as one, without the markup of WebVTT."""
    return " ".join(unescape(MARKUP.sub("", " ".join(lines))).split())


def _blocks(lines: list[str]) -> list[tuple[int, list[str]]]:
    """What blank lines part, each with the number of its first line; what follows the header is its own."""
    blocks: list[tuple[int, list[str]]] = []
    is_open = False
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            is_open = False
        elif is_open:
            blocks[-1][1].append(line)
        else:
            blocks.append((number, [line]))
            is_open = True
    # Lines right below the header are words about the file, unless they have times.
    if blocks and blocks[0][0] == 2 and not any(ARROW in line for line in blocks[0][1]):
        return blocks[1:]
    return blocks


def _cues_of(block: list[str], first: int) -> int:
    timed = [number for number, line in enumerate(block) if ARROW in line]
    if block[0].split()[0] in UNTIMED and not (timed and timed[0] <= 1):
        return 0
    if not timed or timed[0] > 1:
        raise InvalidVtt("VTT_NO_TIMES", first)
    for number in timed:
        times = TIMES.match(block[number])
        if times is None:
            raise InvalidVtt("VTT_BAD_TIMES", first + number)
        if _seconds(times.groups()[4:]) <= _seconds(times.groups()[:4]):
            raise InvalidVtt("VTT_ENDS_EARLY", first + number)
    return len(timed)


def _seconds(parts: tuple[str, ...]) -> float:
    hours, minutes, seconds, thousandths = (int(part) for part in parts)
    return hours * 3600 + minutes * 60 + seconds + thousandths / 1000


def is_srt(text: str) -> bool:
    """Whether a text is SubRip: no header, and times with a comma."""
    return not text.startswith("WEBVTT") and any(
        "," in line and SRT_TIMES.match(line) for line in text.split("\n", 20)[:20]
    )


def read_srt(text: str) -> TimedText:
    """Make WebVTT of SubRip.

    Raises:
        InvalidVtt: a cue is without times or ends before it begins; the line is the file's own.
    """
    lines = text.split("\n")
    written, cues = ["WEBVTT"], 0
    # The blocks are read below a header that SubRip has not: their numbers are one too high.
    for first, block in _blocks(["", *lines]):
        at = next((number for number, line in enumerate(block[:2]) if ARROW in line), None)
        times = SRT_TIMES.match(block[at]) if at is not None else None
        if at is None:
            raise InvalidVtt("VTT_NO_TIMES", first - 1)
        if times is None:
            raise InvalidVtt("VTT_BAD_TIMES", first - 1 + at)
        start, end = times.groups()[:4], times.groups()[4:]
        if _seconds(end) <= _seconds(start):
            raise InvalidVtt("VTT_ENDS_EARLY", first - 1 + at)
        words = [SRT_MARKUP.sub("", line) for line in block[at + 1 :]]
        written += ["", f"{_written(start)} --> {_written(end)}", *words]
        cues += 1
    if cues == 0:
        raise InvalidVtt("VTT_NO_CUE")
    return TimedText("\n".join([*written, ""]), cues)


def _written(time: tuple[str, ...]) -> str:
    return f"{time[0]:0>2}:{time[1]}:{time[2]}.{time[3]}"
