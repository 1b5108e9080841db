"""Registrations of the LMSs of schools, and the key pairs of organizations."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0001_registrations"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lti_signing_keys",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_signing_keys")),
    )
    row_security(op, "lti_signing_keys")
    op.create_index(
        "ix_lti_signing_keys_created_at",
        "lti_signing_keys",
        ["tenant_id", sa.literal_column("created_at DESC")],
        unique=False,
    )
    op.create_table(
        "lti_registrations",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("client_id", sa.Text(), nullable=True),
        sa.Column("deployment_id", sa.Text(), nullable=True),
        sa.Column("issuer", sa.Text(), nullable=True),
        sa.Column("issuer_url", sa.Text(), nullable=True),
        sa.Column("key_set_url", sa.Text(), nullable=True),
        sa.Column("token_url", sa.Text(), nullable=True),
        sa.Column("authorization_url", sa.Text(), nullable=True),
        sa.Column("authorization_keys", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_lti_registrations_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_registrations")),
    )
    row_security(op, "lti_registrations")
    op.create_index(
        "uq_lti_registrations_deployment",
        "lti_registrations",
        ["tenant_id", "issuer", "client_id", "deployment_id"],
        unique=True,
    )
    op.create_index(
        "uq_lti_registrations_school_guid", "lti_registrations", ["tenant_id", "school_guid"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_lti_registrations_school_guid", table_name="lti_registrations")
    op.drop_index("uq_lti_registrations_deployment", table_name="lti_registrations")
    op.drop_table("lti_registrations")
    op.drop_index("ix_lti_signing_keys_created_at", table_name="lti_signing_keys")
    op.drop_table("lti_signing_keys")
