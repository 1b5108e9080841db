"""What people did with a content, for who is about to delete it. It forbids nothing: it outlives it."""

from collections.abc import Sequence
from typing import Any

from estante.api.records import Uses, count_of
from estante_contents.contracts import CONTENT_RECORDS
from sqlalchemy.orm import InstrumentedAttribute

from estante_viewer.models import Annotation, Comment, Consumption, PlaylistEntry, Report, Review


def _uses(name: str, content: InstrumentedAttribute[Any]) -> Uses:
    return Uses(of=CONTENT_RECORDS, text_key=f"viewer.uses.{name}", count=count_of(content))


ALL: Sequence[Uses] = (
    _uses("consumptions", Consumption.content_guid),
    _uses("annotations", Annotation.content_guid),
    _uses("reviews", Review.content_guid),
    _uses("reports", Report.content_guid),
    _uses("comments", Comment.content_guid),
    _uses("playlists", PlaylistEntry.content_guid),
)
