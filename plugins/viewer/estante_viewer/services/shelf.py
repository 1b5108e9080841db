"""What a person may open: what they have begun, what they have seen, and what is new to them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.lists import AppliedBy, ListQuery, Page
from estante_contents.contracts import ContentCard, ContentLibrary, ContentSet, Window
from msgspec import Struct

from estante_viewer.schemas.viewer import FrontContent

ShelfState = Literal["new", "started", "done"]
# What was only looked at is not begun: it stays with what is new.
BEGUN = (
    "SELECT content_guid AS guid, updated_at AS at FROM consumptions WHERE person_guid = $1 AND progress > 0"
)
SETS: Mapping[str | None, dict[str, ContentSet]] = {
    "new": {"outside": ContentSet(BEGUN)},
    "started": {"within": ContentSet(f"{BEGUN} AND progress < 100")},
    "done": {"within": ContentSet(f"{BEGUN} AND progress >= 100")},
}
PROGRESS = """
SELECT content_guid, progress::float8 AS progress FROM consumptions
WHERE person_guid = $1 AND content_guid = ANY($2::uuid[])
"""


def sets_of(state: ShelfState | None) -> dict[str, ContentSet]:
    """What `ContentLibrary.openable` is to keep to, or to leave out."""
    return SETS.get(state, {})


class ShelfFilters(Struct, frozen=True, kw_only=True):
    """How far the person got with what they may open."""

    state: Annotated[ShelfState | None, AppliedBy(sets_of)] = None


class Shelf:
    """The contents of one person. Who may open what is the contents plugin's question (domain.md)."""

    def __init__(
        self, database: Database, files: FileStore, library: ContentLibrary, principal: Principal
    ) -> None:
        self._database = database
        self._files = files
        self._library = library
        self._principal = principal

    async def page(self, query: ListQuery[ShelfFilters]) -> Page[FrontContent]:
        """One page of what the person may open, narrowed by how far they got with it and by words."""
        sets = sets_of(query.filters.state)
        window = Window(query.offset, query.page_size, descending=query.order[0].descending)
        openable = await self._library.openable(self._principal, window, words=query.q, **sets)
        progress = await self._progress([card.guid for card in openable.rows])
        return openable.map(lambda card: self._row(card, progress.get(card.guid)))

    async def _progress(self, contents: Sequence[UUID]) -> Mapping[UUID, float]:
        async with self._database.reading(self._principal.tenant) as connection:
            rows = await connection.fetch(PROGRESS, self._principal.guid, contents)
        return {row["content_guid"]: row["progress"] for row in rows}

    def _row(self, card: ContentCard, progress: float | None) -> FrontContent:
        picture = card.thumbnail_path
        return FrontContent(
            guid=card.guid,
            name=card.name,
            type_guid=card.type_guid,
            thumbnail=picture and self._files.picture_url(self._principal.tenant, picture),
            author=card.author,
            duration=card.duration,
            progress=progress,
            at=card.at,
        )
