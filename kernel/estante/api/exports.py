"""Rows as a file, made by a job: `from estante.api import exports`."""

from estante.jobs.exports import EVERYTHING, Export, ExportChoice, ExportColumn, ExportView, ask, export_job

__all__ = ["EVERYTHING", "Export", "ExportChoice", "ExportColumn", "ExportView", "ask", "export_job"]
