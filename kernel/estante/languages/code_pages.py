"""Which encoding bytes are in that say it nowhere: names of old archives, and tables of old programs.

A letter that is not ASCII is another one in each code page, and hardly ever one that makes sense where it
stands. So every letter is given a mark by what stands around it, and the encoding with the best mean wins.
charset-normalizer, which knows a hundred encodings, reads three of eighteen tables of a few rows
right, and thirteen when told of these encodings alone; what Spanish, Portuguese and English write told all.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

# The first wins a tie. Old programs write cp437, and cp850 in Brazil; cp932 is Shift-JIS as Windows has it.
NAME_ENCODINGS = ("cp437", "cp850", "cp1252", "cp932")
# Windows, of which Latin-1 is a part, Excel for Mac, and MS-DOS.
TABLE_ENCODINGS = ("cp1252", "mac-roman", "cp850")
SMALL, LARGE = frozenset("áéíóúñçãõâêôüà"), frozenset("ÁÉÍÓÚÑÇÃÕÂÊÔÜÀ")
# What a word begins with, and what is a word by itself.
FIRST, ALONE = frozenset("áéíóúâêôÁÉÍÓÚÂÊÔÑ"), frozenset("àéóÉ")
APOSTROPHE = "\u2019"
OPENING, CLOSING = frozenset("¿¡«\u201c\u2018\u201e"), frozenset(f"»\u201d\u2026{APOSTROPHE}")
DASHES, SIGNS = frozenset("\u2013\u2014"), frozenset("€£®©™½²³•·\u00a0")
ENGLISH_ENDS = frozenset("stdm")
KANA, HALF_KANA, HAN = ("\u3040", "\u30ff"), ("\uff61", "\uff9f"), ("\u4e00", "\u9fff")
USUAL, GOOD, WEAK, BAD, WORST = 2.0, 1.0, 0.5, -1.0, -2.0
UNREADABLE = -10.0
HIGH = re.compile(rb"[\x80-\xff]")
# Enough of each piece of a file: a hostile one costs no more than another.
MAX_LETTERS_OF_PIECE = 500


def decode_names(names: Sequence[tuple[bytes, bool]]) -> list[str]:
    """The names of one archive as text, each as `plain_name` has it.

    ZIP has a flag for UTF-8, which many programs that write UTF-8 leave out, and says nothing of other
    encodings. An archive was packed on one machine: its names are read together.

    Args:
        names: each with whether the archive calls it UTF-8.
    """
    read = [_as_utf8(raw) for raw, _ in names]
    others = [raw for (raw, _), name in zip(names, read, strict=True) if name is None]
    encoding = _encoding_of_names(others) if others else NAME_ENCODINGS[0]
    return [
        plain_name(raw.decode(encoding, "replace") if name is None else name)
        for (raw, _), name in zip(names, read, strict=True)
    ]


def plain_name(name: str) -> str:
    """A file's path in the one form that it has here: composed letters, `/` between folders, no `.` as one.

    macOS writes decomposed letters, old Windows programs backslashes, and others `./` in front.
    """
    composed = unicodedata.normalize("NFC", name).replace("\\", "/")
    return "/".join(part for part in composed.split("/") if part != ".")


class Letters:
    """What of a file is not ASCII, with what stands around it."""

    def __init__(self) -> None:
        self._windows: Counter[bytes] = Counter()
        self._present: set[int] = set()

    def add(self, piece: bytes) -> None:
        """Look at the next bytes of the file. Letters at a piece's ends lack a neighbour there."""
        padded = b"\n" + piece + b"\n\n"
        self._present.update(padded)
        for number, letter in enumerate(HIGH.finditer(padded)):
            if number >= MAX_LETTERS_OF_PIECE:
                return
            self._windows[padded[letter.start() - 1 : letter.start() + 3]] += 1

    def encoding(self) -> str:
        """The encoding of tables in which they look most like letters of words."""
        scores = {encoding: self._score(encoding) for encoding in TABLE_ENCODINGS}
        return max(TABLE_ENCODINGS, key=lambda encoding: scores[encoding])

    def _score(self, encoding: str) -> float:
        try:
            bytes(self._present).decode(encoding)
        except UnicodeDecodeError:
            return UNREADABLE
        marks = sum(_mark(*window.decode(encoding)) * count for window, count in self._windows.items())
        return marks / max(1, self._windows.total())


