"""Writing the library: who shares what with whom."""

from collections.abc import Collection
from typing import Any, ClassVar
from uuid import UUID

from estante.api.database import RawConnection, raw_connection
from estante.api.errors import FieldError, Forbidden, NotFound, ValidationFailed
from estante.api.http import IfMatch
from estante.api.people import ROLES
from estante.api.records import Links, RecordContext, Records, TrashRules, record_acts, trash_kind
from msgspec import UNSET
from sqlalchemy import select

from estante_contents.contracts import LIBRARY_RECORDS
from estante_contents.library.audience import available
from estante_contents.library.models import LibraryResource, LibraryRole, LibrarySchool
from estante_contents.library.schemas import LibraryFields, NewResource
from estante_contents.library.schools import Schools
from estante_contents.models import Content
from estante_contents.policies import Contents, Library
from estante_contents.schemas import NewContent
from estante_contents.services.content_service import ContentService

ANY = IfMatch()
PERMISSIONS = ("can_view", "can_download", "can_reuse")
SEEN = (
    "SELECT k.guid FROM library_resources k WHERE k.guid = $1"  # noqa: S608 - SQL of our own
    f" AND {available('$2::uuid', '$3::text', '$4::uuid[]')}"
)


class LibraryService(Records[LibraryResource]):
    """The resources that are for the caller; all of them, for who may delete any."""

    entity, section = LIBRARY_RECORDS.split(".")[1], LIBRARY_RECORDS.split(".")[0]
    unique: ClassVar = {"content_guid": "IN_LIBRARY"}
    links: ClassVar = {
        "roles": Links(LibraryRole.resource_guid, LibraryRole.role_guid),
        "schools": Links(LibrarySchool.resource_guid, LibrarySchool.school_guid),
    }
    trash_rules = TrashRules(Library.delete, Library.deleteOwner)

    def __init__(self, context: RecordContext, *, contents: ContentService, schools: Schools) -> None:
        super().__init__(context)
        self._contents, self._schools = contents, schools

    # -- whom it is for

    async def sight(self, connection: RawConnection) -> dict[str, str]:
        """What the list is given of the caller: `sees_all`, `role` and `schools`."""
        schools = await self._schools.whose(connection, self.principal.person_guid)
        return {
            "sees_all": "yes" if self.context.allows(Library.delete) else "no",
            "role": self.principal.role_guid,
            "schools": ",".join(map(str, schools)),
        }

    async def get(self, guid: UUID) -> LibraryResource:
        """One resource that is for the caller. Raises NotFound, also for one of a content in the trash."""
        return await self._seen(await super().get(guid))

    async def get_for_update(self, guid: UUID, if_match: IfMatch = ANY) -> LibraryResource:
        """The same, locked. Raises NotFound, StaleVersion."""
        return await self._seen(await super().get_for_update(guid, if_match))

    async def _seen(self, record: LibraryResource) -> LibraryResource:
        living = select(Content.guid).where(Content.guid == record.content_guid, Content.deleted_at.is_(None))
        if await self.session.scalar(living) is None:
            raise NotFound
        if not self.context.allows(Library.delete):
            connection = await raw_connection(self.session)
            schools = await self._schools.whose(connection, self.principal.person_guid)
            asker = (self.principal.person_guid, self.principal.role_guid, schools)
            if not await connection.fetch(SEEN, record.guid, *asker):
                raise NotFound
        return record

    # -- what is sent

    async def check(self, record: LibraryResource | None, sent: LibraryFields) -> None:
        """Refuse an audience of nobody, and permissions that say nothing. Raises ValidationFailed."""
        wrong = [
            *await self._wrong_audience(record, sent),
            *_wrong_permissions({name: _after(record, sent, name) for name in PERMISSIONS}),
        ]
        if wrong:
            raise ValidationFailed(fields=wrong)

    async def _wrong_audience(self, record: LibraryResource | None, sent: LibraryFields) -> list[FieldError]:
        audience = sent.available_for
        if audience is UNSET:
            audience = record.available_for if record else "everyone"  # type: ignore[assignment]
        if audience not in ("roles", "schools"):
            return []
        chosen = getattr(sent, audience)
        if chosen is UNSET and record is not None and record.available_for == audience:
            return []
        if chosen is UNSET or not chosen:
            return [FieldError(audience, "required")]
        return [FieldError(audience, "choice")] if await self._unknown(audience, chosen) else []

    async def _unknown(self, audience: str, chosen: Collection[Any]) -> Collection[Any]:
        if audience == "roles":
            return set(chosen) - ROLES.keys()
        return await self._schools.unknown(await raw_connection(self.session), chosen)

    def values(self, record: LibraryResource | None, sent: LibraryFields) -> dict[str, object]:
        """The sent columns; those of a new resource that were not."""
        if record is not None:
            return super().values(record, sent)
        new = {"available_for": "everyone", "can_view": True, "can_download": False, "can_reuse": False}
        return {**new, **super().values(None, sent)}

    async def relate(
        self, record: LibraryResource, sent: LibraryFields, changed: Collection[str] | None
    ) -> None:
        """The roles or the schools that it is for, and none of the other kind."""
        for field, links in self.links.items():
            values = getattr(sent, field) if record.available_for == field else []
            if values is not UNSET:
                await links.put(self.session, field, record, values, is_new=changed is None)

    # -- acts

    async def create(self, data: NewResource, **values: object) -> LibraryResource:
        """Share a content, or a new one of an upload. Who asks is who added it.

        Raises:
            ValidationFailed: 400, every wrong field. Duplicate: 409, the content is in the library.
            Forbidden: 403, who may not make contents. What `ContentService.create` raises of the file.
        """
        await self.check(None, data)
        content = await self._content_of(data)
        return await self.create_checked(data, content_guid=content.guid, name=content.name, **values)

    async def _content_of(self, data: NewResource) -> Content:
        if bool(data.content_guid) == bool(data.upload_guid):
            raise ValidationFailed(fields=[FieldError("content_guid", "one_content")])
        if data.upload_guid:
            if not self.context.allows(Contents.create):
                action = str(Contents.create)
                raise Forbidden(extra={"action": action}, action=action)
            new = NewContent(
                upload_guid=data.upload_guid,
                name=data.name or UNSET,
                type_guid=data.type_guid or UNSET,
                is_teacher_only=0,
            )
            return await self._contents.create(new)
        living = select(Content).where(Content.guid == data.content_guid, Content.deleted_at.is_(None))
        content = await self.session.scalar(living.with_for_update(read=True))
        if content is None or not self._may_share(content):
            raise ValidationFailed(fields=[FieldError("content_guid", "choice")])
        return content

    def _may_share(self, content: Content) -> bool:
        """Whoever may change a content may give it to others, and who made it."""
        is_own = content.created_by == self.principal.person_guid
        return is_own or self.context.allows(Contents.update)


def _after(record: LibraryResource | None, sent: LibraryFields, name: str) -> bool:
    """What a permission will be; a new resource is to be viewed, unless it says otherwise."""
    value = getattr(sent, name)
    if value is not UNSET:
        return bool(value)
    return bool(getattr(record, name)) if record is not None else name == "can_view"


def _wrong_permissions(after: dict[str, bool]) -> list[FieldError]:
    if not any(after.values()):
        return [FieldError("can_view", "one_permission")]
    if after["can_download"] and not after["can_view"]:
        return [FieldError("can_download", "download_needs_view")]
    return []


ACTS = record_acts(LibraryService, Library)
TRASH = trash_kind(LibraryService)
