"""A content without data has none: copies kept a JSON null in its place, which no call could answer."""

from alembic import op
from estante.api.database import update_in_batches

revision = "0003_no_data_is_null"
down_revision = "0002_trash_is_not_found"
branch_labels = None
depends_on = None

NAME, OBJECT = "ck_contents_data", "jsonb_typeof(data) = 'object'"


def upgrade() -> None:
    """Take nothing but an object from now on, mend what is there, and hold it to that as well."""
    op.execute(f"ALTER TABLE contents DROP CONSTRAINT IF EXISTS {NAME}")
    op.execute(f"ALTER TABLE contents ADD CONSTRAINT {NAME} CHECK ({OBJECT}) NOT VALID")
    update_in_batches(op, "contents", assign="data = NULL", where="jsonb_typeof(entry.data) <> 'object'")
    with op.get_context().autocommit_block():
        op.execute(f"ALTER TABLE contents VALIDATE CONSTRAINT {NAME}")


def downgrade() -> None:
    """Take anything again; what was mended stays so."""
    op.execute(f"ALTER TABLE contents DROP CONSTRAINT {NAME}")
