"""What the calls of a lesson as a SCORM package answer."""

from msgspec import Struct


class ScormPreview(Struct, frozen=True):
    """Where the page of a package is shown; the address is signed for an hour."""

    url: str
