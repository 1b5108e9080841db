"""Learning objectives."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0005_learning_objectives"
down_revision = "0004_ranking_scale"
branch_labels = None
depends_on = None

OBJECTIVES, YEARS = "learning_objectives", "learning_objective_years"


def upgrade() -> None:
    create_objectives()
    create_years()


def downgrade() -> None:
    op.drop_table(YEARS)
    op.drop_table(OBJECTIVES)


def _times() -> tuple[sa.Column[object], ...]:
    return tuple(
        sa.Column(name, sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)
        for name in ("created_at", "updated_at")
    )


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        [f"{other}.tenant_id", f"{other}.guid"],
        name=op.f(f"fk_{table}_tenant_id_{column}"),
        ondelete="CASCADE",
    )


def create_objectives() -> None:
    op.create_table(
        OBJECTIVES,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=False),
        sa.Column("discipline_guid", sa.Uuid(), nullable=True),
        sa.Column("education_level_guid", sa.Uuid(), nullable=True),
        sa.Column("parent_guid", sa.Uuid(), nullable=True),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        *_times(),
        _key(OBJECTIVES, "country_guid", "countries"),
        _key(OBJECTIVES, "discipline_guid", "disciplines"),
        _key(OBJECTIVES, "education_level_guid", "education_levels"),
        _key(OBJECTIVES, "parent_guid", OBJECTIVES),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{OBJECTIVES}")),
    )
    row_security(op, OBJECTIVES)
    op.create_index(
        f"uq_{OBJECTIVES}_code",
        OBJECTIVES,
        ["tenant_id", "country_guid", sa.literal_column("lower(code)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    for column in ("discipline_guid", "education_level_guid", "parent_guid"):
        op.create_index(f"ix_{OBJECTIVES}_{column}", OBJECTIVES, ["tenant_id", column], unique=False)


def create_years() -> None:
    op.create_table(
        YEARS,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("objective_guid", sa.Uuid(), nullable=False),
        sa.Column("year_guid", sa.Uuid(), nullable=False),
        *_times(),
        _key(YEARS, "objective_guid", OBJECTIVES),
        _key(YEARS, "year_guid", "education_years"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{YEARS}")),
        sa.UniqueConstraint(
            "tenant_id",
            "objective_guid",
            "year_guid",
            name=op.f(f"uq_{YEARS}_tenant_id_objective_guid_year_guid"),
        ),
    )
    row_security(op, YEARS)
    op.create_index(f"ix_{YEARS}_year_guid", YEARS, ["tenant_id", "year_guid"], unique=False)
