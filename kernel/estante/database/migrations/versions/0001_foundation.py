"""What every table needs: extensions, and the function that searches without accents or case."""

from alembic import op

revision = "0001_foundation"
down_revision = None
branch_labels = None
depends_on = None

EXTENSIONS = ("pg_trgm", "unaccent", "citext", "btree_gist")


def upgrade() -> None:
    """Make the extensions sure and add `estante_fold`."""
    for extension in EXTENSIONS:
        op.execute(f"CREATE EXTENSION IF NOT EXISTS {extension}")
    # `unaccent` is only stable; with its dictionary named, the same text always folds the same.
    op.execute(
        "CREATE OR REPLACE FUNCTION estante_fold(text) RETURNS text "
        "LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE "
        "AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$"
    )
    op.execute("GRANT USAGE ON SCHEMA public TO estante_app")


def downgrade() -> None:
    """Drop the function; the extensions may serve others."""
    op.execute("DROP FUNCTION estante_fold(text)")
