"""Types of fields that several kinds of records have."""

from typing import Annotated

from msgspec import Meta

# One line, as `SingleLine`, with something to read on it.
WRITTEN_LINE = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u2028\u2029]*(?![\s\S])"
Name = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=100)]
