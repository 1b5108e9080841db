"""What Alembic runs for each of its commands; what it is to do comes from `estante.database.commands`."""

from alembic import context

context.configure(**context.config.attributes["settings"])
with context.begin_transaction():
    context.run_migrations()
