"""A content as a call answers it."""

from typing import TYPE_CHECKING
from uuid import UUID

from estante.api.files import FileStore
from estante.api.tenants import Tenant, Translator

from estante_contents.contracts import AssetWarning, ContentRecord, Param, Payload, Refusal
from estante_contents.schemas import (
    ContentDetail,
    CustomTagAnswer,
    FailureAnswer,
    FileAnswer,
    LanguageAnswer,
    RefusalAnswer,
    TagAnswer,
    WarningAnswer,
)
from estante_contents.services import records
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.payloads import open_content, settings_of

if TYPE_CHECKING:
    import asyncpg

PUBLIC_PAGE = "/public-viewer/{guid}"


class ContentPresenter:
    """Answers contents in the caller's language, with addresses signed for the caller."""

    def __init__(self, tenant: Tenant, files: FileStore, types: TypeCatalogue, t: Translator) -> None:
        self._tenant = tenant
        self._files = files
        self._types = types
        self._t = t

    async def read(self, reader: records.Reader, guid: UUID, refusal: Refusal | None = None) -> ContentDetail:
        """One content; `refusal` says that the caller sees it and cannot open it. Raises NotFound."""
        row = await records.detail_row(reader, guid)
        return self.answer(row, records.record_of(row), refusal)

    def answer(
        self, row: "asyncpg.Record", content: ContentRecord, refusal: Refusal | None = None
    ) -> ContentDetail:
        """The answer from a row of `records.DETAIL`."""
        payload = refusal or open_content(self._files, self._tenant, self._types, content)
        kind = self._types.get(content.type_guid)
        return ContentDetail(
            guid=content.guid,
            name=content.name,
            description=content.description,
            url=content.url,
            encoded_url=self._file_url(content) if _may_take(content, payload) else None,
            url_public_viewer=PUBLIC_PAGE.format(guid=content.guid) if content.is_public else None,
            thumbnail=self.thumbnail(row["thumbnail_path"]),
            erp_id=row["erp_id"],
            type_guid=content.type_guid,
            question_type_guid=row["question_type_guid"],
            status=content.status,
            is_public=content.is_public,
            is_teacher_only=row["is_teacher_only"],
            mobile_friendly=content.mobile_friendly,
            is_downloadable=content.is_downloadable,
            is_available_offline=content.is_available_offline,
            size=row["size"],
            storage_status=content.storage_status,
            failure=self._failure(row),
            warnings=[self._warning(warning) for warning in content.assets.warnings],
            data=records.json_of(row["data"], dict[str, object]) if row["data"] else None,
            country=row["country"],
            author_name=row["author_name"],
            author_lastname=row["author_lastname"],
            pedagogicalType=row["pedagogical_type"],
            created_at=content.created_at,
            updated_at=content.updated_at,
            created_by=content.created_by,
            version=content.version,
            file=_file(content),
            tracking=kind.tracking if kind else "none",
            payload=payload if isinstance(payload, Payload) else None,
            settings=settings_of(kind, self._tenant),
            refusal=self.refusal(payload) if isinstance(payload, Refusal) else None,
            tags=records.json_of(row["tags"], list[TagAnswer]),
            customTags=records.json_of(row["custom_tags"], list[CustomTagAnswer]),
            langs=records.json_of(row["langs"], list[LanguageAnswer]),
        )

    def thumbnail(self, path: str | None) -> str | None:
        return self._files.picture_url(self._tenant, path) if path else None

    def refusal(self, refusal: Refusal) -> RefusalAnswer:
        return RefusalAnswer(refusal.code, self._t(f"errors.{refusal.code}"))

    def _file_url(self, content: ContentRecord) -> str | None:
        return self._files.url(self._tenant, content.file.key) if content.file else None

    def _failure(self, row: "asyncpg.Record") -> FailureAnswer | None:
        if row["failure_code"] is None:
            return None
        params = records.json_of(row["failure_params"], dict[str, Param])
        return FailureAnswer(row["failure_code"], self._t(f"errors.{row['failure_code']}", **params))

    def _warning(self, warning: AssetWarning) -> WarningAnswer:
        return WarningAnswer(warning.code, self._t(f"warnings.{warning.code}", **warning.params))


def _may_take(content: ContentRecord, payload: Payload | Refusal) -> bool:
    """Whether the stored file itself is handed out: a content plays from it, or it may be downloaded.

    A package plays from what was unpacked; its archive is a download and nothing else.
    """
    return isinstance(payload, Payload) and (content.is_downloadable or hasattr(payload, "url"))


def _file(content: ContentRecord) -> FileAnswer | None:
    if content.file is None:
        return None
    file = content.file
    return FileAnswer(name=file.name, media_type=file.media_type, size=file.size, version=file.version)
