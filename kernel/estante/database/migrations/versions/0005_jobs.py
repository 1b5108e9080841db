"""Jobs that people see, exports, and the queue's own tables.

The queue's tables are those of SAQ's schema version 3, written out because the application's role may not
create tables. They are not tenant tables: a row carries a tenant's guid and a job's guid, nothing else.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql as pg

from estante.database.base import APP_ROLE, row_security

revision = "0005_jobs"
down_revision = "0004_files"
branch_labels = None
depends_on = None

QUEUE_TABLES = (
    """CREATE TABLE saq_jobs (
        key text PRIMARY KEY, lock_key serial NOT NULL, job bytea NOT NULL, queue text NOT NULL,
        status text NOT NULL, priority smallint NOT NULL DEFAULT 0, group_key text,
        scheduled bigint NOT NULL DEFAULT extract(epoch FROM now()), expire_at bigint)""",
    "CREATE INDEX saq_jobs_status_queue_group_key_idx ON saq_jobs (status, queue, group_key)",
    "CREATE INDEX saq_jobs_status_queue_priority_scheduled_idx"
    " ON saq_jobs (status, queue, priority, scheduled)",
    """CREATE TABLE saq_stats (
        worker_id text PRIMARY KEY, stats jsonb, expire_at bigint, metadata jsonb, queue_key text)""",
    "CREATE INDEX saq_stats_expire_at_idx ON saq_stats (expire_at)",
    "CREATE INDEX saq_stats_queue_key_idx ON saq_stats (queue_key)",
    "CREATE TABLE saq_versions (version int)",
    "INSERT INTO saq_versions (version) VALUES (3)",
    f"GRANT SELECT, INSERT, UPDATE, DELETE ON saq_jobs, saq_stats TO {APP_ROLE}",
    f"GRANT SELECT ON saq_versions TO {APP_ROLE}",
    f"GRANT USAGE ON SEQUENCE saq_jobs_lock_key_seq TO {APP_ROLE}",
)


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("tenant_id", sa.Uuid, nullable=False),
        sa.Column("guid", sa.Uuid, nullable=False),
        sa.Column("person_guid", sa.Uuid),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, server_default="queued"),
        sa.Column("payload", pg.JSONB, nullable=False),
        sa.Column("subject_guid", sa.Uuid),
        sa.Column("title", sa.Text, nullable=False, server_default=""),
        sa.Column("progress", sa.Float),
        sa.Column("stage", sa.Text, nullable=False, server_default=""),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("result", pg.JSONB),
        sa.Column("error_code", sa.Text),
        sa.Column("error_params", pg.JSONB, nullable=False, server_default="{}"),
        sa.Column("started_at", sa.DateTime(timezone=True)),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name="pk_jobs"),
    )
    op.create_index(
        "ix_jobs_tenant_id_person_guid_created_at", "jobs", ["tenant_id", "person_guid", "created_at"]
    )
    op.create_index("ix_jobs_tenant_id_subject_guid", "jobs", ["tenant_id", "subject_guid"])
    row_security(op, "jobs")
    for statement in QUEUE_TABLES:
        op.execute(statement)


def downgrade() -> None:
    for table in ("jobs", "saq_jobs", "saq_stats", "saq_versions"):
        op.drop_table(table)
