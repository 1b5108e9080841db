"""A content as a call answers it."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from estante.api.database import Transaction, raw_connection
from estante.api.files import FileStore
from estante.api.lists import RowReader
from estante.api.tenants import Tenant, Translator
from msgspec import Struct, structs
from msgspec.structs import replace

from estante_contents.collections.schemas import HeldContentRow
from estante_contents.contracts import (
    AssetWarning,
    ContentRecord,
    DependencyRecord,
    Param,
    Payload,
    Refusal,
)
from estante_contents.conversion.outcome import shown_warnings
from estante_contents.models import Content
from estante_contents.schemas import (
    ContentDetail,
    ContentRow,
    DependencyAnswer,
    FailureAnswer,
    RefusalAnswer,
    WarningAnswer,
)
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.own_assets import with_own
from estante_contents.services.opening.payloads import open_content, settings_of
from estante_contents.services.records import DETAIL, content_row, record_of
from estante_contents.tracks.presenter import transcription_of

if TYPE_CHECKING:
    import asyncpg

# As the inspector of archives writes hosts, and how many of them are told.
OUTSIDE_HOSTS, SEPARATOR, NAMED = "OUTSIDE_HOSTS", ", ", 5
PUBLIC_PAGE = "/public-viewer/{guid}"
DETAILS = RowReader(ContentDetail)


class Failure(Struct, frozen=True):
    """Why preparing failed."""

    failure_code: str | None
    failure_params: Mapping[str, Param]


FAILURES = RowReader(Failure)


class ContentPresenter:
    """Answers contents in the caller's language, with addresses signed for the caller."""

    def __init__(self, tenant: Tenant, files: FileStore, types: TypeCatalogue, t: Translator) -> None:
        self._tenant, self._files, self._types, self._t = tenant, files, types, t

    async def present(self, session: Transaction, content: Content) -> ContentDetail:
        """A content as its transaction has written it. Raises NotFound."""
        row = await content_row(await raw_connection(session), content.guid, DETAIL)
        return self.answer(row, record_of(row))

    def answer(
        self, row: "asyncpg.Record", content: ContentRecord, refusal: Refusal | None = None
    ) -> ContentDetail:
        """The answer from a row of `DETAIL`; `refusal` says that the caller sees it and cannot open it."""
        payload = refusal or open_content(self._files, self._tenant, self._types, content)
        kind = self._types.get(content.type_guid)
        assets = with_own(kind, content.assets)
        transcription = transcription_of(self._files, self._tenant, content.tracks)
        return DETAILS.read(
            row,
            **structs.asdict(transcription),
            is_downloadable=content.is_downloadable,
            encoded_url=self._file_url(content, payload),
            download_url=self._download_url(content) if isinstance(payload, Payload) else None,
            mime_type=content.file.media_type if content.file else None,
            url_public_viewer=PUBLIC_PAGE.format(guid=content.guid) if content.is_public else None,
            thumbnail=self.thumbnail(content.thumbnail_path),
            failure=self._failure(FAILURES.read(row)),
            warnings=[
                self._warning(warning)
                for warning in _without_allowed(shown_warnings(assets), self._tenant.settings.package_hosts)
            ],
            tracking=kind.tracking_of(content) if kind else "none",
            payload=payload if isinstance(payload, Payload) else None,
            own_assets=assets.own,
            settings=settings_of(kind, self._tenant),
            refusal=self._refusal(payload, content) if isinstance(payload, Refusal) else None,
            education_year=next(iter(row["educationYears"]), None),
            dependencies=[self._dependency(needed) for needed in content.dependencies],
            # Of who asks, which only the call that reads one content knows.
            xapi=None,
            annotations=(),
            question_data=None,
        )

    def row(self, row: ContentRow) -> ContentRow:
        """A row of the list, with a signed address of its cover."""
        return row if row.thumbnail is None else replace(row, thumbnail=self.thumbnail(row.thumbnail))

    def held(self, row: HeldContentRow) -> HeldContentRow:
        """A content of a collection or a publication, with a signed address of its cover."""
        return row if row.thumbnail is None else replace(row, thumbnail=self.thumbnail(row.thumbnail))

    def thumbnail(self, path: str | None) -> str | None:
        return self._files.picture_url(self._tenant, path) if path else None

    def _file_url(self, content: ContentRecord, payload: Payload | Refusal) -> str | None:
        """The stored file itself, where it may be downloaded; else what the content plays from.

        A package plays from what was unpacked; its archive is a download and nothing else. A picture is shown
        without what it says of who took it, and downloaded as it came.
        """
        if isinstance(payload, Payload) and content.assets.shown and not content.is_downloadable:
            return self._files.url(self._tenant, content.assets.shown)
        is_given = isinstance(payload, Payload) and (
            content.is_downloadable or bool(getattr(payload, "url", None))
        )
        if not is_given or content.file is None:
            return None
        shown = content.file.converted
        key = shown.key if shown and not content.is_downloadable else content.file.key
        return self._files.url(self._tenant, key)

    def _download_url(self, content: ContentRecord) -> str | None:
        file = content.file if content.is_downloadable else None
        return self._files.download_url(self._tenant, file.key, file.name) if file else None

    def _dependency(self, needed: DependencyRecord) -> DependencyAnswer:
        url = needed.url
        if needed.package is not None:
            url = self._files.package_url(self._tenant, needed.package.root)
        elif needed.file is not None:
            url = self._files.url(self._tenant, needed.file.key)
        return DependencyAnswer(guid=needed.guid, name=needed.name, type_guid=needed.type_guid, url=url)

    def _refusal(self, refusal: Refusal, content: ContentRecord) -> RefusalAnswer:
        kind = self._types.get(content.type_guid)
        words = {"name": content.name, "type": self._t(kind.text_key) if kind else content.type_guid}
        return RefusalAnswer(refusal.code, self._t(f"errors.{refusal.code}", **words))

    def _failure(self, failure: Failure) -> FailureAnswer | None:
        code = failure.failure_code
        return FailureAnswer(code, self._t(f"errors.{code}", **failure.failure_params)) if code else None

    def _warning(self, warning: AssetWarning) -> WarningAnswer:
        return WarningAnswer(warning.code, self._t(f"warnings.{warning.code}", **warning.params))


def _without_allowed(warnings: Iterable[AssetWarning], allowed: Collection[str]) -> Iterator[AssetWarning]:
    """The warnings; that of hosts names the first few that load nothing, and is none where all may."""
    for warning in warnings:
        if warning.code != OUTSIDE_HOSTS:
            yield warning
            continue
        hosts = str(warning.params.get("hosts", "")).split(SEPARATOR)
        if left := [host for host in hosts if host not in allowed]:
            more = f" (+{len(left) - NAMED})" if len(left) > NAMED else ""
            yield replace(warning, params={"hosts": SEPARATOR.join(left[:NAMED]) + more})
