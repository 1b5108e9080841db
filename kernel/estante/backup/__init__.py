"""Backups: the database, the files, the secret and the tenants' folder, taken while the platform runs."""
