"""A content without data has none: copies kept a JSON null in its place, which no call could answer."""

from alembic import op

revision = "0003_no_data_is_null"
down_revision = "0002_trash_is_not_found"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mend what is there, and take nothing but an object from now on."""
    # Row security binds the owner as well, and this is for all tenants.
    op.execute("ALTER TABLE contents NO FORCE ROW LEVEL SECURITY")
    op.execute("UPDATE contents SET data = NULL WHERE jsonb_typeof(data) <> 'object'")
    op.execute("ALTER TABLE contents FORCE ROW LEVEL SECURITY")
    op.execute("ALTER TABLE contents ADD CONSTRAINT ck_contents_data CHECK (jsonb_typeof(data) = 'object')")


def downgrade() -> None:
    """Take anything again; what was mended stays so."""
    op.execute("ALTER TABLE contents DROP CONSTRAINT ck_contents_data")
