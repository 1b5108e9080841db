"""Licences, what they open and who has them."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_licenses"
down_revision = None
branch_labels = None
depends_on = None

LIVING = sa.text("deleted_at IS NULL")


def upgrade() -> None:
    create_licenses()
    create_languages()
    create_publications()
    create_redemptions()


def create_licenses() -> None:
    op.create_table(
        "licenses",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("countdown_original", sa.Integer(), nullable=False),
        sa.Column("consumed", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("role_guid", sa.Text(), server_default="R01", nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("expires", sa.Text(), nullable=False),
        sa.Column("expired_at", sa.Date(), nullable=True),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_after_number", sa.Integer(), nullable=True),
        sa.Column("expires_after_string", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), server_default="active", nullable=False),
        sa.Column("batch_guid", sa.Uuid(), nullable=True),
        sa.Column("batch_number", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("countdown_original >= 1", name=op.f("ck_licenses_has_uses")),
        sa.CheckConstraint(
            "consumed >= 0 AND consumed <= countdown_original",
            name=op.f("ck_licenses_consumed_within_uses"),
        ),
        sa.CheckConstraint(
            "(expires = 'expiration_date') = (expired_at IS NOT NULL AND ends_at IS NOT NULL)"
            " AND (expires = 'interval') = (expires_after_number >= 1 AND expires_after_string IS NOT NULL)",
            name=op.f("ck_licenses_has_an_end"),
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_licenses")),
    )
    row_security(op, "licenses")
    op.create_index("uq_licenses_code", "licenses", ["tenant_id", "code"], unique=True)
    for name, columns in (
        ("ix_licenses_created_at", ["tenant_id", "created_at", "guid"]),
        ("ix_licenses_country_guid", ["tenant_id", "country_guid"]),
    ):
        op.create_index(name, "licenses", columns, unique=False, postgresql_where=LIVING)


def create_languages() -> None:
    op.create_table(
        "license_languages",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("license_guid", sa.Uuid(), nullable=False),
        sa.Column("lang_id", sa.Text(), nullable=False),
        _of_license("license_languages"),
        sa.PrimaryKeyConstraint("tenant_id", "license_guid", "lang_id", name=op.f("pk_license_languages")),
    )
    row_security(op, "license_languages")
    op.create_index(
        "ix_license_languages_lang_id",
        "license_languages",
        ["tenant_id", "lang_id", "license_guid"],
        unique=False,
    )


def create_publications() -> None:
    op.create_table(
        "license_publications",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("license_guid", sa.Uuid(), nullable=False),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        _of_license("license_publications"),
        sa.PrimaryKeyConstraint(
            "tenant_id", "license_guid", "publication_guid", name=op.f("pk_license_publications")
        ),
    )
    row_security(op, "license_publications")
    op.create_index(
        "ix_license_publications_publication_guid",
        "license_publications",
        ["tenant_id", "publication_guid", "license_guid"],
        unique=False,
    )


def create_redemptions() -> None:
    op.create_table(
        "license_redemptions",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("license_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("linked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        _of_license("license_redemptions"),
        sa.PrimaryKeyConstraint(
            "tenant_id", "license_guid", "person_guid", name=op.f("pk_license_redemptions")
        ),
    )
    row_security(op, "license_redemptions")
    for name, columns in (
        ("ix_license_redemptions_person_guid", ["tenant_id", "person_guid", "license_guid"]),
        ("ix_license_redemptions_linked_at", ["tenant_id", "license_guid", "linked_at", "person_guid"]),
    ):
        op.create_index(name, "license_redemptions", columns, unique=False)


def _of_license(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", "license_guid"],
        ["licenses.tenant_id", "licenses.guid"],
        name=op.f(f"fk_{table}_tenant_id_license_guid"),
        ondelete="CASCADE",
    )


def downgrade() -> None:
    for table in ("license_redemptions", "license_publications", "license_languages", "licenses"):
        op.drop_table(table)
