"""Lessons, pages and pictures."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0001_lessons_pages_and_pictures"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_mint_lessons()
    _create_mint_images()
    _create_mint_pages()


def _create_mint_lessons() -> None:
    op.create_table(
        "mint_lessons",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("display_font", sa.Text(), nullable=False),
        sa.Column("text_font", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_lessons")),
    )
    row_security(op, "mint_lessons")


def _create_mint_images() -> None:
    op.create_table(
        "mint_images",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("stored_guid", sa.Uuid(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("media_type", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["mint_lessons.tenant_id", "mint_lessons.guid"],
            name=op.f("fk_mint_images_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_images")),
    )
    row_security(op, "mint_images")
    op.create_index("ix_mint_images_lesson_guid", "mint_images", ["tenant_id", "lesson_guid"], unique=False)
    op.create_index("ix_mint_images_stored_guid", "mint_images", ["tenant_id", "stored_guid"], unique=False)


def _create_mint_pages() -> None:
    op.create_table(
        "mint_pages",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("is_dual", sa.Boolean(), nullable=False),
        sa.Column("document", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("beside", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
        sa.Column("changed_by", sa.Uuid(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("is_dual = (beside IS NOT NULL)", name=op.f("ck_mint_pages_dual_has_two_sides")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["mint_lessons.tenant_id", "mint_lessons.guid"],
            name=op.f("fk_mint_pages_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_mint_pages")),
    )
    row_security(op, "mint_pages")
    op.create_index("ix_mint_pages_changed_by", "mint_pages", ["tenant_id", "changed_by"], unique=False)
    op.create_index(
        "uq_mint_pages_position", "mint_pages", ["tenant_id", "lesson_guid", "position"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_mint_pages_position", table_name="mint_pages")
    op.drop_index("ix_mint_pages_changed_by", table_name="mint_pages")
    op.drop_table("mint_pages")
    op.drop_index("ix_mint_images_stored_guid", table_name="mint_images")
    op.drop_index("ix_mint_images_lesson_guid", table_name="mint_images")
    op.drop_table("mint_images")
    op.drop_table("mint_lessons")
