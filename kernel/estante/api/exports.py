"""Rows as a file, made by a job: `from estante.api import exports`."""

from estante.jobs.exports import EVERYTHING, Export, ExportChoice, ExportColumn, ExportView, ask, export_job
from estante.jobs.list_exports import list_export

__all__ = [
    "EVERYTHING",
    "Export",
    "ExportChoice",
    "ExportColumn",
    "ExportView",
    "ask",
    "export_job",
    "list_export",
]
