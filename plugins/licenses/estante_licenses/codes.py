"""The codes of licences: signs that look like no other, of which the last checks the others.

Of signs that look alike one at most is there: none of 0, O, D, Q and of 1, I, L; 5 without S, 8 without B,
2 without Z, 6 without G. That leaves 23, a prime: with weights that differ, the last sign finds every wrong
sign and every two that changed places.
"""

import re
import secrets

ALPHABET = "23456789ACEFHJKMNPRTWXY"
LENGTH = 16
GROUP = 4
SPARE_BYTES = 64
_EVEN_BYTES = 256 - 256 % len(ALPHABET)
_SIGN_OF_BYTE = bytes(ord(ALPHABET[byte % len(ALPHABET)]) for byte in range(256))
_TOO_LARGE = bytes(range(_EVEN_BYTES, 256))
_VALUES = {sign: value for value, sign in enumerate(ALPHABET)}
_NO_SIGN = re.compile(r"[\s\u2010-\u2015\u2212_.-]+")
_ISBN = re.compile(r"(?:97[89])?\d{9}[\dX]")
_BETWEEN = re.compile(r"[,;\n]+")


def draw_code() -> str:
    """A new code."""
    signs = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH - 1))
    return signs + check_sign(signs)


def draw_codes(count: int) -> list[str]:
    """So many new codes, quicker than one by one."""
    needed = count * (LENGTH - 1)
    signs = ""
    while len(signs) < needed:
        # Bytes past the last multiple of the alphabet would make some signs likelier than others.
        drawn = secrets.token_bytes(needed - len(signs) + SPARE_BYTES)
        signs += drawn.translate(_SIGN_OF_BYTE, _TOO_LARGE).decode()
    codes = (signs[at : at + LENGTH - 1] for at in range(0, needed, LENGTH - 1))
    return [code + check_sign(code) for code in codes]


def check_sign(signs: str) -> str:
    """The sign that makes the weighted sum of all of them a multiple of 23."""
    total = sum(weight * _VALUES[sign] for weight, sign in enumerate(signs, 1))
    # The last weight times the sign undoes the sum.
    return ALPHABET[-total * pow(LENGTH, -1, len(ALPHABET)) % len(ALPHABET)]


def plain(written: str) -> str:
    """What was written without dashes, dots and spaces, in capitals."""
    return _NO_SIGN.sub("", written).upper()


def is_code(signs: str) -> bool:
    """Whether these can be a code: of its length, of its alphabet, and the last sign is right."""
    return len(signs) == LENGTH and set(signs) <= _VALUES.keys() and check_sign(signs[:-1]) == signs[-1]


def isbns_of(written: str) -> list[str]:
    """The ISBNs that were written, with commas between them; none where anything else is among them."""
    words = [word for part in _BETWEEN.split(written) if (word := plain(part))]
    return list(dict.fromkeys(words)) if all(_ISBN.fullmatch(word) for word in words) else []
