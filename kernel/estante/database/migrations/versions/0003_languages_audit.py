"""Languages, the audit and the outbox of domain events."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from estante.database.base import row_security

revision = "0003_languages_audit"
down_revision = "0002_identity"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
NOW = sa.text("now()")


def upgrade() -> None:
    _languages()
    _audit()
    _outbox()


def _keys() -> tuple[sa.Column[object], ...]:
    return sa.Column("tenant_id", sa.Uuid, primary_key=True), sa.Column("guid", sa.Uuid, primary_key=True)


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, MOMENT, nullable=False, server_default=NOW)


def _languages() -> None:
    op.create_table(
        "languages",
        *_keys(),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_for_ui", sa.Boolean, nullable=False, server_default=sa.false()),
        _moment("created_at"),
        _moment("updated_at"),
    )
    op.create_index("uq_languages_code", "languages", ["tenant_id", "code"], unique=True)
    row_security(op, "languages")
    op.create_table(
        "language_scopes",
        *_keys(),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("json", JSONB, nullable=False),
        _moment("created_at"),
        _moment("updated_at"),
    )
    op.create_index(
        "uq_language_scopes_scope", "language_scopes", ["tenant_id", "scope", "lang"], unique=True
    )
    row_security(op, "language_scopes")


def _audit() -> None:
    # No foreign key: a record outlives the people and things that it names.
    op.create_table(
        "audit",
        *_keys(),
        _moment("at"),
        sa.Column("actor_guid", sa.Uuid),
        sa.Column("actor_username", sa.Text, nullable=False),
        sa.Column("shown_guid", sa.Uuid),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("entity", sa.Text, nullable=False),
        sa.Column("entity_guid", sa.Text),
        sa.Column("detail", JSONB, nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["tenant_id", sa.text("at DESC"), "guid"])
    op.create_index("ix_audit_entity", "audit", ["tenant_id", "entity", "entity_guid"])
    op.create_index("ix_audit_actor_guid", "audit", ["tenant_id", "actor_guid"])
    row_security(op, "audit", append_only=True)


def _outbox() -> None:
    op.create_table(
        "outbox",
        *_keys(),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("body", JSONB, nullable=False),
        sa.Column("heard_by", ARRAY(sa.Text), nullable=False, server_default="{}"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        _moment("due_at"),
        _moment("created_at"),
        _moment("updated_at"),
        sa.Column("failure", sa.Text),
    )
    op.create_index("ix_outbox_due_at", "outbox", ["tenant_id", "due_at", "guid"])
    row_security(op, "outbox")


def downgrade() -> None:
    for table in ("outbox", "audit", "language_scopes", "languages"):
        op.drop_table(table)
