"""Who made and deleted people, when they were here last, and the indexes and words of their lists."""

from alembic import op

from estante.database.search_tables import drop_search_table, search_table
from estante.database.steps import build_index

revision = "0017_people"
down_revision = "0016_record_versions"
branch_labels = None
depends_on = None

COLUMNS = {"last_access_at": "timestamptz", "created_by": "uuid", "deleted_by": "uuid"}
LISTED = "WHERE deleted_at IS NULL AND role_guid <> ALL (ARRAY['R04', 'R05', 'R06', 'R07'])"
INDEXES = {
    "name": "estante_fold((name || ' '::text) || lastname)",
    "lastname": "estante_fold((lastname || ' '::text) || name)",
    "username": "username",
    "role": "role_guid",
    "demo": "is_demo",
    "newest": "created_at",
    "access": "COALESCE(last_access_at, '-infinity'::timestamptz)",
}


def upgrade() -> None:
    for column, kind in COLUMNS.items():
        op.execute(f"ALTER TABLE people ADD COLUMN IF NOT EXISTS {column} {kind}")
    search_table(op, "people", "people", ("name", "lastname", "username", "email"))
    for name, expression in INDEXES.items():
        build_index(op, f"ix_people_users_{name}", f"people (tenant_id, {expression}, guid) {LISTED}")
    build_index(op, "ix_people_country", "people (tenant_id, country_guid, guid) WHERE deleted_at IS NULL")


def downgrade() -> None:
    for name in ("country", *(f"users_{name}" for name in INDEXES)):
        op.execute(f"DROP INDEX ix_people_{name}")
    drop_search_table(op, "people", "people")
    for column in COLUMNS:
        op.drop_column("people", column)
