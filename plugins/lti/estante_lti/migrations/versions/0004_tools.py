"""Outside tools, and their launches on the way."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0004_tools"
down_revision = "0003_links_and_scores"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_lti_tools()
    _create_lti_tool_launches()


def _create_lti_tools() -> None:
    op.create_table(
        "lti_tools",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("launch_url", sa.Text(), nullable=False),
        sa.Column("login_url", sa.Text(), nullable=False),
        sa.Column("redirect_urls", sa.ARRAY(sa.Text()), nullable=False),
        sa.Column("client_id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("shares_names", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_tools")),
    )
    row_security(op, "lti_tools")
    op.create_index(
        "ix_lti_tools_created_at",
        "lti_tools",
        ["tenant_id", "created_at", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "uq_lti_tools_name",
        "lti_tools",
        ["tenant_id", sa.literal_column("estante_fold(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )


def _create_lti_tool_launches() -> None:
    op.create_table(
        "lti_tool_launches",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("hint_hash", sa.LargeBinary(), nullable=False),
        sa.Column("browser_hash", sa.LargeBinary(), nullable=False),
        sa.Column("tool_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("course_guid", sa.Uuid(), nullable=True),
        sa.Column("course_name", sa.Text(), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"],
            ["people.tenant_id", "people.guid"],
            name=op.f("fk_lti_tool_launches_tenant_id_person_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "tool_guid"],
            ["lti_tools.tenant_id", "lti_tools.guid"],
            name=op.f("fk_lti_tool_launches_tenant_id_tool_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_tool_launches")),
    )
    row_security(op, "lti_tool_launches")
    op.create_index(
        "ix_lti_tool_launches_expires_at", "lti_tool_launches", ["tenant_id", "expires_at"], unique=False
    )
    op.create_index(
        "ix_lti_tool_launches_person_guid", "lti_tool_launches", ["tenant_id", "person_guid"], unique=False
    )
    op.create_index(
        "ix_lti_tool_launches_tool_guid", "lti_tool_launches", ["tenant_id", "tool_guid"], unique=False
    )
    op.create_index(
        "uq_lti_tool_launches_hint_hash", "lti_tool_launches", ["tenant_id", "hint_hash"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_lti_tool_launches_hint_hash", table_name="lti_tool_launches")
    op.drop_index("ix_lti_tool_launches_tool_guid", table_name="lti_tool_launches")
    op.drop_index("ix_lti_tool_launches_person_guid", table_name="lti_tool_launches")
    op.drop_index("ix_lti_tool_launches_expires_at", table_name="lti_tool_launches")
    op.drop_table("lti_tool_launches")
    op.drop_index("uq_lti_tools_name", table_name="lti_tools", postgresql_where=sa.text("deleted_at IS NULL"))
    op.drop_index(
        "ix_lti_tools_created_at", table_name="lti_tools", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_table("lti_tools")
