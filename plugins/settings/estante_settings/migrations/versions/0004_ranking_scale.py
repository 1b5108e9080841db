"""The ranking scale of a country, and the order of its courses."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index
from sqlalchemy.dialects import postgresql

revision = "0004_ranking_scale"
down_revision = "0003_evaluation"
branch_labels = None
depends_on = None

KEY = "fk_countries_tenant_id_ranking_scale_guid"
INDEX = "ix_countries_ranking_scale_guid"


def upgrade() -> None:
    op.add_column("countries", sa.Column("ranking_scale_guid", sa.Uuid(), nullable=True))
    op.add_column(
        "countries",
        sa.Column(
            "course_order",
            postgresql.ARRAY(sa.Uuid()),
            server_default=sa.text("'{}'::uuid[]"),
            nullable=False,
        ),
    )
    op.execute(
        f"ALTER TABLE countries ADD CONSTRAINT {KEY} FOREIGN KEY (tenant_id, ranking_scale_guid)"
        " REFERENCES evaluation_scales (tenant_id, guid) ON DELETE SET NULL (ranking_scale_guid) NOT VALID"
    )
    build_index(op, INDEX, "countries (tenant_id, ranking_scale_guid)")
    op.execute(f"ALTER TABLE countries VALIDATE CONSTRAINT {KEY}")


def downgrade() -> None:
    op.drop_index(INDEX, table_name="countries")
    op.drop_constraint(op.f(KEY), "countries", type_="foreignkey")
    op.drop_column("countries", "course_order")
    op.drop_column("countries", "ranking_scale_guid")
