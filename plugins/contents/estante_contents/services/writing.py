"""Creating, changing and cloning contents."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TypeVar
from urllib.parse import urlsplit
from uuid import UUID

import msgspec
from estante import audit
from estante.errors import Duplicate, FieldError, ValidationFailed
from estante.identity.principal import Principal
from estante.outbox import Events
from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.contracts import ContentCreated, ContentType
from estante_contents.models import Content
from estante_contents.schemas import NAME, ContentFields, NewContent
from estante_contents.sentences import Say
from estante_contents.services.catalogue import TypeCatalogue, title_of
from estante_contents.services.changing import locked, touch
from estante_contents.services.copying import copy_relations, copy_values
from estante_contents.services.relations import Relations
from estante_contents.services.storing import Storing

T = TypeVar("T")
DATA_BYTES, DATA_LEVELS = 32 * 1024, 20
# Field of the call -> column, for those that are stored as they come.
PLAIN = {
    "description": "description",
    "question_type_guid": "question_type_guid",
    "status": "status",
    "country": "country",
    "pedagogicalType": "pedagogical_type",
    "author_name": "author_name",
    "author_lastname": "author_lastname",
    "is_public": "is_public",
    "is_teacher_only": "is_teacher_only",
    "mobile_friendly": "mobile_friendly",
    "is_downloadable": "is_downloadable",
    "is_available_offline": "is_available_offline",
    "data": "data",
}


class Writing:
    """Writes of one request, each audited."""

    def __init__(
        self,
        session: AsyncSession,
        principal: Principal,
        *,
        types: TypeCatalogue,
        storing: Storing,
        relations: Relations,
        events: Events,
    ) -> None:
        self._session = session
        self._principal = principal
        self._types = types
        self._storing = storing
        self._relations = relations
        self._events = events

    async def create(self, data: NewContent) -> Content:
        """Make a content, with a file when `upload_guid` names one.

        Raises:
            ValidationFailed: every wrong field. Duplicate: the ERP id is taken (errno 1062).
            What `Storing.claim` raises for the file.
        """
        fault_of_fields(data, self._types, is_new=True)
        stored, kind = None, self._types.get(given(data.type_guid, "") or "")
        if data.upload_guid is not UNSET:
            stored, kind = await self._storing.claim(data.upload_guid, given(data.type_guid, None))
        if kind is None:
            raise ValidationFailed(fields=[FieldError("type_guid", "required")])
        content = Content(
            tenant_id=self._principal.tenant.guid,
            guid=uuid7(),
            type_guid=kind.guid,
            name=given(data.name, "") or title_of(stored.name if stored else ""),
            author_name=self._principal.name,
            author_lastname=self._principal.lastname,
            created_by=self._principal.guid,
            storage_status="none",
        )
        self._put(content, data, kind)
        self._session.add(content)
        await self._save(content)
        await self._relations.put(content, data, kind if data.customTags is UNSET else None)
        if stored is not None:
            await self._storing.attach(content, stored, kind)
        elif kind.takes_url and content.url and kind.prepare:
            await self._storing.prepare(content)
        await self._tell_created(content, "contents.create")
        return content

    async def update(self, content: Content, data: ContentFields) -> Content:
        """Change the sent fields and relations. Raises ValidationFailed, Duplicate."""
        fault_of_fields(data, self._types, content=content)
        kind = self._types.get(content.type_guid)
        if data.type_guid is not UNSET:
            kind = self._types.get(data.type_guid)
            content.type_guid = data.type_guid
        url = content.url
        self._put(content, data, kind)
        if data.name is not UNSET:
            content.name = data.name.strip()
        touch(content)
        await self._save(content)
        await self._relations.put(content, data, None)
        if kind and kind.takes_url and content.url and content.url != url:
            await self._storing.prepare(content)
        await self._record("contents.update", content, {"fields": list(_sent(data))})
        return content

    async def set_status(self, content: Content, status: str) -> Content:
        """Show or hide a content (BO §4)."""
        content.status = status
        touch(content)
        await self._session.flush()
        await self._record("contents.update", content, {"status": status})
        return content

    async def clone(self, guid: UUID, say: Say) -> Content:
        """Copy a content with its files and classification, without its ERP id (CON-026)."""
        source = await locked(self._session, guid)
        mark = say("contents.copy", name="")
        content = Content(
            **copy_values(source),
            guid=uuid7(),
            name=say("contents.copy", name=source.name[: NAME[1] - len(mark)]),
            author_name=self._principal.name,
            author_lastname=self._principal.lastname,
            created_by=self._principal.guid,
        )
        self._session.add(content)
        await self._session.flush()
        await copy_relations(self._session, source, content)
        if source.pending_file_guid:
            await self._storing.prepare(content)
        await self._tell_created(content, "contents.clone")
        return content

    def _put(self, content: Content, data: ContentFields, kind: ContentType | None) -> None:
        for field, column in PLAIN.items():
            value = getattr(data, field)
            if value is not UNSET:
                setattr(content, column, value)
        if data.erp_id is not UNSET:
            content.erp_id = (data.erp_id or "").strip() or None
        if kind is not None and not kind.takes_url:
            content.url = None
        elif data.url is not UNSET:
            content.url = (data.url or "").strip() or None

    async def _save(self, content: Content) -> None:
        await self._refuse_taken_erp_id(content)
        try:
            await self._session.flush()
        except IntegrityError as error:
            if "uq_contents_erp_id" in str(error.orig):
                raise Duplicate("erp_id") from error
            raise

    async def _refuse_taken_erp_id(self, content: Content) -> None:
        """Looked up first, so that the answer can name the content that has it."""
        if content.erp_id is None:
            return
        with self._session.no_autoflush:
            owner = await self._session.scalar(
                select(Content.name).where(
                    Content.erp_id == content.erp_id,
                    Content.guid != content.guid,
                    Content.deleted_at.is_(None),
                )
            )
        if owner is not None:
            raise Duplicate("erp_id", text="ERP_ID_TAKEN", name=owner)

    async def _tell_created(self, content: Content, action: str) -> None:
        await self._record(action, content, {"name": content.name, "type_guid": content.type_guid})
        await self._events.publish(
            self._session,
            ContentCreated(
                tenant_id=content.tenant_id,
                at=datetime.now(UTC),
                actor_guid=self._principal.person_guid,
                content_guid=content.guid,
                type_guid=content.type_guid,
            ),
        )

    async def _record(self, action: str, content: Content, detail: Mapping[str, audit.Detail]) -> None:
        await audit.record(self._session, self._principal, action, "content", content.guid, detail)


def given(value: T | UnsetType, default: "T | None") -> "T | None":
    """The value, or the default when it was not sent."""
    return default if value is UNSET else value


def fault_of_fields(
    data: ContentFields, types: TypeCatalogue, *, is_new: bool = False, content: Content | None = None
) -> None:
    """Raise ValidationFailed with every field that is wrong in a way that its own type cannot tell."""
    faults = []
    has_upload = isinstance(data, NewContent) and data.upload_guid is not UNSET
    if (is_new and data.name is UNSET and not has_upload) or data.name == "":
        faults.append(FieldError("name", "required"))
    elif data.name is not UNSET and len(data.name.strip()) < NAME[0]:
        faults.append(FieldError("name", "min_length", {"min": NAME[0]}))
    faults += _faults_of_type(data, types, is_new=is_new and not has_upload, content=content)
    type_guid = given(data.type_guid, content.type_guid if content else "")
    kind = types.get(type_guid or "")
    if (
        data.url is not UNSET
        and (kind is None or kind.takes_url)
        and data.url
        and not is_web_address(data.url)
    ):
        faults.append(FieldError("url", "url"))
    if kind is not None and kind.takes_url and is_new and not given(data.url, None):
        faults.append(FieldError("url", "required"))
    faults += _faults_of_audience(data, content) + _faults_of_data(given(data.data, None))
    if faults:
        raise ValidationFailed(fields=faults)


def _faults_of_data(data: dict[str, object] | None) -> list[FieldError]:
    """What a content's own data may take: it is read with every answer."""
    if data is None:
        return []
    level: list[object] = [data]
    for _ in range(DATA_LEVELS):
        level = [part for one in level for part in _parts(one)]
    if level:
        return [FieldError("data", "too_deep", {"limit": DATA_LEVELS})]
    if len(msgspec.json.encode(data)) > DATA_BYTES:
        return [FieldError("data", "too_large", {"limit_kb": DATA_BYTES // 1024})]
    return []


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _faults_of_audience(data: ContentFields, content: Content | None) -> list[FieldError]:
    """Who reads without a session is not known to be a teacher (A113). What is not sent is not judged."""
    is_public = given(data.is_public, content is not None and content.is_public)
    is_teacher_only = given(data.is_teacher_only, content.is_teacher_only if content else 0) == 1
    if not (is_public and is_teacher_only):
        return []
    sent = [name for name in ("is_public", "is_teacher_only") if getattr(data, name) is not UNSET]
    return [FieldError(name, "public_and_teacher_only") for name in sent]


def _faults_of_type(
    data: ContentFields, types: TypeCatalogue, *, is_new: bool, content: Content | None
) -> list[FieldError]:
    if data.type_guid is UNSET or not data.type_guid:
        return [FieldError("type_guid", "required")] if is_new or data.type_guid == "" else []
    known = ", ".join(one.guid for one in types.all)
    if types.get(data.type_guid) is None:
        return [FieldError("type_guid", "choice", {"allowed": known})]
    has_file = content is not None and (content.file_guid or content.pending_file_guid)
    if content is not None and has_file and data.type_guid != content.type_guid:
        return [FieldError("type_guid", "choice", {"allowed": content.type_guid})]
    return []


def is_web_address(url: str) -> bool:
    """Whether it is an http or https address with a host (CON-037)."""
    try:
        parts = urlsplit(url.strip())
        _ = parts.port
    except ValueError:
        return False
    has_blank = any(char.isspace() for char in url.strip())
    # What stands before an @ reads like the site that is meant, and is none.
    has_user = "@" in parts.netloc
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and not has_blank and not has_user


def _sent(data: ContentFields) -> list[audit.Detail]:
    return [name for name in ContentFields.__struct_fields__ if getattr(data, name) is not UNSET]
