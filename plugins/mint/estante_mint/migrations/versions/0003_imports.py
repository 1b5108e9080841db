"""Imports of lessons, and the pages from before them."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0003_imports"
down_revision = "0002_keys_of_licences"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_mint_imports()
    _create_mint_versions()


def _create_mint_imports() -> None:
    op.create_table(
        "mint_imports",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("source_lesson_guid", sa.Uuid(), nullable=True),
        sa.Column("stored_guid", sa.Uuid(), nullable=True),
        sa.Column("stored_path", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("asked_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["mint_lessons.tenant_id", "mint_lessons.guid"],
            name=op.f("fk_mint_imports_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_imports")),
    )
    row_security(op, "mint_imports")
    op.create_index("ix_mint_imports_asked_by", "mint_imports", ["tenant_id", "asked_by"], unique=False)
    op.create_index(
        "ix_mint_imports_lesson_guid",
        "mint_imports",
        ["tenant_id", "lesson_guid", "created_at"],
        unique=False,
    )
    op.create_index(
        "uq_mint_imports_running",
        "mint_imports",
        ["tenant_id", "lesson_guid"],
        unique=True,
        postgresql_where=sa.text("status = 'running'"),
    )


def _create_mint_versions() -> None:
    op.create_table(
        "mint_versions",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("pages", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("made_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["mint_lessons.tenant_id", "mint_lessons.guid"],
            name=op.f("fk_mint_versions_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_versions")),
    )
    row_security(op, "mint_versions")
    op.create_index("ix_mint_versions_made_by", "mint_versions", ["tenant_id", "made_by"], unique=False)
    op.create_index(
        "uq_mint_versions_lesson_guid", "mint_versions", ["tenant_id", "lesson_guid"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_mint_versions_lesson_guid", table_name="mint_versions")
    op.drop_index("ix_mint_versions_made_by", table_name="mint_versions")
    op.drop_table("mint_versions")
    op.drop_index(
        "uq_mint_imports_running",
        table_name="mint_imports",
        postgresql_where=sa.text("status = 'running'"),
    )
    op.drop_index("ix_mint_imports_lesson_guid", table_name="mint_imports")
    op.drop_index("ix_mint_imports_asked_by", table_name="mint_imports")
    op.drop_table("mint_imports")
