"""What the files of an archive are called: bytes in the encoding of whoever packed them.

ZIP has a flag for UTF-8, which many programs that write UTF-8 leave out, and says nothing of other encodings.
An archive was packed on one machine: its names are read together, by the encoding in which they look most
like names.
"""

import unicodedata
from collections.abc import Iterable, Sequence

# The first wins a tie. Old programs write cp437, and cp850 in Brazil; cp932 is Shift-JIS as Windows has it.
ENCODINGS = ("cp437", "cp850", "cp1252", "cp932")
USUAL = frozenset("áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀºª")
KANA, HALF_KANA, HAN = ("\u3040", "\u30ff"), ("\uff61", "\uff9f"), ("\u4e00", "\u9fff")


def decode_all(names: Sequence[tuple[bytes, bool]]) -> list[str]:
    """Names as text, in Unicode's composed form. Each comes with whether the archive calls it UTF-8."""
    read = [_as_utf8(raw) for raw, _ in names]
    others = [raw for (raw, _), name in zip(names, read, strict=True) if name is None]
    encoding = _encoding_of(others) if others else ENCODINGS[0]
    texts = [
        raw.decode(encoding, "replace") if name is None else name
        for (raw, _), name in zip(names, read, strict=True)
    ]
    # A backslash is a separator of old Windows programs, now that no letter has it for its second byte.
    return [unicodedata.normalize("NFC", text).replace("\\", "/") for text in texts]


def _as_utf8(raw: bytes) -> str | None:
    """Hardly anything else is by chance what UTF-8 can be."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _encoding_of(names: Iterable[bytes]) -> str:
    """The encoding in which the names look most like names."""
    # A name a line: what begins or ends one has no neighbour there.
    joined = b"\n".join(names)
    scores = {encoding: _score(joined, encoding) for encoding in ENCODINGS}
    return max(ENCODINGS, key=lambda encoding: scores[encoding])


def _score(names: bytes, encoding: str) -> float:
    """How much like a name a letter that is not ASCII looks on average; the worst for what cannot be read."""
    try:
        text = f"\n{names.decode(encoding)}\n"
    except UnicodeDecodeError:
        return -10.0
    marks = [
        _mark(before, letter, after)
        for before, letter, after in zip(text, text[1:], text[2:], strict=False)
        if not letter.isascii()
    ]
    return sum(marks) / max(1, len(marks))


def _mark(before: str, letter: str, after: str) -> float:
    touches_latin = (before.isascii() and before.isalpha()) or (after.isascii() and after.isalpha())
    if _within(letter, KANA):
        return 0.5 if touches_latin else 3.0
    if _within(letter, HAN):
        return -1.0 if touches_latin else 1.5
    if _within(letter, HALF_KANA):
        return 1.0 if _within(before, HALF_KANA) or _within(after, HALF_KANA) else -1.0
    if letter in USUAL:
        # A word has its capitals at its beginning, or is all of them.
        return 1.0 if letter.isupper() and before.islower() else 2.0
    if letter.isalpha() and letter < "\u0250":
        return 0.5 if touches_latin else -0.5
    return -2.0


def _within(letter: str, span: tuple[str, str]) -> bool:
    return span[0] <= letter <= span[1]
