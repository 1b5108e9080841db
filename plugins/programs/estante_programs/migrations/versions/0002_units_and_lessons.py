"""Units and lessons."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_units_and_lessons"
down_revision = "0001_programs"
branch_labels = None
depends_on = None

# What is published or Pro stays so, whoever writes: no service, script or import takes it back.
KEEP_PUBLISHED = """
CREATE FUNCTION program_keep_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'what is published is never a draft again' USING ERRCODE = 'check_violation';
END $$
"""
KEEP_PRO = """
CREATE FUNCTION program_keep_pro() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a Pro lesson is never of another type' USING ERRCODE = 'check_violation';
END $$
"""
NOT_BACK = """
CREATE TRIGGER {table}_keep_published BEFORE UPDATE OF status ON {table} FOR EACH ROW
WHEN (OLD.status = 'published' AND NEW.status <> 'published') EXECUTE FUNCTION program_keep_published()
"""
NOT_BACK_FROM_PRO = """
CREATE TRIGGER program_lessons_keep_pro BEFORE UPDATE OF type ON program_lessons FOR EACH ROW
WHEN (OLD.type = 'Pro' AND NEW.type <> 'Pro') EXECUTE FUNCTION program_keep_pro()
"""


def upgrade() -> None:
    _create_program_units()
    _create_program_lessons()
    op.execute(KEEP_PUBLISHED)
    op.execute(KEEP_PRO)
    for table in ("program_units", "program_lessons"):
        op.execute(NOT_BACK.format(table=table))
    op.execute(NOT_BACK_FROM_PRO)


def _create_program_units() -> None:
    op.create_table(
        "program_units",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("trimester", sa.Integer(), nullable=True),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("status", sa.Text(), server_default=sa.text("'draft'"), nullable=False),
        sa.Column("published_by", sa.Uuid(), nullable=True),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("status IN ('draft', 'published')", name=op.f("ck_program_units_has_a_status")),
        sa.CheckConstraint("trimester BETWEEN 1 AND 3", name=op.f("ck_program_units_is_of_a_trimester")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_units_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_units")),
    )
    row_security(op, "program_units")
    op.create_index(
        "ix_program_units_program_guid",
        "program_units",
        ["tenant_id", "program_guid", "position"],
        unique=False,
    )


def _create_program_lessons() -> None:
    op.create_table(
        "program_lessons",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("unit_guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("type", sa.Text(), server_default=sa.text("'classic'"), nullable=False),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("status", sa.Text(), server_default=sa.text("'draft'"), nullable=False),
        sa.Column("published_by", sa.Uuid(), nullable=True),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("status IN ('draft', 'published')", name=op.f("ck_program_lessons_has_a_status")),
        sa.CheckConstraint(
            "type IN ('classic', 'light', 'Mint', 'Pro', 'map')", name=op.f("ck_program_lessons_has_a_type")
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "unit_guid"],
            ["program_units.tenant_id", "program_units.guid"],
            name=op.f("fk_program_lessons_tenant_id_unit_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_lessons")),
    )
    row_security(op, "program_lessons")
    op.create_index(
        "ix_program_lessons_unit_guid",
        "program_lessons",
        ["tenant_id", "unit_guid", "position"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_program_lessons_unit_guid", table_name="program_lessons")
    op.drop_table("program_lessons")
    op.drop_index("ix_program_units_program_guid", table_name="program_units")
    op.drop_table("program_units")
    op.execute("DROP FUNCTION program_keep_pro()")
    op.execute("DROP FUNCTION program_keep_published()")
