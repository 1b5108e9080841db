"""Groups of contents that a person keeps, and what lies in them (VS §3, §7)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.http import Answer, Hourly, IfMatch, inject, same_as_address, versioned
from estante.api.lists import Lists, Page
from estante_contents.contracts import ContentLibrary
from litestar import Controller, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.playlists.entries import PlaylistEntryService, entry_row
from estante_viewer.playlists.groups import PlaylistGroupService
from estante_viewer.playlists.lists import ENTRIES_OF_CONTENT, ENTRIES_OF_GROUP, GROUPS
from estante_viewer.playlists.presenter import PlaylistPresenter
from estante_viewer.playlists.schemas import (
    EntryRow,
    GroupEntryRow,
    GroupRow,
    MoveEntry,
    WriteEntry,
    WriteGroup,
)
from estante_viewer.policies import Viewer
from estante_viewer.services.access import open_for


class PlaylistGroupController(Controller):
    """The groups of the person who asks; another's are a 404, for every role."""

    path = "/cms/contents/playlist-groups"
    dependencies = inject(
        groups=PlaylistGroupService, entries=PlaylistEntryService, presenter=PlaylistPresenter
    )

    @get(action=Viewer.playlist, list=GROUPS, summary="List one's own groups")
    async def list_groups(
        self, lists: NamedDependency[Lists], presenter: NamedDependency[PlaylistPresenter]
    ) -> Page[GroupRow]:
        """One's own groups, the newest first. `q` is words of title and description."""
        return (await lists.page(GROUPS)).map(presenter.group)

    @post(action=Viewer.playlist, limit=Hourly("writes"), summary="Make a group")
    async def add(
        self,
        data: JSONBody[WriteGroup],
        groups: NamedDependency[PlaylistGroupService],
        presenter: NamedDependency[PlaylistPresenter],
    ) -> GroupRow:
        """Make a group. Raises ValidationFailed: 400, no title. PlaylistFull: 422."""
        return presenter.group(await groups.row_of(await groups.add(data)))

    @put("/{guid:uuid}", action=Viewer.playlist, summary="Replace a group")
    async def change(
        self,
        guid: FromPath[UUID],
        data: JSONBody[WriteGroup],
        *,
        groups: NamedDependency[PlaylistGroupService],
        presenter: NamedDependency[PlaylistPresenter],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[GroupRow]:
        """Replace title, description and, if it is sent, the picture; its version is its `updated_at`.

        Raises:
            NotFound: 404. ValidationFailed: 400, no title. StaleVersion: 412.
        """
        changed = await groups.change(guid, data, if_match)
        return versioned(presenter.group(await groups.row_of(changed)), groups.version_of(changed))

    @delete("/{guid:uuid}", action=Viewer.playlist, status_code=204, summary="Delete a group")
    async def remove(
        self,
        guid: FromPath[UUID],
        groups: NamedDependency[PlaylistGroupService],
        if_match: NamedDependency[IfMatch],
    ) -> None:
        """Delete a group; its contents stay what they are. Raises NotFound: 404. StaleVersion: 412."""
        await groups.delete_group(guid, if_match)

    @get("/{guid:uuid}/entries", action=Viewer.playlist, list=ENTRIES_OF_GROUP, summary="List a group")
    async def list_entries(
        self,
        guid: FromPath[UUID],
        *,
        lists: NamedDependency[Lists],
        groups: NamedDependency[PlaylistGroupService],
        content_library: NamedDependency[ContentLibrary],
        presenter: NamedDependency[PlaylistPresenter],
    ) -> Page[GroupEntryRow]:
        """What lies in a group, in its order. Raises NotFound: 404."""
        await groups.get(guid)
        return await presenter.entries(await lists.page(ENTRIES_OF_GROUP, group=guid), content_library)

    @patch("/{guid:uuid}/entries", action=Viewer.playlist, summary="Order a group")
    async def move_entry(
        self,
        guid: FromPath[UUID],
        data: JSONBody[MoveEntry],
        *,
        groups: NamedDependency[PlaylistGroupService],
        entries: NamedDependency[PlaylistEntryService],
        presenter: NamedDependency[PlaylistPresenter],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[GroupRow]:
        """Put an entry behind another one of the group, or to the front.

        Raises:
            NotFound: 404. ValidationFailed: 400, one of them is not in it. StaleVersion: 412.
        """
        group = await groups.get_for_update(guid, if_match)
        await entries.move(guid, data.guid, data.after)
        return versioned(presenter.group(await groups.row_of(group)), groups.version_of(group))


class PlaylistEntryController(Controller):
    """In which groups of the person a content lies."""

    path = "/cms/contents/{content_guid:uuid}/playlists"
    dependencies = inject(entries=PlaylistEntryService)

    @get(action=Viewer.playlist, list=ENTRIES_OF_CONTENT, summary="Where a content lies")
    async def list_own(
        self,
        content_guid: FromPath[UUID],
        content_library: NamedDependency[ContentLibrary],
        lists: NamedDependency[Lists],
    ) -> Page[EntryRow]:
        """The entries of a content in one's own groups. Raises NotFound: 404."""
        await content_library.get(content_guid)
        return await lists.page(ENTRIES_OF_CONTENT, content=content_guid)

    @post(action=Viewer.playlist, limit=Hourly("writes"), summary="Put a content into a group")
    async def add(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[WriteEntry],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        entries: NamedDependency[PlaylistEntryService],
    ) -> EntryRow:
        """Put a content behind what lies in a group.

        Raises:
            ValidationFailed: 400, no group. NotFound: 404, another's group. ContentRefused: it is closed to
            them. PlaylistFull: 422.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await open_for(content_library, principal, content_guid)
        return entry_row(await entries.on(content_guid).add(data))

    @put("/{guid:uuid}", action=Viewer.playlist, summary="Change an entry")
    async def change(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[WriteEntry],
        *,
        entries: NamedDependency[PlaylistEntryService],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[EntryRow]:
        """Open it elsewhere, or put it into another group; its version is its `updated_at`.

        Raises:
            NotFound: 404. ValidationFailed: 400. StaleVersion: 412. PlaylistFull: 422.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        changed = await entries.on(content_guid).change(guid, data, if_match)
        return versioned(entry_row(changed), entries.version_of(changed))

    @delete("/{guid:uuid}", action=Viewer.playlist, status_code=204, summary="Take a content out of a group")
    async def remove(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        entries: NamedDependency[PlaylistEntryService],
        if_match: NamedDependency[IfMatch],
    ) -> None:
        """Take it out; the content stays what it is. Raises NotFound: 404. StaleVersion: 412."""
        await entries.on(content_guid).remove(guid, if_match)
