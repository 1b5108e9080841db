"""Imports: a file of rows, from CSV or XLSX, looked at first and written in batches by a job."""
