"""Sections and materials."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0003_sections_and_materials"
down_revision = "0002_units_and_lessons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_program_sections()
    _create_program_materials()
    _create_indexes_of_materials()


def _create_program_sections() -> None:
    op.create_table(
        "program_sections",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("teacher_only", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["program_lessons.tenant_id", "program_lessons.guid"],
            name=op.f("fk_program_sections_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_sections")),
    )
    row_security(op, "program_sections")
    op.create_index(
        "ix_program_sections_lesson_guid",
        "program_sections",
        ["tenant_id", "lesson_guid", "position"],
        unique=False,
    )


def _create_program_materials() -> None:
    op.create_table(
        "program_materials",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("section_guid", sa.Uuid(), nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("optional", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("teacher_only", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("link", sa.Text(), nullable=True),
        sa.Column("link_target", sa.Text(), nullable=True),
        sa.Column("file_guid", sa.Uuid(), nullable=True),
        sa.Column("file_path", sa.Text(), nullable=True),
        sa.Column("file_name", sa.Text(), nullable=True),
        sa.Column("content_guid", sa.Uuid(), nullable=True),
        sa.Column("library_guid", sa.Uuid(), nullable=True),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "(link IS NULL) = (link_target IS NULL) AND link_target IN ('embedded', 'external')",
            name=op.f("ck_program_materials_links_have_a_target"),
        ),
        sa.CheckConstraint(
            "(file_guid IS NULL) = (file_path IS NULL) AND (file_guid IS NULL) = (file_name IS NULL)",
            name=op.f("ck_program_materials_files_are_whole"),
        ),
        sa.CheckConstraint(
            "num_nonnulls(link, file_guid, content_guid, library_guid) = 1",
            name=op.f("ck_program_materials_has_one_source"),
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "lesson_guid"],
            ["program_lessons.tenant_id", "program_lessons.guid"],
            name=op.f("fk_program_materials_tenant_id_lesson_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "section_guid"],
            ["program_sections.tenant_id", "program_sections.guid"],
            name=op.f("fk_program_materials_tenant_id_section_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_materials")),
    )
    row_security(op, "program_materials")


def _create_indexes_of_materials() -> None:
    op.create_index(
        "ix_program_materials_content_guid", "program_materials", ["tenant_id", "content_guid"], unique=False
    )
    op.create_index(
        "ix_program_materials_lesson_guid",
        "program_materials",
        ["tenant_id", "lesson_guid", "position"],
        unique=False,
    )
    op.create_index(
        "ix_program_materials_library_guid", "program_materials", ["tenant_id", "library_guid"], unique=False
    )
    op.create_index(
        "ix_program_materials_section_guid", "program_materials", ["tenant_id", "section_guid"], unique=False
    )


def downgrade() -> None:
    op.drop_index("ix_program_materials_section_guid", table_name="program_materials")
    op.drop_index("ix_program_materials_library_guid", table_name="program_materials")
    op.drop_index("ix_program_materials_lesson_guid", table_name="program_materials")
    op.drop_index("ix_program_materials_content_guid", table_name="program_materials")
    op.drop_table("program_materials")
    op.drop_index("ix_program_sections_lesson_guid", table_name="program_sections")
    op.drop_table("program_sections")
