"""Embedded PostgreSQL and Valkey, and the supervisor that keeps them, the server and the worker running."""
