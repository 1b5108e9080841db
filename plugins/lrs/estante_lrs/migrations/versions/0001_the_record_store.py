"""The record store."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import drop_search_table, row_security, search_table
from sqlalchemy.dialects import postgresql

revision = "0001_the_record_store"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_lrs_clients()
    _create_lrs_records()
    _create_xapi_activities()
    _create_xapi_documents()
    _create_xapi_pseudonyms()
    _create_xapi_statements()
    _create_xapi_attachments()
    _create_xapi_keys()


def _create_lrs_clients() -> None:
    op.create_table(
        "lrs_clients",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("provider", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("secret_hash", sa.LargeBinary(), nullable=False),
        sa.Column("access", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), server_default=sa.text("'active'"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_by", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("access IN ('all', 'write')", name=op.f("ck_lrs_clients_access")),
        sa.CheckConstraint("status IN ('active', 'inactive')", name=op.f("ck_lrs_clients_status")),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lrs_clients")),
    )
    row_security(op, "lrs_clients")
    op.create_index("uq_lrs_clients_key", "lrs_clients", ["tenant_id", "key"], unique=True)


def _create_lrs_records() -> None:
    op.create_table(
        "lrs_records",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("reference_id", sa.Text(), nullable=False),
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("session_time", sa.Text(), nullable=True),
        sa.Column("completion_status", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "completion_status IN ('completed', 'incomplete', 'not attempted', 'unknown')",
            name=op.f("ck_lrs_records_completion_status"),
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lrs_records")),
    )
    row_security(op, "lrs_records")
    op.create_index("ix_lrs_records_content", "lrs_records", ["tenant_id", "content_guid"], unique=False)
    op.create_index(
        "ix_lrs_records_place",
        "lrs_records",
        ["tenant_id", "person_guid", "content_guid", "created_at"],
        unique=False,
    )


def _create_xapi_activities() -> None:
    op.create_table(
        "xapi_activities",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Uuid(), nullable=False),
        sa.Column("activity_id", sa.Text(), nullable=False),
        sa.Column(
            "definition",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'{}'"),
            nullable=False,
        ),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "key", name=op.f("pk_xapi_activities")),
    )
    row_security(op, "xapi_activities")


def _create_xapi_documents() -> None:
    op.create_table(
        "xapi_documents",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("scope", sa.Uuid(), nullable=False),
        sa.Column("document_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("owner", sa.Uuid(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=True),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("kind IN ('state', 'activity', 'agent')", name=op.f("ck_xapi_documents_kind")),
        sa.PrimaryKeyConstraint("tenant_id", "scope", "document_id", name=op.f("pk_xapi_documents")),
    )
    row_security(op, "xapi_documents")
    op.create_index("ix_xapi_documents_owner", "xapi_documents", ["tenant_id", "owner"], unique=False)
    op.create_index(
        "ix_xapi_documents_person",
        "xapi_documents",
        ["tenant_id", "person_guid"],
        unique=False,
        postgresql_where=sa.text("person_guid IS NOT NULL"),
    )


def _create_xapi_pseudonyms() -> None:
    op.create_table(
        "xapi_pseudonyms",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_xapi_pseudonyms")),
    )
    row_security(op, "xapi_pseudonyms")
    op.create_index(
        "uq_xapi_pseudonyms_person_content",
        "xapi_pseudonyms",
        ["tenant_id", "person_guid", "content_guid"],
        unique=True,
    )


def _create_xapi_statements() -> None:
    op.create_table(
        "xapi_statements",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("stored_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("verb", sa.Text(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("activity", sa.Text(), nullable=True),
        sa.Column("statement", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(), nullable=False),
        sa.Column("refers_to", sa.Uuid(), nullable=True),
        sa.Column("is_voiding", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("is_voided", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=True),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_xapi_statements")),
    )
    row_security(op, "xapi_statements")
    search_table(op, "xapi_statement", "xapi_statements", ("actor", "activity"), trash=False)
    op.create_index(
        "ix_xapi_statements_person",
        "xapi_statements",
        ["tenant_id", "person_guid"],
        unique=False,
        postgresql_where=sa.text("person_guid IS NOT NULL"),
    )
    op.create_index(
        "ix_xapi_statements_refers_to",
        "xapi_statements",
        ["tenant_id", "refers_to"],
        unique=False,
        postgresql_where=sa.text("refers_to IS NOT NULL"),
    )
    op.create_index(
        "ix_xapi_statements_stored", "xapi_statements", ["tenant_id", "stored_at", "guid"], unique=False
    )


def _create_xapi_attachments() -> None:
    op.create_table(
        "xapi_attachments",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("statement_guid", sa.Uuid(), nullable=False),
        sa.Column("sha2", sa.Text(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "statement_guid"],
            ["xapi_statements.tenant_id", "xapi_statements.guid"],
            name=op.f("fk_xapi_attachments_tenant_id_statement_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "statement_guid", "sha2", name=op.f("pk_xapi_attachments")),
    )
    row_security(op, "xapi_attachments")


def _create_xapi_keys() -> None:
    op.create_table(
        "xapi_keys",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("statement_guid", sa.Uuid(), nullable=False),
        sa.Column("of_guid", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Uuid(), nullable=False),
        sa.Column("is_direct", sa.Boolean(), nullable=False),
        sa.Column("stored_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "statement_guid"],
            ["xapi_statements.tenant_id", "xapi_statements.guid"],
            name=op.f("fk_xapi_keys_tenant_id_statement_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "statement_guid", "of_guid", "key", name=op.f("pk_xapi_keys")),
    )
    row_security(op, "xapi_keys")
    op.create_index(
        "ix_xapi_keys_key", "xapi_keys", ["tenant_id", "key", "stored_at", "statement_guid"], unique=False
    )


def downgrade() -> None:
    drop_search_table(op, "xapi_statement", "xapi_statements")
    op.drop_index("ix_xapi_keys_key", table_name="xapi_keys")
    op.drop_table("xapi_keys")
    op.drop_table("xapi_attachments")
    op.drop_index("ix_xapi_statements_stored", table_name="xapi_statements")
    op.drop_index(
        "ix_xapi_statements_refers_to",
        table_name="xapi_statements",
        postgresql_where=sa.text("refers_to IS NOT NULL"),
    )
    op.drop_index(
        "ix_xapi_statements_person",
        table_name="xapi_statements",
        postgresql_where=sa.text("person_guid IS NOT NULL"),
    )
    op.drop_table("xapi_statements")
    op.drop_index("uq_xapi_pseudonyms_person_content", table_name="xapi_pseudonyms")
    op.drop_table("xapi_pseudonyms")
    op.drop_index(
        "ix_xapi_documents_person",
        table_name="xapi_documents",
        postgresql_where=sa.text("person_guid IS NOT NULL"),
    )
    op.drop_index("ix_xapi_documents_owner", table_name="xapi_documents")
    op.drop_table("xapi_documents")
    op.drop_table("xapi_activities")
    op.drop_index("ix_lrs_records_place", table_name="lrs_records")
    op.drop_index("ix_lrs_records_content", table_name="lrs_records")
    op.drop_table("lrs_records")
    op.drop_index("uq_lrs_clients_key", table_name="lrs_clients")
    op.drop_table("lrs_clients")
