"""Tasks of lessons."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0005_tasks"
down_revision = "0004_openings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "program_tasks",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("teacher_notes", sa.Text(), server_default="", nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "purpose IN ('evaluative', 'formative')", name=op.f("ck_program_tasks_has_a_purpose")
        ),
        sa.CheckConstraint("kind IN ('quiz', 'videolesson')", name=op.f("ck_program_tasks_has_a_kind")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["program_lessons.tenant_id", "program_lessons.guid"],
            name=op.f("fk_program_tasks_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_tasks")),
    )
    row_security(op, "program_tasks")
    op.create_index(
        "ix_program_tasks_lesson_guid", "program_tasks", ["tenant_id", "lesson_guid", "created_at"]
    )
    op.create_index("ix_program_tasks_content_guid", "program_tasks", ["tenant_id", "content_guid"])


def downgrade() -> None:
    op.drop_table("program_tasks")
