"""Batches of licences."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index, row_security

revision = "0002_batches_of_licences"
down_revision = "0001_licenses"
branch_labels = None
depends_on = None


HAS_AN_END = (
    "(expires = 'expiration_date') = (expired_at IS NOT NULL AND ends_at IS NOT NULL)"
    " AND (expires = 'interval') = (expires_after_number >= 1 AND expires_after_string IS NOT NULL)"
)


def upgrade() -> None:
    _create_license_batches()
    _index_license_batches()
    _create_license_batch_publications()
    build_index(op, "ix_licenses_batch_guid", "licenses (tenant_id, batch_guid, code)")
    build_index(op, "ix_licenses_batch_guid_redeemed", "licenses (tenant_id, batch_guid) WHERE consumed > 0")


def _create_license_batches() -> None:
    op.create_table(
        "license_batches",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("codes_amount", sa.Integer(), nullable=False),
        sa.Column("made", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("is_processing", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("job_guid", sa.Uuid(), nullable=True),
        sa.Column("role_guid", sa.Text(), server_default="R01", nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("expires", sa.Text(), nullable=False),
        sa.Column("expired_at", sa.Date(), nullable=True),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_after_number", sa.Integer(), nullable=True),
        sa.Column("expires_after_string", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), server_default="active", nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(HAS_AN_END, name=op.f("ck_license_batches_has_an_end")),
        sa.CheckConstraint(
            "is_processing = (made < codes_amount)", name=op.f("ck_license_batches_processes_until_made")
        ),
        sa.CheckConstraint(
            "made >= 0 AND made <= codes_amount", name=op.f("ck_license_batches_made_within_amount")
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_license_batches")),
    )
    row_security(op, "license_batches")


def _index_license_batches() -> None:
    op.create_index(
        "ix_license_batches_country_guid",
        "license_batches",
        ["tenant_id", "country_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_license_batches_created_at",
        "license_batches",
        ["tenant_id", "created_at", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index("uq_license_batches_number", "license_batches", ["tenant_id", "number"], unique=True)


def _create_license_batch_publications() -> None:
    op.create_table(
        "license_batch_publications",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("batch_guid", sa.Uuid(), nullable=False),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "batch_guid"],
            ["license_batches.tenant_id", "license_batches.guid"],
            name=op.f("fk_license_batch_publications_tenant_id_batch_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "tenant_id", "batch_guid", "publication_guid", name=op.f("pk_license_batch_publications")
        ),
    )
    row_security(op, "license_batch_publications")
    op.create_index(
        "ix_license_batch_publications_publication_guid",
        "license_batch_publications",
        ["tenant_id", "publication_guid", "batch_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index(
        "ix_licenses_batch_guid_redeemed", table_name="licenses", postgresql_where=sa.text("consumed > 0")
    )
    op.drop_index("ix_licenses_batch_guid", table_name="licenses")
    op.drop_index("ix_license_batch_publications_publication_guid", table_name="license_batch_publications")
    op.drop_table("license_batch_publications")
    op.drop_index("uq_license_batches_number", table_name="license_batches")
    op.drop_index(
        "ix_license_batches_created_at",
        table_name="license_batches",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_index(
        "ix_license_batches_country_guid",
        table_name="license_batches",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("license_batches")
