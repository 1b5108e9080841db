"""A quiz has points that those of its questions sum to; one that is there requires what they sum to."""

from alembic import op
from estante.api.database import update_in_batches

revision = "0028_required_points"
down_revision = "0027_converted_files"
branch_labels = None
depends_on = None

ASKED = "CASE jsonb_typeof(entry.questions) WHEN 'array' THEN entry.questions ELSE '[]' END"
SUM = f"(SELECT sum((q ->> 'points')::numeric) FROM jsonb_array_elements({ASKED}) q)"


def upgrade() -> None:
    """Have room for them: ten by default."""
    op.execute(
        "ALTER TABLE exercises ADD COLUMN IF NOT EXISTS required_points numeric(9, 3) NOT NULL DEFAULT 10"
    )
    where = f"entry.required_points = 10 AND {SUM} <> 10"
    update_in_batches(op, "exercises", assign=f"required_points = {SUM}", where=where)


def downgrade() -> None:
    """Do without them."""
    op.drop_column("exercises", "required_points")
