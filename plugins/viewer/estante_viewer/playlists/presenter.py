"""Answers groups with addresses of their pictures, and entries with what their contents are called."""

from estante.api.files import FileStore
from estante.api.lists import Page
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentCard, ContentLibrary
from msgspec.structs import replace

from estante_viewer.playlists.schemas import EntryRow, GroupEntryRow, GroupRow


class PlaylistPresenter:
    """What of groups and entries is not in their own tables."""

    def __init__(self, tenant: Tenant, files: FileStore) -> None:
        self._tenant, self._files = tenant, files

    def group(self, row: GroupRow) -> GroupRow:
        """The row of a list, whose `thumbnail` is where the picture is in the store."""
        return replace(row, thumbnail=self._address(row.thumbnail))

    async def entries(self, page: Page[EntryRow], library: ContentLibrary) -> Page[GroupEntryRow]:
        """A page of a group's entries."""
        cards = await library.cards([row.content_guid for row in page.rows])
        return page.map(lambda row: self._entry(row, cards.get(row.content_guid)))

    def _entry(self, row: EntryRow, card: ContentCard | None) -> GroupEntryRow:
        return GroupEntryRow(
            guid=row.guid,
            content_guid=row.content_guid,
            show_at=row.show_at,
            name=card.name if card else None,
            type_guid=card.type_guid if card else None,
            thumbnail=self._address(card.thumbnail_path if card else None),
        )

    def _address(self, path: str | None) -> str | None:
        return self._files.picture_url(self._tenant, path) if path else None
