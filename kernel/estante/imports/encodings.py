"""What a file of text is read as: its encoding, by all of its bytes, and what stands between its cells."""

import codecs
from collections import Counter
from typing import BinaryIO

from estante.languages.code_pages import Letters

SEPARATORS = ";,\t|"
PIECE_BYTES = 64 * 1024
BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
SEEN_LINES = 50
# So many letters of UTF-8 for one that is none: a few bytes of it were broken on the way.
LETTERS_PER_FAULT = 9


def encoding_of(file: BinaryIO) -> str:
    """UTF-8 or UTF-16 by their marks, UTF-8 when all or nearly all of it is, else what its letters look like.

    What cannot be read in it becomes U+FFFD there, which no import takes.
    """
    file.seek(0)
    head = file.read(4)
    for mark, name in BOMS:
        if head.startswith(mark):
            return name
    file.seek(0)
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    letters, good, faults = Letters(), 0, 0
    while data := file.read(PIECE_BYTES):
        letters.add(data)
        text = decoder.decode(data)
        broken = text.count("\ufffd")
        faults += broken
        good += len(text) - broken - len(text.encode("ascii", "ignore"))
    faults += len(decoder.decode(b"", final=True))
    return "utf-8" if good >= LETTERS_PER_FAULT * faults else letters.encoding()


def separator_of(file: BinaryIO, encoding: str) -> str:
    """The sign that stands equally often in most of the first lines; a title or a text may have others."""
    file.seek(0)
    head = file.read(PIECE_BYTES).decode(encoding, "replace")
    lines = _counts(head)
    best, most = ",", (0, 0)
    for separator in SEPARATORS:
        counts = Counter(line[separator] for line in lines if line[separator])
        if counts:
            count, seen = counts.most_common(1)[0]
            if (seen, count) > most:
                best, most = separator, (seen, count)
    return best


def _counts(head: str) -> list[Counter[str]]:
    """How often each separator stands in each line, outside of quotation marks."""
    lines = [Counter[str]()]
    is_quoted = False
    for letter in head:
        if letter == '"':
            is_quoted = not is_quoted
        elif is_quoted:
            continue
        elif letter in SEPARATORS:
            lines[-1][letter] += 1
        elif letter in "\r\n" and lines[-1]:
            if len(lines) == SEEN_LINES:
                break
            lines.append(Counter())
    return lines
