"""What people opened of lessons."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0004_openings"
down_revision = "0003_sections_and_materials"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "program_openings",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("material_guid", sa.Uuid(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "material_guid"],
            ["program_materials.tenant_id", "program_materials.guid"],
            name=op.f("fk_program_openings_tenant_id_material_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "tenant_id", "person_guid", "material_guid", name=op.f("pk_program_openings")
        ),
    )
    row_security(op, "program_openings")
    op.create_index(
        "ix_program_openings_material_guid", "program_openings", ["tenant_id", "material_guid"], unique=False
    )


def downgrade() -> None:
    op.drop_table("program_openings")
