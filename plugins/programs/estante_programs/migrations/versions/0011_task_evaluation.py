"""What evaluative tasks are marked by: a category, a scale and a due date."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index

revision = "0011_task_evaluation"
down_revision = "0010_look"
branch_labels = None
depends_on = None

CHECK = "ck_program_tasks_is_marked_if_evaluative"
CONDITION = "purpose = 'evaluative' OR (category_guid IS NULL AND scale_guid IS NULL AND due_on IS NULL)"
SETTINGS = ("category_guid", "scale_guid")


def upgrade() -> None:
    for name in SETTINGS:
        op.add_column("program_tasks", sa.Column(name, sa.Uuid(), nullable=True))
    op.add_column("program_tasks", sa.Column("due_on", sa.Date(), nullable=True))
    op.execute(f"ALTER TABLE program_tasks ADD CONSTRAINT {CHECK} CHECK ({CONDITION}) NOT VALID")
    # Nobody waits while the rows are read.
    with op.get_context().autocommit_block():
        op.execute(f"ALTER TABLE program_tasks VALIDATE CONSTRAINT {CHECK}")
    for name in SETTINGS:
        build_index(op, f"ix_program_tasks_{name}", f"program_tasks (tenant_id, {name})")


def downgrade() -> None:
    op.drop_constraint(op.f(CHECK), "program_tasks", type_="check")
    for name in (*SETTINGS, "due_on"):
        op.drop_column("program_tasks", name)
