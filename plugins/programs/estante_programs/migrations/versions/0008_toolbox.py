"""The toolbox: groups of tools."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0008_toolbox"
down_revision = "0007_programmings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_program_tool_groups()
    _create_program_tools()


def _create_program_tool_groups() -> None:
    op.create_table(
        "program_tool_groups",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("teacher_only", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_tool_groups_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_tool_groups")),
    )
    row_security(op, "program_tool_groups")
    op.create_index(
        "ix_program_tool_groups_program_guid",
        "program_tool_groups",
        ["tenant_id", "program_guid", "created_at"],
        unique=False,
    )


def _create_program_tools() -> None:
    op.create_table(
        "program_tools",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("group_guid", sa.Uuid(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("link", sa.Text(), nullable=True),
        sa.Column("file_guid", sa.Uuid(), nullable=True),
        sa.Column("file_path", sa.Text(), nullable=True),
        sa.Column("file_name", sa.Text(), nullable=True),
        sa.Column("content_guid", sa.Uuid(), nullable=True),
        sa.Column("library_guid", sa.Uuid(), nullable=True),
        sa.CheckConstraint(
            "(file_guid IS NULL) = (file_path IS NULL) AND (file_guid IS NULL) = (file_name IS NULL)",
            name=op.f("ck_program_tools_files_are_whole"),
        ),
        sa.CheckConstraint(
            "num_nonnulls(link, file_guid, content_guid, library_guid) = 1",
            name=op.f("ck_program_tools_has_one_source"),
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "group_guid"],
            ["program_tool_groups.tenant_id", "program_tool_groups.guid"],
            name=op.f("fk_program_tools_tenant_id_group_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_tools")),
    )
    row_security(op, "program_tools")
    op.create_index(
        "ix_program_tools_content_guid", "program_tools", ["tenant_id", "content_guid"], unique=False
    )
    op.create_index(
        "ix_program_tools_group_guid", "program_tools", ["tenant_id", "group_guid", "place"], unique=False
    )
    op.create_index(
        "ix_program_tools_library_guid", "program_tools", ["tenant_id", "library_guid"], unique=False
    )


def downgrade() -> None:
    op.drop_index("ix_program_tools_library_guid", table_name="program_tools")
    op.drop_index("ix_program_tools_group_guid", table_name="program_tools")
    op.drop_index("ix_program_tools_content_guid", table_name="program_tools")
    op.drop_table("program_tools")
    op.drop_index("ix_program_tool_groups_program_guid", table_name="program_tool_groups")
    op.drop_table("program_tool_groups")
