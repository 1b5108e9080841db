"""Imports: how far each file is, and its wrong cells."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from estante.database.base import row_security

revision = "0012_imports"
down_revision = "0011_tenant_settings"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
NOW = sa.text("now()")


def upgrade() -> None:
    op.create_table(
        "imports",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("acting_guid", sa.Uuid),
        sa.Column("file_guid", sa.Uuid, nullable=False),
        *(_text(name) for name in ("file_path", "file_name", "format", "encoding", "separator")),
        sa.Column("headers", JSONB, nullable=False),
        sa.Column("mapping", JSONB, nullable=False),
        sa.Column("state", sa.Text, nullable=False, server_default="uploaded"),
        sa.Column("job_guid", sa.Uuid),
        *(_count(name) for name in ("position", "rows", "written", "refused")),
        sa.Column("created_at", MOMENT, nullable=False, server_default=NOW),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=NOW),
    )
    op.create_index("ix_imports_tenant_id_created_at", "imports", ["tenant_id", "created_at"])
    row_security(op, "imports")
    op.create_table(
        "import_faults",
        sa.Column("tenant_id", sa.Uuid, primary_key=True),
        sa.Column("guid", sa.Uuid, primary_key=True),
        sa.Column("import_guid", sa.Uuid, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("column_at", sa.Integer),
        *(_text(name) for name in ("field", "code", "value")),
        sa.Column("params", JSONB, nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "import_guid"], ["imports.tenant_id", "imports.guid"], ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_import_faults_tenant_id_import_guid_line",
        "import_faults",
        ["tenant_id", "import_guid", "line", "guid"],
    )
    row_security(op, "import_faults")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _count(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")


def downgrade() -> None:
    op.drop_table("import_faults")
    op.drop_table("imports")
