"""Schools and networks."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_schools_and_networks"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_school_networks()
    _create_schools()
    _index_schools()
    _create_school_network_schools()


def _create_school_networks() -> None:
    op.create_table(
        "school_networks",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_networks")),
    )
    row_security(op, "school_networks")
    op.create_index(
        "uq_school_networks_name",
        "school_networks",
        ["tenant_id", sa.literal_column("estante_fold(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def _create_schools() -> None:
    op.create_table(
        "schools",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=True),
        sa.Column("type_guid", sa.Text(), server_default=sa.text("'ST_01'"), nullable=False),
        sa.Column("address", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("address_number", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("neighborhood", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("zipcode", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("phone", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("state_guid", sa.Uuid(), nullable=True),
        sa.Column("city_guid", sa.Uuid(), nullable=True),
        sa.Column("school_admin_enabled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("manage_classes", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("customize_programs", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("lti_enabled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("lti_tool_id", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_schools")),
    )
    row_security(op, "schools")


def _index_schools() -> None:
    op.create_index(
        "ix_schools_city_guid",
        "schools",
        ["tenant_id", "city_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_schools_country_guid",
        "schools",
        ["tenant_id", "country_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_schools_created_at",
        "schools",
        ["tenant_id", "created_at", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_schools_name",
        "schools",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_schools_state_guid",
        "schools",
        ["tenant_id", "state_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "uq_schools_code",
        "schools",
        ["tenant_id", sa.literal_column("lower(code)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def _create_school_network_schools() -> None:
    op.create_table(
        "school_network_schools",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("network_guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "network_guid"],
            ["school_networks.tenant_id", "school_networks.guid"],
            name=op.f("fk_school_network_schools_tenant_id_network_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_school_network_schools_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_school_network_schools")),
        sa.UniqueConstraint(
            "tenant_id",
            "network_guid",
            "school_guid",
            name=op.f("uq_school_network_schools_tenant_id_network_guid_school_guid"),
        ),
    )
    row_security(op, "school_network_schools")
    op.create_index(
        "ix_school_network_schools_school_guid",
        "school_network_schools",
        ["tenant_id", "school_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_school_network_schools_school_guid", table_name="school_network_schools")
    op.drop_table("school_network_schools")
    op.drop_index("uq_schools_code", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL"))
    op.drop_index(
        "ix_schools_state_guid", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index("ix_schools_name", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL"))
    op.drop_index(
        "ix_schools_created_at", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index(
        "ix_schools_country_guid", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index(
        "ix_schools_city_guid", table_name="schools", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_table("schools")
    op.drop_index(
        "uq_school_networks_name",
        table_name="school_networks",
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.drop_table("school_networks")
