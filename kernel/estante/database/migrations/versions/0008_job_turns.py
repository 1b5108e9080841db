"""Open jobs have an index: each new one is told its turn by how many of them there are."""

from alembic import op

from estante.database.steps import build_index

revision = "0008_job_turns"
down_revision = "0007_sessions_audit"
branch_labels = None
depends_on = None


def upgrade() -> None:
    build_index(op, "ix_jobs_open", "jobs (tenant_id, person_guid) WHERE status IN ('queued', 'processing')")


def downgrade() -> None:
    op.drop_index("ix_jobs_open", "jobs")
