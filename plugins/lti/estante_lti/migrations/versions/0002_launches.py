"""Launches: those that have begun, what became of them, and what they opened."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0002_launches"
down_revision = "0001_registrations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_lti_login_attempts()
    _create_lti_launches()
    _create_lti_placements()


def _create_lti_login_attempts() -> None:
    op.create_table(
        "lti_login_attempts",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("state_hash", sa.LargeBinary(), nullable=False),
        sa.Column("browser_hash", sa.LargeBinary(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("issuer", sa.Text(), nullable=False),
        sa.Column("client_id", sa.Text(), nullable=False),
        sa.Column("query", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_login_attempts")),
    )
    row_security(op, "lti_login_attempts")
    op.create_index(
        "ix_lti_login_attempts_expires_at", "lti_login_attempts", ["tenant_id", "expires_at"], unique=False
    )
    op.create_index(
        "uq_lti_login_attempts_state_hash", "lti_login_attempts", ["tenant_id", "state_hash"], unique=True
    )


def _create_lti_launches() -> None:
    op.create_table(
        "lti_launches",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=True),
        sa.Column("role_guid", sa.Text(), nullable=True),
        sa.Column("content_guid", sa.Uuid(), nullable=True),
        sa.Column("content_name", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_lti_launches_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_launches")),
    )
    row_security(op, "lti_launches")
    op.create_index("ix_lti_launches_created_at", "lti_launches", ["tenant_id", "created_at"], unique=False)
    op.create_index("ix_lti_launches_person_guid", "lti_launches", ["tenant_id", "person_guid"], unique=False)
    op.create_index(
        "ix_lti_launches_school_guid",
        "lti_launches",
        ["tenant_id", "school_guid", sa.literal_column("created_at DESC"), "guid"],
        unique=False,
    )


def _create_lti_placements() -> None:
    op.create_table(
        "lti_placements",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("lineitem", sa.Text(), nullable=True),
        sa.Column("launch_guid", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "content_guid"],
            ["contents.tenant_id", "contents.guid"],
            name=op.f("fk_lti_placements_tenant_id_content_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"],
            ["people.tenant_id", "people.guid"],
            name=op.f("fk_lti_placements_tenant_id_person_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_lti_placements_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_placements")),
    )
    row_security(op, "lti_placements")
    op.create_index(
        "ix_lti_placements_content_guid", "lti_placements", ["tenant_id", "content_guid"], unique=False
    )
    op.create_index(
        "ix_lti_placements_school_guid", "lti_placements", ["tenant_id", "school_guid"], unique=False
    )
    op.create_index(
        "uq_lti_placements_content",
        "lti_placements",
        ["tenant_id", "person_guid", "content_guid"],
        unique=True,
    )


def downgrade() -> None:
    op.drop_index("uq_lti_placements_content", table_name="lti_placements")
    op.drop_index("ix_lti_placements_school_guid", table_name="lti_placements")
    op.drop_index("ix_lti_placements_content_guid", table_name="lti_placements")
    op.drop_table("lti_placements")
    op.drop_index("ix_lti_launches_school_guid", table_name="lti_launches")
    op.drop_index("ix_lti_launches_person_guid", table_name="lti_launches")
    op.drop_index("ix_lti_launches_created_at", table_name="lti_launches")
    op.drop_table("lti_launches")
    op.drop_index("uq_lti_login_attempts_state_hash", table_name="lti_login_attempts")
    op.drop_index("ix_lti_login_attempts_expires_at", table_name="lti_login_attempts")
    op.drop_table("lti_login_attempts")
