"""Messages, and who has read them."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0001_messages"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("roles", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column(
            "countries", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'::uuid[]"), nullable=False
        ),
        sa.Column("audiences", postgresql.JSONB(), server_default=sa.text("'{}'::jsonb"), nullable=False),
        sa.Column("start_date", sa.Date(), nullable=False),
        sa.Column("end_date", sa.Date(), nullable=True),
        sa.Column(
            "last_day",
            sa.Date(),
            sa.Computed("COALESCE(end_date, 'infinity'::date)", persisted=True),
            nullable=False,
        ),
        sa.Column("is_published", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("is_article", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("image_path", sa.Text(), nullable=True),
        sa.Column("image_guid", sa.Uuid(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("end_date >= start_date", name=op.f("ck_messages_ends_after_start")),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_messages")),
    )
    row_security(op, "messages")
    op.create_index(
        "ix_messages_start",
        "messages",
        ["tenant_id", "start_date", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_messages_shown",
        "messages",
        [
            "tenant_id",
            "last_day",
            "start_date",
            "guid",
        ],
        unique=False,
        postgresql_where=sa.text("is_published AND deleted_at IS NULL"),
    )
    create_reads()


def create_reads() -> None:
    op.create_table(
        "message_reads",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("message_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "message_guid"],
            ["messages.tenant_id", "messages.guid"],
            name=op.f("fk_message_reads_tenant_id_message_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_message_reads")),
        sa.UniqueConstraint(
            "tenant_id",
            "person_guid",
            "message_guid",
            name=op.f("uq_message_reads_tenant_id_person_guid_message_guid"),
        ),
    )
    row_security(op, "message_reads")
    op.create_index(
        "ix_message_reads_message_guid", "message_reads", ["tenant_id", "message_guid"], unique=False
    )


def downgrade() -> None:
    op.drop_table("message_reads")
    op.drop_table("messages")
