"""Starting an import, looking at its file, and running it."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING
from uuid import UUID

from sqlalchemy import select
from uuid_utils.compat import uuid7

from estante.errors import (
    ApiError,
    FieldError,
    Forbidden,
    NotFound,
    TooLarge,
    ValidationFailed,
    rule_key,
)
from estante.exports.spreadsheets import SheetFormat
from estante.files import uploads
from estante.imports.cells import addressed
from estante.imports.downloads import refused_rows, template_of
from estante.imports.jobs import RUN_IMPORT, ImportPayload, forget_faults
from estante.imports.models import ImportFault, ImportRun, ImportState
from estante.imports.reading import look_at
from estante.imports.schemas import (
    FaultAnswer,
    FaultRow,
    ImportAnswer,
    ImportField,
    ImportKind,
    ImportReading,
    NewImport,
    TopRow,
)
from estante.imports.spec import MEBIBYTE, ImportSpec
from estante.imports.tables import NOTHING_CHOSEN, Reading
from estante.jobs.models import OPEN, Job

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.files.store import FileStore
    from estante.identity.permissions import PermissionChecker
    from estante.identity.principal import Principal
    from estante.jobs.queue import JobQueue
    from estante.languages.texts import Texts
    from estante.plugins.registry import PluginRegistry

PREVIEW_ROWS = 5
# What of a first row is shown to know it by.
TOP_CELLS, TOP_CHARACTERS = 6, 40
HIDDEN = "••••••••"


class ImportRuns(ApiError):
    """409: the import is being looked at or written just now, or was written already."""

    status, code = 409, "IMPORT_STATE"


class ImportService:
    """The imports of one person, in the request's transaction."""

    def __init__(
        self,
        session: "AsyncSession",
        principal: "Principal",
        language: str,
        *,
        registry: "PluginRegistry",
        permissions: "PermissionChecker",
        files: "FileStore",
        queue: "JobQueue",
        texts: "Texts",
    ) -> None:
        self._session, self._principal, self._language = session, principal, language
        self._registry, self._permissions = registry, permissions
        self._files, self._queue, self._texts = files, queue, texts
        self._tenant = principal.tenant

    def spec(self, name: str) -> ImportSpec:
        """An import that is there for this tenant and this person.

        Raises:
            NotFound: there is none, or its plugin is off. Forbidden: the person lacks its action.
        """
        spec = self._registry.imports.get(name)
        if spec is None or not self._registry.on(self._tenant, name.partition(".")[0]):
            raise NotFound
        if not self._permissions.allows(self._principal, spec.action):
            raise Forbidden(extra={"action": str(spec.action)}, action=str(spec.action))
        return spec

    def kinds(self) -> list[ImportKind]:
        """The imports that this person may make."""
        return [
            self.kind(spec)
            for name, spec in self._registry.imports.items()
            if self._registry.on(self._tenant, name.partition(".")[0])
            and self._permissions.allows(self._principal, spec.action)
        ]

    def kind(self, spec: ImportSpec) -> ImportKind:
        """What a person has to know before they choose a file."""
        hint = f"{spec.text_key}_hint"
        return ImportKind(
            spec.name,
            self._text(spec, spec.text_key),
            self._text(spec, hint) if self._texts.has(hint) else "",
            spec.page,
            [
                ImportField(name, self._label(spec, name), field.required)
                for name, field in spec.fields.items()
            ],
            spec.rows_allowed(self._tenant),
            spec.max_bytes,
        )

    def template(self, spec: ImportSpec, format: SheetFormat) -> bytes:
        """A file with the headers and nothing below."""
        return template_of([self._label(spec, name) for name in spec.fields], self._language, format)

    async def start(self, new: NewImport) -> ImportAnswer:
        """Take a finished upload as an import's file, and guess which column is which.

        Raises:
            NotFound: no such import or upload. TooLarge: over the import's size. Unprocessable: no table.
        """
        spec = self.spec(new.name)
        file = await uploads.claim(self._session, self._principal, new.upload)
        if file.size > spec.max_bytes:
            raise TooLarge(text="FILE_TOO_LARGE", limit_mb=round(spec.max_bytes / MEBIBYTE, 1))
        look = await to_thread(self._look, file.path, file.format, spec, NOTHING_CHOSEN)
        run = ImportRun(
            tenant_id=self._tenant.guid,
            guid=uuid7(),
            name=spec.name,
            person_guid=self._principal.guid,
            acting_guid=self._principal.acting_guid,
            file_guid=file.guid,
            file_path=file.path,
            file_name=file.name,
            format=file.format,
            state="uploaded",
            **look,
            position=0,
            rows=0,
            written=0,
            refused=0,
        )
        self._session.add(run)
        await self._session.flush()
        await self._session.refresh(run)
        return self._answer(run, spec)

    async def read(self, guid: UUID) -> ImportAnswer:
        """One of the person's imports.

        Raises:
            NotFound: none of theirs. Forbidden: they lost its action.
        """
        run = await self._own(guid)
        return self._answer(run, self.spec(run.name))

    async def read_as(self, guid: UUID, reading: ImportReading) -> ImportAnswer:
        """Read the file in another way, and begin again with what is found so.

        Raises:
            ValidationFailed: a sheet has no encoding, or the headers cannot be there. ImportRuns: 409, it
                runs or is done. Unprocessable: no table.
        """
        run = await self._own(guid, is_locked=True)
        spec = self.spec(run.name)
        await self._refuse_running(run)
        _refuse_reading(run, reading)
        chosen = Reading(reading.encoding or "", reading.separator or "", reading.headers_at or 0)
        for name, value in (await to_thread(self._look, run.file_path, run.format, spec, chosen)).items():
            setattr(run, name, value)
        await forget_faults(self._session, run)
        run.state, run.job_guid, run.total = "uploaded", None, None
        await self._session.flush()
        return self._answer(run, spec)

    async def check(self, guid: UUID, mapping: Mapping[str, int]) -> ImportAnswer:
        """Look at every row with this mapping, and write nothing: a dry run, as a job.

        Raises:
            ValidationFailed: a field or column that is not there, two fields of one column, or a required
                field without one. ImportRuns: 409, it runs or is done.
        """
        run = await self._own(guid, is_locked=True)
        spec = self.spec(run.name)
        await self._refuse_running(run)
        _refuse_mapping(spec, run.headers, mapping)
        run.mapping = dict(mapping)
        await forget_faults(self._session, run)
        return await self._run(run, spec, "checking", write=False)

    async def write(self, guid: UUID) -> ImportAnswer:
        """Write the rows that a dry run found good, as a job; the others can be downloaded.

        Raises:
            ImportRuns: 409, it was not looked at, runs, or is done.
        """
        run = await self._own(guid, is_locked=True)
        spec = self.spec(run.name)
        await self._refuse_running(run)
        if run.state not in ("checked", "writing"):
            raise ImportRuns(text="IMPORT_UNCHECKED")
        if run.state == "checked":
            await forget_faults(self._session, run)
        return await self._run(run, spec, "writing", write=True)

    async def refused(self, guid: UUID) -> tuple[str, AsyncIterator[bytes]]:
        """The refused rows with their reasons as a CSV, and its name."""
        run = await self._own(guid)
        spec = self.spec(run.name)
        reasons: dict[int, list[str]] = {}
        own = (ImportFault.tenant_id == run.tenant_id, ImportFault.import_guid == run.guid)
        faults = await self._session.scalars(select(ImportFault).where(*own).order_by(ImportFault.line))
        for fault in faults:
            shown = self.fault(run, spec, _fault_row(fault))
            reason = f"{shown.header}: {shown.message}" if shown.header else shown.message
            reasons.setdefault(fault.line, []).append(reason)
        head = self._text(spec, "imports.reasons")
        stem = run.file_name.rpartition(".")[0] or run.file_name
        name = f"{stem}-{self._text(spec, 'imports.refused_name')}.csv"
        return name, refused_rows(
            self._files,
            self._tenant,
            run,
            spec,
            reasons,
            head=head,
            language=self._language,
        )

    async def faults_of(self, guid: UUID) -> tuple[ImportRun, ImportSpec]:
        """What the list of faults needs to put them in words."""
        run = await self._own(guid)
        return run, self.spec(run.name)

    def fault(self, run: ImportRun, spec: ImportSpec, row: FaultRow) -> FaultAnswer:
        """A fault in the words of the person's language."""
        params = {name: value for name, value in row.params.items() if isinstance(value, str | int | float)}
        key = str(params.pop("text", "")) or rule_key(row.code)
        header = ""
        if row.column_at is not None and row.column_at < len(run.headers):
            header = run.headers[row.column_at]
        elif row.field:
            header = self._label(spec, row.field)
        message = self._text(spec, key, **params)
        return FaultAnswer(row.guid, row.line, row.column_at, header, row.value, message)

    # -- parts

    def _look(self, path: str, format: str, spec: ImportSpec, reading: Reading) -> dict[str, object]:
        """What is known of an import by a look at its file."""
        with self._files.open_seekable(self._tenant, path) as file:
            table, rows = look_at(file, format, spec, self._tenant, reading)
            mapping = spec.guess(table.headers)
            first = [addressed(spec, mapping, row).cells for row in islice(rows, PREVIEW_ROWS)]
        # Where rows hold secrets, their headers are found and not chosen: any other row would show one.
        top = [] if spec.secret else table.top
        secret = spec.secret_columns(table.headers, {})
        if spec.secret and reading != NOTHING_CHOSEN:
            # Read in a wrong way, a header does not tell any more what stands below it.
            secret |= set(range(max(map(len, first), default=0))) - set(mapping.values())
        return {
            "encoding": table.encoding,
            "separator": table.separator,
            "headers_at": table.headers_at,
            "headers": list(table.headers),
            "top": [
                {"line": row.line, "cells": [cell[:TOP_CHARACTERS] for cell in row.cells[:TOP_CELLS]]}
                for row in top
            ],
            "preview": _hide(secret, first),
            "mapping": mapping,
        }

    async def _own(self, guid: UUID, *, is_locked: bool = False) -> ImportRun:
        query = select(ImportRun).where(
            ImportRun.tenant_id == self._tenant.guid,
            ImportRun.guid == guid,
            ImportRun.person_guid == self._principal.guid,
        )
        run = await self._session.scalar(query.with_for_update() if is_locked else query)
        if run is None:
            raise NotFound
        return run

    async def _refuse_running(self, run: ImportRun) -> None:
        job = await self._session.get(Job, (run.tenant_id, run.job_guid)) if run.job_guid else None
        if run.state == "done" or (job is not None and job.status in OPEN):
            raise ImportRuns

    async def _run(
        self, run: ImportRun, spec: ImportSpec, state: ImportState, *, write: bool
    ) -> ImportAnswer:
        job = await self._queue.enqueue(
            self._session,
            RUN_IMPORT,
            ImportPayload(run.guid, write),
            person_guid=self._principal.guid,
            subject_guid=run.guid,
            title=run.file_name,
        )
        run.state, run.job_guid = state, job.guid
        await self._session.flush()
        return self._answer(run, spec)

    def _answer(self, run: ImportRun, spec: ImportSpec) -> ImportAnswer:
        return ImportAnswer(
            guid=run.guid,
            kind=self.kind(spec),
            file_name=run.file_name,
            encoding=run.encoding,
            separator=run.separator,
            headers_at=run.headers_at,
            top=[TopRow(row["line"], row["cells"]) for row in run.top],
            headers=run.headers,
            preview=_hide(spec.secret_columns(run.headers, run.mapping), run.preview),
            mapping=run.mapping,
            state=run.state,
            job=run.job_guid,
            total=run.total,
            rows=run.rows,
            written=run.written,
            refused=run.refused,
            created_at=run.created_at,
        )

    def _label(self, spec: ImportSpec, field: str) -> str:
        """What a field is called in the person's language, where the plugin has a text for it."""
        key = f"{spec.text_key}_columns.{field}"
        return self._text(spec, key) if self._texts.has(key) else spec.label(field)

    def _text(self, spec: ImportSpec, key: str, **params: str | float) -> str:
        owner = spec.name.partition(".")[0]
        return self._texts.translator(self._language, owner, tenant=self._tenant)(key, **params)


