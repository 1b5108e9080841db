"""Rows as a file, made by a job: `from estante.api import exports`."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.exports.jobs import (
        EVERYTHING,
        ArchiveFile,
        Export,
        ExportChoice,
        ExportColumn,
        ExportView,
        archive_job,
        export_job,
        start,
        start_archive,
    )
    from estante.exports.lists import list_export
    from estante.exports.spreadsheets import SheetFormat
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "EVERYTHING",
    "ArchiveFile",
    "Export",
    "ExportChoice",
    "ExportColumn",
    "ExportView",
    "SheetFormat",
    "archive_job",
    "export_job",
    "list_export",
    "start",
    "start_archive",
]
