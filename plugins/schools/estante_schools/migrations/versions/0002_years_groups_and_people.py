"""Years, groups and people."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_years_groups_and_people"
down_revision = "0001_schools_and_networks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_school_members()
    _create_school_years()
    _create_school_groups()
    _create_school_group_members()


def _create_school_members() -> None:
    op.create_table(
        "school_members",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_school_members_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_members")),
        sa.UniqueConstraint(
            "tenant_id",
            "school_guid",
            "person_guid",
            name=op.f("uq_school_members_tenant_id_school_guid_person_guid"),
        ),
    )
    row_security(op, "school_members")
    op.create_index(
        "ix_school_members_person_guid", "school_members", ["tenant_id", "person_guid"], unique=False
    )


def _create_school_years() -> None:
    op.create_table(
        "school_years",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("school_year", sa.Text(), nullable=False),
        sa.Column("expired_at", sa.Date(), nullable=False),
        sa.Column("is_active", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_school_years_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_years")),
    )
    row_security(op, "school_years")
    op.create_index(
        "uq_school_years_active",
        "school_years",
        ["tenant_id", "school_guid"],
        unique=True,
        postgresql_where=sa.text("is_active"),
    )
    op.create_index(
        "uq_school_years_title",
        "school_years",
        ["tenant_id", "school_guid", sa.literal_column("estante_fold(title)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def _create_school_groups() -> None:
    op.create_table(
        "school_groups",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("school_year_guid", sa.Uuid(), nullable=False),
        sa.Column("archived_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_school_groups_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_year_guid"],
            ["school_years.tenant_id", "school_years.guid"],
            name=op.f("fk_school_groups_tenant_id_school_year_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_groups")),
    )
    row_security(op, "school_groups")
    op.create_index(
        "ix_school_groups_name",
        "school_groups",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_school_groups_school_guid",
        "school_groups",
        ["tenant_id", "school_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "uq_school_groups_name",
        "school_groups",
        ["tenant_id", "school_year_guid", sa.literal_column("estante_fold(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def _create_school_group_members() -> None:
    op.create_table(
        "school_group_members",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("group_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "group_guid"],
            ["school_groups.tenant_id", "school_groups.guid"],
            name=op.f("fk_school_group_members_tenant_id_group_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_group_members")),
        sa.UniqueConstraint(
            "tenant_id",
            "group_guid",
            "person_guid",
            name=op.f("uq_school_group_members_tenant_id_group_guid_person_guid"),
        ),
    )
    row_security(op, "school_group_members")
    op.create_index(
        "ix_school_group_members_person_guid",
        "school_group_members",
        ["tenant_id", "person_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_school_group_members_person_guid", table_name="school_group_members")
    op.drop_table("school_group_members")
    op.drop_index(
        "uq_school_groups_name", table_name="school_groups", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index(
        "ix_school_groups_school_guid",
        table_name="school_groups",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_index(
        "ix_school_groups_name", table_name="school_groups", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_table("school_groups")
    op.drop_index(
        "uq_school_years_title", table_name="school_years", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index("uq_school_years_active", table_name="school_years", postgresql_where=sa.text("is_active"))
    op.drop_table("school_years")
    op.drop_index("ix_school_members_person_guid", table_name="school_members")
    op.drop_table("school_members")
