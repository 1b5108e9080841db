"""The tables of subjects, education levels and their years."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_education"
down_revision = "0001_countries"
branch_labels = None
depends_on = None

LIVING = sa.text("deleted_at IS NULL")


def upgrade() -> None:
    _disciplines()
    _education_levels()
    _education_level_disciplines()
    _education_years()


def downgrade() -> None:
    for table in ("education_years", "education_level_disciplines", "education_levels", "disciplines"):
        op.drop_table(table)


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


def _disciplines() -> None:
    op.create_table(
        "disciplines",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        *_times(),
        _key("disciplines", "country_guid", "countries"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_disciplines")),
    )
    row_security(op, "disciplines")
    op.create_index(
        "uq_disciplines_name",
        "disciplines",
        ["tenant_id", "country_guid", sa.literal_column("lower(name)")],
        unique=True,
        postgresql_where=LIVING,
    )
    op.create_index(
        "ix_disciplines_country_guid",
        "disciplines",
        ["tenant_id", "country_guid", "position"],
        unique=False,
        postgresql_where=LIVING,
    )


def _education_levels() -> None:
    op.create_table(
        "education_levels",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("country_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        *_times(),
        _key("education_levels", "country_guid", "countries"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_education_levels")),
    )
    row_security(op, "education_levels")
    op.create_index(
        "uq_education_levels_name",
        "education_levels",
        ["tenant_id", "country_guid", sa.literal_column("lower(name)")],
        unique=True,
        postgresql_where=LIVING,
    )
    op.create_index(
        "ix_education_levels_country_guid",
        "education_levels",
        ["tenant_id", "country_guid", "position"],
        unique=False,
        postgresql_where=LIVING,
    )


def _education_level_disciplines() -> None:
    table = "education_level_disciplines"
    op.create_table(
        table,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("level_guid", sa.Uuid(), nullable=False),
        sa.Column("discipline_guid", sa.Uuid(), nullable=False),
        *_times(),
        _key(table, "level_guid", "education_levels"),
        _key(table, "discipline_guid", "disciplines"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f(f"pk_{table}")),
        sa.UniqueConstraint(
            "tenant_id",
            "level_guid",
            "discipline_guid",
            name=op.f(f"uq_{table}_tenant_id_level_guid_discipline_guid"),
        ),
    )
    row_security(op, table)
    op.create_index(f"ix_{table}_discipline_guid", table, ["tenant_id", "discipline_guid"], unique=False)


def _education_years() -> None:
    op.create_table(
        "education_years",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        *_times(),
        _key("education_years", "level_guid", "education_levels"),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_education_years")),
    )
    row_security(op, "education_years")
    op.create_index(
        "uq_education_years_name",
        "education_years",
        ["tenant_id", "level_guid", sa.literal_column("lower(name)")],
        unique=True,
        postgresql_where=LIVING,
    )
    op.create_index(
        "ix_education_years_level_guid",
        "education_years",
        ["tenant_id", "level_guid", "position"],
        unique=False,
        postgresql_where=LIVING,
    )
