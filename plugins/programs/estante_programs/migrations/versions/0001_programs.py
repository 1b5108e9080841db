"""Programs, and what a program has several of."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects import postgresql

revision = "0001_programs"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_programs()
    _create_program_isbns()
    _create_program_languages()
    _create_program_levels()
    _create_program_years()


def _create_programs() -> None:
    op.create_table(
        "programs",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("subtitle", sa.Text(), server_default="", nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("discipline_guid", sa.Uuid(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=True),
        sa.Column("evaluation_period", sa.Text(), nullable=True),
        sa.Column("publication_guid", sa.Uuid(), nullable=False),
        sa.Column("book_guid", sa.Uuid(), nullable=True),
        sa.Column("template", sa.Text(), server_default="vanilla", nullable=False),
        sa.Column(
            "template_config",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'{}'"),
            nullable=False,
        ),
        sa.Column("structure_levels", sa.Integer(), server_default=sa.text("2"), nullable=False),
        sa.Column("has_power_lesson", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("is_accessible", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("colour_mint", sa.Text(), server_default="#ed7011", nullable=False),
        sa.Column("background_mint", sa.Text(), nullable=True),
        sa.Column("allow_skip_ahead", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("allow_repeat_question", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("cover_path", sa.Text(), nullable=True),
        sa.Column("picture_path", sa.Text(), nullable=True),
        sa.Column("background_path", sa.Text(), nullable=True),
        sa.Column("pdf_ia_ingested_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("pdf_pages_enabled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("structure_levels IN (1, 2)", name=op.f("ck_programs_has_one_or_two_levels")),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_programs")),
    )
    row_security(op, "programs")
    _index_programs()


def _index_programs() -> None:
    op.create_index(
        "ix_programs_country_guid",
        "programs",
        ["tenant_id", "country_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_programs_created_at",
        "programs",
        ["tenant_id", "created_at", "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_programs_discipline_guid",
        "programs",
        ["tenant_id", "discipline_guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_programs_name",
        "programs",
        ["tenant_id", sa.literal_column("estante_fold(name)"), "guid"],
        unique=False,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index(
        "ix_programs_publication_guid", "programs", ["tenant_id", "publication_guid"], unique=False
    )


def _create_program_isbns() -> None:
    op.create_table(
        "program_isbns",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("isbn", sa.Text(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("written", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('student', 'teacher')", name=op.f("ck_program_isbns_is_of_a_kind")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_isbns_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "isbn", name=op.f("pk_program_isbns")),
    )
    row_security(op, "program_isbns")
    op.create_index(
        "uq_program_isbns_program_guid", "program_isbns", ["tenant_id", "program_guid", "kind"], unique=True
    )


def _create_program_languages() -> None:
    op.create_table(
        "program_languages",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("lang_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_languages_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "program_guid", "lang_id", name=op.f("pk_program_languages")),
    )
    row_security(op, "program_languages")
    op.create_index(
        "ix_program_languages_lang_id",
        "program_languages",
        ["tenant_id", "lang_id", "program_guid"],
        unique=False,
    )


def _create_program_levels() -> None:
    op.create_table(
        "program_levels",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("level_guid", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_levels_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "program_guid", "level_guid", name=op.f("pk_program_levels")),
    )
    row_security(op, "program_levels")
    op.create_index(
        "ix_program_levels_level_guid",
        "program_levels",
        ["tenant_id", "level_guid", "program_guid"],
        unique=False,
    )


def _create_program_years() -> None:
    op.create_table(
        "program_years",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("year_guid", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_years_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "program_guid", "year_guid", name=op.f("pk_program_years")),
    )
    row_security(op, "program_years")
    op.create_index(
        "ix_program_years_year_guid",
        "program_years",
        ["tenant_id", "year_guid", "program_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_program_years_year_guid", table_name="program_years")
    op.drop_table("program_years")
    op.drop_index("ix_program_levels_level_guid", table_name="program_levels")
    op.drop_table("program_levels")
    op.drop_index("ix_program_languages_lang_id", table_name="program_languages")
    op.drop_table("program_languages")
    op.drop_index("uq_program_isbns_program_guid", table_name="program_isbns")
    op.drop_table("program_isbns")
    op.drop_index("ix_programs_publication_guid", table_name="programs")
    op.drop_index("ix_programs_name", table_name="programs", postgresql_where=sa.text("deleted_at IS NULL"))
    op.drop_index(
        "ix_programs_discipline_guid", table_name="programs", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index(
        "ix_programs_created_at", table_name="programs", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_index(
        "ix_programs_country_guid", table_name="programs", postgresql_where=sa.text("deleted_at IS NULL")
    )
    op.drop_table("programs")
