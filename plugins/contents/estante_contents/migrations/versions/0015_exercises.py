"""Questions and tests are written here, and what people answer is kept."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import SchemaItem

revision = "0015_exercises"
down_revision = "0014_batches"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _exercises()
    _attempts()
    _answers()


def downgrade() -> None:
    """Do without them."""
    for table in ("attempt_answers", "attempts", "exercises"):
        op.drop_table(table)


def _row(*columns: sa.Column[Any], table: str) -> tuple[SchemaItem, ...]:
    now = sa.text("now()")
    return (
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        *columns,
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=now, nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
    )


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def _exercises() -> None:
    questions = postgresql.JSONB(astext_type=sa.Text())
    op.create_table(
        "exercises",
        *_row(
            sa.Column("content_guid", sa.Uuid(), nullable=False),
            sa.Column("questions", questions, server_default=sa.text("'[]'"), nullable=False),
            sa.Column("question_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
            sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
            table="exercises",
        ),
        _key("exercises", "content_guid", "contents"),
    )
    row_security(op, "exercises")
    op.create_index("uq_exercises_content_guid", "exercises", ["tenant_id", "content_guid"], unique=True)


def _attempts() -> None:
    op.create_table(
        "attempts",
        *_row(
            sa.Column("person_guid", sa.Uuid(), nullable=False),
            sa.Column("content_guid", sa.Uuid(), nullable=False),
            sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
            table="attempts",
        ),
    )
    row_security(op, "attempts")
    person = ["tenant_id", "person_guid", "content_guid"]
    op.create_index("ix_attempts_person_content", "attempts", [*person, "created_at"])
    op.create_index("ix_attempts_content_guid", "attempts", ["tenant_id", "content_guid"])
    is_open = sa.text("finished_at IS NULL")
    op.create_index("uq_attempts_open", "attempts", person, unique=True, postgresql_where=is_open)


def _answers() -> None:
    op.create_table(
        "attempt_answers",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("attempt_guid", sa.Uuid(), nullable=False),
        sa.Column("question_guid", sa.Uuid(), nullable=False),
        sa.Column("response", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("points", sa.Numeric(8, 3), nullable=True),
        sa.Column("max_points", sa.Numeric(8, 3), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint(
            "tenant_id", "attempt_guid", "question_guid", name=op.f("pk_attempt_answers")
        ),
        _key("attempt_answers", "attempt_guid", "attempts"),
    )
    row_security(op, "attempt_answers")
