"""The forms of single values: IRIs, guids, moments, durations, language tags (xAPI 1.0.3, part 2, 4)."""

import re
from datetime import datetime
from typing import Any

from estante_lrs.validation.faults import Faults, keyed, matching, text

MAX_IRI = 4_000
IRI = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:[^\s<>\"{}|\\^`\x00-\x20]+")
GUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
LANGUAGE = re.compile(r"(?:[A-Za-z]{2,8}|[xXiI])(?:-[A-Za-z0-9]{1,8})*")
SHA1 = re.compile(r"[0-9a-fA-F]{40}")
SHA2 = re.compile(r"[0-9a-fA-F]{56}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96}|[0-9a-fA-F]{128}")
MAILTO = re.compile(r"mailto:[^@\s]+@[^@\s]+")
# It goes out as a header again: no line may end in it.
MEDIA_TYPE = re.compile(r"[\w.+\-]+/[\w.+\-]+([ \t]*;[^\x00-\x08\x0a-\x1f\x7f]*)?", re.ASCII)
VERSION = re.compile(r"(1\.0|2\.0)(\.\d+)?")
DURATION = re.compile(
    r"P(?:\d+(?:\.\d+)?W|(?=\d|T\d)(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?D)?"
    r"(?:T(?=\d)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?)"
)
MOMENT = re.compile(
    r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|z|[+\-]\d\d(?::?\d\d)?)?"
)  # a zone of -00:00 says that it is not known, which no statement may


def is_iri(value: str) -> bool:
    """Whether it is an absolute IRI."""
    return len(value) <= MAX_IRI and IRI.fullmatch(value) is not None


def is_guid(value: str) -> bool:
    """Whether it is a UUID as it is usually written."""
    return GUID.fullmatch(value) is not None


def moment_of(value: str, *, needs_zone: bool = False) -> datetime | None:
    """A moment with its zone (UTC where 1.0.3 leaves it out), or None for what is no moment."""
    parts = MOMENT.fullmatch(value)
    if parts is None or (parts[3] is None and needs_zone):
        return None
    zone = (parts[3] or "Z").upper()
    if zone.replace(":", "") in ("-00", "-0000"):
        return None
    fraction = (parts[2] or ".0")[:7]
    try:
        return datetime.fromisoformat(f"{parts[1]}{fraction.ljust(7, '0')}{zone.replace('Z', '+00:00')}")
    except ValueError:
        return None


def _moment(value: Any, path: str, faults: Faults) -> None:
    if not isinstance(value, str) or moment_of(value, needs_zone=faults.is_second) is None:
        faults.add(path, "invalid")


def is_language(value: str) -> bool:
    """Whether it is a language tag as RFC 5646 writes them."""
    return LANGUAGE.fullmatch(value) is not None


iri = matching(is_iri)
guid = matching(is_guid)
moment = _moment
duration = matching(DURATION.fullmatch)
language = matching(is_language)
sha1 = matching(SHA1.fullmatch)
sha2 = matching(SHA2.fullmatch)
mailto = matching(MAILTO.fullmatch)
media_type = matching(MEDIA_TYPE.fullmatch)
version = matching(VERSION.fullmatch)
language_map = keyed(is_language, text)
extensions = keyed(is_iri)
