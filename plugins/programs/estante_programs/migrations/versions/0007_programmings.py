"""Programmings, their sessions and what those are held with."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0007_programmings"
down_revision = "0006_pictures"
branch_labels = None
depends_on = None

# A programming goes one way, whoever writes: no service, script or import takes it back or skips a state.
KEEP_ORDER = """
CREATE FUNCTION program_keep_programming_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a programming goes one way' USING ERRCODE = 'check_violation';
END $$
"""
ONE_WAY = """
CREATE TRIGGER program_programmings_keep_order BEFORE UPDATE OF status ON program_programmings FOR EACH ROW
WHEN (OLD.status <> NEW.status
  AND (OLD.status, NEW.status) NOT IN (('draft', 'published'), ('published', 'completed')))
EXECUTE FUNCTION program_keep_programming_order()
"""
# What is deleted with its programming goes: that is not there any more when its sessions are looked at.
KEEP_SESSIONS = """
CREATE FUNCTION program_keep_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    touched program_sessions := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
    IF EXISTS (
        SELECT FROM program_programmings p
        WHERE p.tenant_id = touched.tenant_id AND p.guid = touched.programming_guid AND p.status <> 'draft'
    ) THEN
        RAISE EXCEPTION 'the sessions of a published programming are fixed' USING ERRCODE = 'check_violation';
    END IF;
    RETURN touched;
END $$
"""
FIXED = """
CREATE TRIGGER program_sessions_keep BEFORE INSERT OR DELETE ON program_sessions FOR EACH ROW
EXECUTE FUNCTION program_keep_sessions()
"""


def upgrade() -> None:
    _create_program_programmings()
    _create_program_sessions()
    _create_program_session_materials()
    for statement in (KEEP_ORDER, ONE_WAY, KEEP_SESSIONS, FIXED):
        op.execute(statement)


def _create_program_programmings() -> None:
    op.create_table(
        "program_programmings",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("program_guid", sa.Uuid(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default="", nullable=False),
        sa.Column("period_guid", sa.Uuid(), nullable=True),
        sa.Column("status", sa.Text(), server_default=sa.text("'draft'"), nullable=False),
        sa.Column("published_by", sa.Uuid(), nullable=True),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("completed_by", sa.Uuid(), nullable=True),
        sa.Column("completed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "status IN ('draft', 'published', 'completed')", name=op.f("ck_program_programmings_has_a_status")
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "program_guid"],
            ["programs.tenant_id", "programs.guid"],
            name=op.f("fk_program_programmings_tenant_id_program_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_programmings")),
    )
    row_security(op, "program_programmings")
    op.create_index(
        "ix_program_programmings_period_guid",
        "program_programmings",
        ["tenant_id", "period_guid"],
        unique=False,
    )
    op.create_index(
        "ix_program_programmings_program_guid",
        "program_programmings",
        ["tenant_id", "program_guid", "created_at"],
        unique=False,
    )


def _create_program_sessions() -> None:
    op.create_table(
        "program_sessions",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("programming_guid", sa.Uuid(), nullable=False),
        sa.Column("unit_guid", sa.Uuid(), nullable=True),
        sa.Column("title", sa.Text(), server_default="", nullable=False),
        sa.Column("duration", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(collation="C"), nullable=False),
        sa.Column("guide_guid", sa.Uuid(), nullable=True),
        sa.Column("guide_path", sa.Text(), nullable=True),
        sa.Column("guide_name", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "(guide_guid IS NULL) = (guide_path IS NULL) AND (guide_guid IS NULL) = (guide_name IS NULL)",
            name=op.f("ck_program_sessions_guides_are_whole"),
        ),
        sa.CheckConstraint("duration > 0", name=op.f("ck_program_sessions_takes_time")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "programming_guid"],
            ["program_programmings.tenant_id", "program_programmings.guid"],
            name=op.f("fk_program_sessions_tenant_id_programming_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "unit_guid"],
            ["program_units.tenant_id", "program_units.guid"],
            name=op.f("fk_program_sessions_tenant_id_unit_guid"),
            ondelete="SET NULL (unit_guid)",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_sessions")),
    )
    row_security(op, "program_sessions")
    op.create_index(
        "ix_program_sessions_programming_guid",
        "program_sessions",
        ["tenant_id", "programming_guid", "position"],
        unique=False,
    )
    op.create_index(
        "ix_program_sessions_unit_guid", "program_sessions", ["tenant_id", "unit_guid"], unique=False
    )


def _create_program_session_materials() -> None:
    op.create_table(
        "program_session_materials",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("session_guid", sa.Uuid(), nullable=False),
        sa.Column("material_guid", sa.Uuid(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "material_guid"],
            ["program_materials.tenant_id", "program_materials.guid"],
            name=op.f("fk_program_session_materials_tenant_id_material_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "session_guid"],
            ["program_sessions.tenant_id", "program_sessions.guid"],
            name=op.f("fk_program_session_materials_tenant_id_session_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "tenant_id", "session_guid", "material_guid", name=op.f("pk_program_session_materials")
        ),
    )
    row_security(op, "program_session_materials")
    op.create_index(
        "ix_program_session_materials_material_guid",
        "program_session_materials",
        ["tenant_id", "material_guid"],
        unique=False,
    )


def downgrade() -> None:
    op.drop_index("ix_program_session_materials_material_guid", table_name="program_session_materials")
    op.drop_table("program_session_materials")
    op.drop_index("ix_program_sessions_unit_guid", table_name="program_sessions")
    op.drop_index("ix_program_sessions_programming_guid", table_name="program_sessions")
    op.drop_table("program_sessions")
    op.drop_index("ix_program_programmings_program_guid", table_name="program_programmings")
    op.drop_index("ix_program_programmings_period_guid", table_name="program_programmings")
    op.drop_table("program_programmings")
    op.execute("DROP FUNCTION program_keep_sessions()")
    op.execute("DROP FUNCTION program_keep_programming_order()")
