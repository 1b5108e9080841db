"""Exports: a list as a CSV or XLSX, made by a job, kept for a day for the person who asked."""