def _as_utf8(raw: bytes) -> str | None:
    """Hardly anything else is by chance what UTF-8 can be."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _encoding_of_names(names: Iterable[bytes]) -> str:
    """The encoding in which the names look most like names."""
    # A name a line: what begins or ends one has no neighbour there.
    joined = b"\n".join(names)
    scores = {encoding: _score_of_text(joined, encoding) for encoding in NAME_ENCODINGS}
    return max(NAME_ENCODINGS, key=lambda encoding: scores[encoding])


def _score_of_text(text: bytes, encoding: str) -> float:
    """How much like a part of a word a letter looks on average; the worst for what cannot be read."""
    try:
        decoded = f"\n{text.decode(encoding)}\n\n"
    except UnicodeDecodeError:
        return UNREADABLE
    around = zip(decoded, decoded[1:], decoded[2:], decoded[3:], strict=False)
    marks = [_mark(*window) for window in around if not window[1].isascii()]
    return sum(marks) / max(1, len(marks))


def _mark(before: str, letter: str, after: str, beyond: str) -> float:
    """How well a letter that is not ASCII stands between its neighbours."""
    if letter in SMALL or letter in LARGE:
        return _mark_of_usual(before, letter, after)
    if letter in OPENING:
        return _mark_of_opening(before, letter, after)
    if letter in CLOSING:
        return _mark_of_closing(before, letter, after, beyond)
    if letter in DASHES:
        return USUAL if not before.isalpha() and not after.isalpha() else BAD
    if letter in "ºª°":
        return USUAL if (before.isdigit() or before in ".nNMD") and not after.isalpha() else BAD
    return _mark_of_others(before, letter, after)


def _mark_of_opening(before: str, letter: str, after: str) -> float:
    if before.isalnum() or after.isspace():
        return WORST
    # A sentence begins with a capital; í of CP850 is the same byte as ¡ of Windows.
    return GOOD if letter in "¿¡" and after.islower() else USUAL


def _mark_of_usual(before: str, letter: str, after: str) -> float:
    if (before.islower() and letter in LARGE) or (letter in SMALL and after.isupper()):
        return WORST
    if not before.isalpha():
        is_known = letter in (FIRST if after.isalpha() else ALONE) or (letter in "àÀ" and after in "sS")
        return (USUAL if letter in LARGE else USUAL - WEAK) if is_known else -WEAK
    if letter in LARGE and after.islower():
        # Within a word of capitals there are no others.
        return WEAK
    fits = {
        "á": after not in "aeou",
        "ç": after in "aouãõáóâôú",
        "Ç": after in "AOUÃÕÁÓÂÔÚ",
        "ã": after in "oe" or not after.isalpha(),
        "õ": after == "e",
        "Ã": after in "OE" or not after.isalpha(),
        "Õ": after == "E",
        "à": False,
        "À": False,
        "ü": before in "gG",
        "Ü": before in "gG",
    }
    return USUAL if fits.get(letter, True) else WEAK


def _mark_of_closing(before: str, letter: str, after: str, beyond: str) -> float:
    if letter == APOSTROPHE and before.isalpha():
        # Of don't and Peter's; it is the same byte as Mac Roman's í of país and así.
        is_english = after in ENGLISH_ENDS and not beyond.isalpha() and before not in "aA"
        return USUAL if is_english else WEAK if after.isalpha() else GOOD
    return USUAL if not before.isspace() and not after.isalnum() else BAD


def _mark_of_others(before: str, letter: str, after: str) -> float:
    if letter in SIGNS:
        return BAD if before.isalpha() and after.isalpha() else WEAK
    touches_latin = (before.isascii() and before.isalpha()) or (after.isascii() and after.isalpha())
    if _within(letter, KANA):
        return WEAK if touches_latin else 3.0
    if _within(letter, HAN):
        return BAD if touches_latin else 1.5
    if _within(letter, HALF_KANA):
        return GOOD if _within(before, HALF_KANA) or _within(after, HALF_KANA) else BAD
    if letter.isalpha() and letter < "\u0250":
        return WEAK if touches_latin and not (letter.isupper() and before.islower()) else -WEAK
    return WORST


def _within(letter: str, span: tuple[str, str]) -> bool:
    return span[0] <= letter <= span[1]
