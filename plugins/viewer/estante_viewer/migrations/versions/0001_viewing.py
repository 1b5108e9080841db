"""Consumptions, annotations, reviews and reports."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects.postgresql import JSONB, NUMMULTIRANGE

revision = "viewer_0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def keys(*more: sa.Column[Any]) -> list[sa.Column[Any]]:
    """The columns that lead every table of a tenant."""
    return [
        sa.Column("tenant_id", sa.Uuid, nullable=False),
        sa.Column("guid", sa.Uuid, nullable=False),
        *more,
    ]


def moments() -> list[sa.Column[Any]]:
    """When a row was made and when it last changed."""
    return [
        sa.Column(name, MOMENT, nullable=False, server_default=sa.func.now())
        for name in ("created_at", "updated_at")
    ]


def upgrade() -> None:
    consumptions()
    consumption_sessions()
    annotations()
    reviews()
    reports()
    for table in ("consumptions", "consumption_sessions", "annotations", "reviews", "reports"):
        row_security(op, table)
    # Room on each page lets PostgreSQL update a row in place, without touching an index.
    for table in ("consumptions", "consumption_sessions"):
        op.execute(f"ALTER TABLE {table} SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)")


def consumptions() -> None:
    op.create_table(
        "consumptions",
        *keys(
            sa.Column("person_guid", sa.Uuid, nullable=False),
            sa.Column("content_guid", sa.Uuid, nullable=False),
            sa.Column("type", sa.Text, nullable=False),
            sa.Column("progress_ends", sa.Numeric(12, 3), nullable=False),
            sa.Column("covered", NUMMULTIRANGE, nullable=False, server_default=sa.text("'{}'")),
            sa.Column("progress", sa.Numeric(5, 2), nullable=False, server_default=sa.text("0")),
            sa.Column("last", sa.Numeric(12, 3), nullable=False, server_default=sa.text("0")),
            sa.Column("suspend_data", sa.Text),
            sa.Column("completion_status", sa.Text),
            sa.Column("score", JSONB),
        ),
        *moments(),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name="pk_consumptions"),
        sa.CheckConstraint("progress BETWEEN 0 AND 100", name="ck_consumptions_progress"),
    )
    op.create_index(
        "uq_consumptions_person_content",
        "consumptions",
        ["tenant_id", "person_guid", "content_guid"],
        unique=True,
    )


def consumption_sessions() -> None:
    op.create_table(
        "consumption_sessions",
        *keys(
            sa.Column("consumption_guid", sa.Uuid, nullable=False),
            sa.Column("started_at", MOMENT, nullable=False),
            sa.Column("last_at", MOMENT),
            sa.Column("ended_at", MOMENT),
        ),
        *moments(),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name="pk_consumption_sessions"),
        sa.ForeignKeyConstraint(
            ["tenant_id", "consumption_guid"],
            ["consumptions.tenant_id", "consumptions.guid"],
            name="fk_consumption_sessions_tenant_id_consumption_guid",
            ondelete="CASCADE",
        ),
    )
    op.create_index(
        "ix_consumption_sessions_consumption", "consumption_sessions", ["tenant_id", "consumption_guid"]
    )
    op.create_index(
        "ix_consumption_sessions_open",
        "consumption_sessions",
        ["tenant_id", "guid"],
        postgresql_where=sa.text("ended_at IS NULL"),
    )


def annotations() -> None:
    op.create_table(
        "annotations",
        *keys(
            sa.Column("person_guid", sa.Uuid, nullable=False),
            sa.Column("content_guid", sa.Uuid, nullable=False),
            sa.Column("annotation", sa.Text, nullable=False),
            sa.Column("parent_guid", sa.Uuid),
        ),
        *moments(),
        sa.PrimaryKeyConstraint("tenant_id", "person_guid", "guid", name="pk_annotations"),
    )
    op.create_index("ix_annotations_content", "annotations", ["tenant_id", "person_guid", "content_guid"])


def reviews() -> None:
    op.create_table(
        "reviews",
        *keys(
            sa.Column("person_guid", sa.Uuid, nullable=False),
            sa.Column("content_guid", sa.Uuid, nullable=False),
            sa.Column("usefull_rating", sa.SmallInteger, nullable=False),
            sa.Column("difficult_rating", sa.SmallInteger, nullable=False),
        ),
        *moments(),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name="pk_reviews"),
        sa.CheckConstraint("usefull_rating BETWEEN 1 AND 5", name="ck_reviews_usefull"),
        sa.CheckConstraint("difficult_rating BETWEEN 1 AND 5", name="ck_reviews_difficult"),
    )
    op.create_index(
        "uq_reviews_content_person", "reviews", ["tenant_id", "content_guid", "person_guid"], unique=True
    )


def reports() -> None:
    op.create_table(
        "reports",
        *keys(
            sa.Column("person_guid", sa.Uuid, nullable=False),
            sa.Column("content_guid", sa.Uuid, nullable=False),
            sa.Column("type", sa.Text, nullable=False),
            sa.Column("comment", sa.Text, nullable=False, server_default=sa.text("''")),
        ),
        *moments(),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name="pk_reports"),
    )
    op.create_index(
        "ix_reports_content", "reports", ["tenant_id", "content_guid", sa.text("created_at DESC")]
    )


def downgrade() -> None:
    for table in ("reports", "reviews", "annotations", "consumption_sessions", "consumptions"):
        op.drop_table(table)
