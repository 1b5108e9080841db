"""Map lessons: their pictures, and the points on them."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0012_map_lessons"
down_revision = "0011_task_evaluation"
branch_labels = None
depends_on = None

COLUMNS: dict[str, sa.types.TypeEngine[Any]] = {"map_guid": sa.Uuid(), "map_path": sa.Text()}


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.add_column("program_lessons", sa.Column(name, kind, nullable=True))
    op.create_table(
        "program_map_points",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("lesson_guid", sa.Uuid(), nullable=False),
        sa.Column("material_guid", sa.Uuid(), nullable=True),
        sa.Column("target_guid", sa.Uuid(), nullable=True),
        sa.Column("x", sa.Double(), nullable=False),
        sa.Column("y", sa.Double(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "num_nonnulls(material_guid, target_guid) = 1", name=op.f("ck_program_map_points_leads_to_one")
        ),
        sa.CheckConstraint(
            "x BETWEEN 0 AND 100 AND y BETWEEN 0 AND 100",
            name=op.f("ck_program_map_points_lies_on_the_picture"),
        ),
        *(
            sa.ForeignKeyConstraint(
                ["tenant_id", column],
                [f"{table}.tenant_id", f"{table}.guid"],
                name=op.f(f"fk_program_map_points_tenant_id_{column}"),
                ondelete="CASCADE",
            )
            for column, table in (
                ("lesson_guid", "program_lessons"),
                ("material_guid", "program_materials"),
                ("target_guid", "program_lessons"),
            )
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_program_map_points")),
        *(
            sa.UniqueConstraint(
                "tenant_id",
                "lesson_guid",
                column,
                name=op.f(f"uq_program_map_points_tenant_id_lesson_guid_{column}"),
            )
            for column in ("material_guid", "target_guid")
        ),
    )
    row_security(op, "program_map_points")
    for column in ("material_guid", "target_guid"):
        op.create_index(f"ix_program_map_points_{column}", "program_map_points", ["tenant_id", column])


def downgrade() -> None:
    op.drop_table("program_map_points")
    for name in COLUMNS:
        op.drop_column("program_lessons", name)
