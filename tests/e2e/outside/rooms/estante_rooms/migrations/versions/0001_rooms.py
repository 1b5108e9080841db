"""Rooms."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0001_rooms"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_rooms()
    create_bookings()


def create_rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_rooms")),
    )
    row_security(op, "rooms")
    op.create_index(
        "uq_rooms_name",
        "rooms",
        ["tenant_id", sa.literal_column("lower(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def create_bookings() -> None:
    op.create_table(
        "bookings",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("room_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=True),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        postgresql.ExcludeConstraint(
            (sa.column("tenant_id"), "="),
            (sa.column("room_guid"), "="),
            (sa.text("tstzrange(starts_at, ends_at)"), "&&"),
            where=sa.text("deleted_at IS NULL"),
            using="gist",
            name="ex_bookings_during",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "room_guid"],
            ["rooms.tenant_id", "rooms.guid"],
            name=op.f("fk_bookings_tenant_id_room_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_bookings")),
    )
    row_security(op, "bookings")
    op.create_index(
        "ix_bookings_content_guid",
        "bookings",
        ["tenant_id", "content_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_bookings_starts_at",
        "bookings",
        ["tenant_id", "starts_at", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def downgrade() -> None:
    op.drop_index(
        "ix_bookings_starts_at",
        table_name="bookings",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_index(
        "ix_bookings_content_guid",
        table_name="bookings",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("bookings")
    op.drop_index(
        "uq_rooms_name",
        table_name="rooms",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("rooms")
