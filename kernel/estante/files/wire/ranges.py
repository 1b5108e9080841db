"""Byte ranges (RFC 9110 §14): one range is honoured, several are answered with the whole file."""

import re

from msgspec import Struct

ONE_RANGE = re.compile(r"\s*bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})\s*", re.ASCII)


class Slice(Struct, frozen=True):
    """The bytes from `start` up to, not including, `end`, of `size`."""

    start: int
    end: int
    size: int

    @property
    def content_range(self) -> str:
        return f"bytes {self.start}-{self.end - 1}/{self.size}"


class RangeNotSatisfiable(Exception):
    """416: the file has no such bytes."""


def slice_of(header: str | None, size: int) -> Slice | None:
    """The range that a `Range` header asks for, or None when the whole file is the answer.

    Raises:
        RangeNotSatisfiable: it begins behind the end, or asks for the last zero bytes.
    """
    matched = ONE_RANGE.fullmatch(header or "")
    if matched is None or matched.groups() == ("", ""):
        return None
    first, last = matched.groups()
    if first == "":
        start, end = max(0, size - int(last)), size
    else:
        start, end = int(first), min(size, int(last) + 1) if last else size
        if last and int(last) < int(first):
            return None
    if start >= end:
        raise RangeNotSatisfiable
    return Slice(start, end, size)


def is_fresh(if_range: str | None, etag: str) -> bool:
    """Whether the part that the browser has belongs to this very file; dates never say so for sure."""
    return if_range is None or if_range.strip() == etag


def is_known(if_none_match: str | None, etag: str) -> bool:
    """Whether the browser has this very file already."""
    known = [item.strip().removeprefix("W/") for item in (if_none_match or "").split(",")]
    return etag in known or known == ["*"]
