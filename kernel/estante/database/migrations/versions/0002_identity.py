"""People, sessions and accounts at identity providers."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import CITEXT

from estante.database.base import row_security

revision = "0002_identity"
down_revision = "0001_foundation"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
NOW = sa.text("now()")


def upgrade() -> None:
    _people()
    _sessions()
    _oauth_accounts()


def _keys() -> tuple[sa.Column[object], ...]:
    return sa.Column("tenant_id", sa.Uuid, primary_key=True), sa.Column("guid", sa.Uuid, primary_key=True)


def _times() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("created_at", MOMENT, nullable=False, server_default=NOW),
        sa.Column("updated_at", MOMENT, nullable=False, server_default=NOW),
    )


def _to_person(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tenant_id", column],
        ["people.tenant_id", "people.guid"],
        name=f"fk_{table}_{column}_people",
        ondelete="CASCADE",
    )


def _people() -> None:
    op.create_table(
        "people",
        *_keys(),
        sa.Column("username", CITEXT, nullable=False),
        sa.Column("email", CITEXT),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lastname", sa.Text, nullable=False, server_default=""),
        sa.Column("role_guid", sa.Text, nullable=False),
        sa.Column("lang_id", sa.Text),
        sa.Column("source", sa.Text, nullable=False, server_default="estante"),
        sa.Column("oraculo_id", sa.Text),
        sa.Column("avatar", sa.Text),
        sa.Column("country_guid", sa.Uuid),
        sa.Column("password_hash", sa.Text),
        sa.Column("change_password", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("is_active", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("is_demo", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("has_license_mint", sa.Boolean, nullable=False, server_default=sa.false()),
        *_times(),
        sa.Column("deleted_at", MOMENT),
    )
    living = sa.text("deleted_at IS NULL")
    for column in ("username", "email", "oraculo_id"):
        op.create_index(
            f"uq_people_{column}", "people", ["tenant_id", column], unique=True, postgresql_where=living
        )
    op.create_index("ix_people_role_guid", "people", ["tenant_id", "role_guid", "guid"])
    row_security(op, "people")


def _sessions() -> None:
    op.create_table(
        "sessions",
        *_keys(),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("acting_guid", sa.Uuid),
        sa.Column("parent_guid", sa.Uuid),
        sa.Column("last_used_at", MOMENT, nullable=False, server_default=NOW),
        sa.Column("expires_at", MOMENT, nullable=False),
        *_times(),
        _to_person("person_guid", "sessions"),
        _to_person("acting_guid", "sessions"),
        sa.ForeignKeyConstraint(
            ["tenant_id", "parent_guid"],
            ["sessions.tenant_id", "sessions.guid"],
            name="fk_sessions_parent_guid_sessions",
            ondelete="CASCADE",
        ),
        sa.CheckConstraint("kind IN ('session', 'access', 'impersonation', 'reset')", name="kind"),
    )
    op.create_index("uq_sessions_token_hash", "sessions", ["tenant_id", "token_hash"], unique=True)
    for column in ("person_guid", "acting_guid", "parent_guid"):
        op.create_index(f"ix_sessions_{column}", "sessions", ["tenant_id", column])
    row_security(op, "sessions")


def _oauth_accounts() -> None:
    op.create_table(
        "oauth_accounts",
        *_keys(),
        sa.Column("person_guid", sa.Uuid, nullable=False),
        sa.Column("provider", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("email", sa.Text),
        *_times(),
        _to_person("person_guid", "oauth_accounts"),
    )
    op.create_index(
        "uq_oauth_accounts_subject", "oauth_accounts", ["tenant_id", "provider", "subject"], unique=True
    )
    op.create_index("ix_oauth_accounts_person_guid", "oauth_accounts", ["tenant_id", "person_guid"])
    row_security(op, "oauth_accounts")


def downgrade() -> None:
    for table in ("oauth_accounts", "sessions", "people"):
        op.drop_table(table)
