"""Sessions of cmi5."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_cmi5_sessions"
down_revision = "0001_the_record_store"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One sitting with a unit of a course."""
    op.create_table(
        "cmi5_sessions",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("pseudonym", sa.Uuid(), nullable=False),
        sa.Column("registration", sa.Uuid(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("package", sa.Text(), nullable=False),
        sa.Column("mastery_score", sa.Float(), nullable=True),
        sa.Column("fetch_hash", sa.LargeBinary(), nullable=False),
        sa.Column("secret_hash", sa.LargeBinary(), nullable=True),
        sa.Column("launched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("initialized_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("completed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("passed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("terminated_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("abandoned_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_cmi5_sessions")),
    )
    row_security(op, "cmi5_sessions")
    op.create_index("ix_cmi5_sessions_person", "cmi5_sessions", ["tenant_id", "person_guid"], unique=False)
    op.create_index(
        "ix_cmi5_sessions_registration", "cmi5_sessions", ["tenant_id", "registration"], unique=False
    )
    op.create_index("uq_cmi5_sessions_fetch", "cmi5_sessions", ["tenant_id", "fetch_hash"], unique=True)


def downgrade() -> None:
    op.drop_table("cmi5_sessions")
