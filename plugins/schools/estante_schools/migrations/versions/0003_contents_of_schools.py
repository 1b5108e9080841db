"""What schools give to the groups of their years, and who has opened it."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0003_contents_of_schools"
down_revision = "0002_years_groups_and_people"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_school_contents()
    _create_school_content_uses()


def _create_school_contents() -> None:
    op.create_table(
        "school_contents",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("school_year_guid", sa.Uuid(), nullable=False),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        sa.Column("max_students", sa.Integer(), nullable=True),
        sa.Column("max_teachers", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_school_contents_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_year_guid"],
            ["school_years.tenant_id", "school_years.guid"],
            name=op.f("fk_school_contents_tenant_id_school_year_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_contents")),
    )
    row_security(op, "school_contents")
    living = sa.text("deleted_at IS NULL")
    op.create_index(
        "ix_school_contents_publication_guid",
        "school_contents",
        ["tenant_id", "publication_guid"],
        unique=False,
        postgresql_where=living,
    )
    op.create_index(
        "ix_school_contents_school_guid",
        "school_contents",
        ["tenant_id", "school_guid"],
        unique=False,
        postgresql_where=living,
    )
    op.create_index(
        "uq_school_contents_publication_guid",
        "school_contents",
        ["tenant_id", "school_year_guid", "publication_guid"],
        unique=True,
        postgresql_where=living,
    )


def _create_school_content_uses() -> None:
    op.create_table(
        "school_content_uses",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_content_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("is_teacher", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_content_guid"],
            ["school_contents.tenant_id", "school_contents.guid"],
            name=op.f("fk_school_content_uses_tenant_id_school_content_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_content_uses")),
        sa.UniqueConstraint(
            "tenant_id",
            "school_content_guid",
            "person_guid",
            name=op.f("uq_school_content_uses_tenant_id_school_content_guid_person_guid"),
        ),
    )
    row_security(op, "school_content_uses")
    op.create_index(
        "ix_school_content_uses_person_guid",
        "school_content_uses",
        ["tenant_id", "person_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_table("school_content_uses")
    op.drop_table("school_contents")
