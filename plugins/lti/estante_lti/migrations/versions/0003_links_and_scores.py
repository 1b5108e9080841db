"""Contents that are chosen for links, and scores on their way to LMSs."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security

revision = "0003_links_and_scores"
down_revision = "0002_launches"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_lti_link_choices()
    _create_lti_score_deliveries()
    _create_indexes_of_deliveries()


def _create_lti_link_choices() -> None:
    op.create_table(
        "lti_link_choices",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("return_url", sa.Text(), nullable=False),
        sa.Column("opaque", sa.Text(), nullable=True),
        sa.Column("takes_several", sa.Boolean(), nullable=False),
        sa.Column("contents", sa.ARRAY(sa.Uuid()), nullable=True),
        sa.Column("ticket_hash", sa.LargeBinary(), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"],
            ["people.tenant_id", "people.guid"],
            name=op.f("fk_lti_link_choices_tenant_id_person_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_lti_link_choices_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_link_choices")),
    )
    row_security(op, "lti_link_choices")
    op.create_index(
        "ix_lti_link_choices_expires_at", "lti_link_choices", ["tenant_id", "expires_at"], unique=False
    )
    op.create_index(
        "ix_lti_link_choices_person_guid", "lti_link_choices", ["tenant_id", "person_guid"], unique=False
    )
    op.create_index(
        "ix_lti_link_choices_school_guid", "lti_link_choices", ["tenant_id", "school_guid"], unique=False
    )
    op.create_index(
        "uq_lti_link_choices_ticket_hash", "lti_link_choices", ["tenant_id", "ticket_hash"], unique=True
    )


def _create_lti_score_deliveries() -> None:
    op.create_table(
        "lti_score_deliveries",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("launch_guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("school_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("lineitem", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("score", sa.Numeric(precision=12, scale=4, asdecimal=False), nullable=False),
        sa.Column("score_maximum", sa.Numeric(precision=12, scale=4, asdecimal=False), nullable=False),
        sa.Column("scored_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("next_try_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("given_up_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("last_error", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "person_guid"],
            ["people.tenant_id", "people.guid"],
            name=op.f("fk_lti_score_deliveries_tenant_id_person_guid"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tenant_id", "school_guid"],
            ["schools.tenant_id", "schools.guid"],
            name=op.f("fk_lti_score_deliveries_tenant_id_school_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_lti_score_deliveries")),
    )
    row_security(op, "lti_score_deliveries")


def _create_indexes_of_deliveries() -> None:
    op.create_index(
        "ix_lti_score_deliveries_next_try_at",
        "lti_score_deliveries",
        ["tenant_id", "next_try_at"],
        unique=False,
        postgresql_where=sa.text("sent_at IS NULL AND given_up_at IS NULL"),
    )
    op.create_index(
        "ix_lti_score_deliveries_person_guid",
        "lti_score_deliveries",
        ["tenant_id", "person_guid"],
        unique=False,
    )
    op.create_index(
        "ix_lti_score_deliveries_school_guid",
        "lti_score_deliveries",
        ["tenant_id", "school_guid"],
        unique=False,
    )
    op.create_index(
        "uq_lti_score_deliveries_launch_guid",
        "lti_score_deliveries",
        ["tenant_id", "launch_guid"],
        unique=True,
    )


def downgrade() -> None:
    op.drop_index("uq_lti_score_deliveries_launch_guid", table_name="lti_score_deliveries")
    op.drop_index("ix_lti_score_deliveries_school_guid", table_name="lti_score_deliveries")
    op.drop_index("ix_lti_score_deliveries_person_guid", table_name="lti_score_deliveries")
    op.drop_index(
        "ix_lti_score_deliveries_next_try_at",
        table_name="lti_score_deliveries",
        postgresql_where=sa.text("sent_at IS NULL AND given_up_at IS NULL"),
    )
    op.drop_table("lti_score_deliveries")
    op.drop_index("uq_lti_link_choices_ticket_hash", table_name="lti_link_choices")
    op.drop_index("ix_lti_link_choices_school_guid", table_name="lti_link_choices")
    op.drop_index("ix_lti_link_choices_person_guid", table_name="lti_link_choices")
    op.drop_index("ix_lti_link_choices_expires_at", table_name="lti_link_choices")
    op.drop_table("lti_link_choices")