def _hide(columns: Collection[int], rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Rows of a file without what stands in these columns."""
    return [
        [HIDDEN if cell and column in columns else cell for column, cell in enumerate(row)] for row in rows
    ]


def _refuse_reading(run: ImportRun, reading: ImportReading) -> None:
    wrong = []
    if run.format == "xlsx":
        wrong += [FieldError(name, "unknown") for name in ("encoding", "separator") if getattr(reading, name)]
    lines = [row["line"] for row in run.top]
    if reading.headers_at and reading.headers_at not in lines:
        wrong.append(FieldError("headers_at", "choice", {"allowed": ", ".join(map(str, lines))}))
    if wrong:
        raise ValidationFailed(fields=wrong)


def _fault_row(fault: ImportFault) -> FaultRow:
    return FaultRow(
        fault.guid, fault.line, fault.column_at, fault.field, fault.code, dict(fault.params), fault.value
    )


def _refuse_mapping(spec: ImportSpec, headers: Sequence[str], mapping: Mapping[str, int]) -> None:
    wrong = [FieldError(f"mapping.{name}", "unknown") for name in mapping if name not in spec.fields]
    columns = list(mapping.values())
    for name, column in mapping.items():
        if column >= len(headers):
            wrong.append(FieldError(f"mapping.{name}", "maximum", {"max": len(headers) - 1}))
        elif columns.count(column) > 1:
            wrong.append(FieldError(f"mapping.{name}", "column_twice", {"header": headers[column]}))
    for name, field in spec.fields.items():
        if field.required and name not in mapping:
            wrong.append(FieldError(f"mapping.{name}", "required"))
    if wrong:
        raise ValidationFailed(fields=wrong)
