"""The Alembic history `alembic_contents`."""
