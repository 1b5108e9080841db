"""Comments, playlists and answered reports."""

import sqlalchemy as sa
from alembic import op
from estante.api.database import build_index, row_security

revision = "viewer_0005"
down_revision = "viewer_0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three kinds of records beside a content, and what became of a report."""
    _create_comments()
    _create_playlist_groups()
    _create_comment_courses()
    _create_playlist_entries()
    op.add_column("reports", sa.Column("status", sa.Text(), server_default=sa.text("'open'"), nullable=False))
    op.add_column("reports", sa.Column("answer", sa.Text(), server_default=sa.text("''"), nullable=False))
    op.add_column("reports", sa.Column("answered_by", sa.Uuid(), nullable=True))
    op.add_column("reports", sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True))
    status = "status IN ('open', 'closed')"
    op.execute(f"ALTER TABLE reports ADD CONSTRAINT ck_reports_status CHECK ({status}) NOT VALID")
    build_index(op, "ix_reports_created_at", "reports (tenant_id, created_at DESC, guid)")
    op.execute("ALTER TABLE reports VALIDATE CONSTRAINT ck_reports_status")


def _create_comments() -> None:
    op.create_table(
        "comments",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("comment", sa.Text(), nullable=False),
        sa.Column("shared_type", sa.Text(), nullable=False),
        sa.Column("show_at", sa.Numeric(precision=12, scale=3, asdecimal=False), nullable=True),
        sa.Column("parent_guid", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("shared_type IN ('courses', 'other')", name=op.f("ck_comments_shared_type")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "parent_guid"],
            ["comments.tenant_id", "comments.guid"],
            name=op.f("fk_comments_tenant_id_parent_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_comments")),
    )
    row_security(op, "comments")
    op.create_index(
        "ix_comments_content", "comments", ["tenant_id", "content_guid", "created_at"], unique=False
    )
    op.create_index("ix_comments_parent_guid", "comments", ["tenant_id", "parent_guid"], unique=False)
    op.create_index("ix_comments_person", "comments", ["tenant_id", "person_guid"], unique=False)


def _create_playlist_groups() -> None:
    op.create_table(
        "playlist_groups",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("person_guid", sa.Uuid(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("thumbnail", sa.Text(), nullable=True),
        sa.Column("thumbnail_guid", sa.Uuid(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_playlist_groups")),
    )
    row_security(op, "playlist_groups")
    op.create_index(
        "ix_playlist_groups_person",
        "playlist_groups",
        ["tenant_id", "person_guid", "created_at"],
        unique=False,
    )


def _create_comment_courses() -> None:
    op.create_table(
        "comment_courses",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("comment_guid", sa.Uuid(), nullable=False),
        sa.Column("course_guid", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "comment_guid"],
            ["comments.tenant_id", "comments.guid"],
            name=op.f("fk_comment_courses_tenant_id_comment_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "comment_guid", "course_guid", name=op.f("pk_comment_courses")),
    )
    row_security(op, "comment_courses")
    op.create_index(
        "ix_comment_courses_course_guid",
        "comment_courses",
        ["tenant_id", "course_guid", "comment_guid"],
        unique=False,
    )


def _create_playlist_entries() -> None:
    op.create_table(
        "playlist_entries",
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("guid", sa.Uuid(), nullable=False),
        sa.Column("group_guid", sa.Uuid(), nullable=False),
        sa.Column("content_guid", sa.Uuid(), nullable=False),
        sa.Column("show_at", sa.Numeric(precision=12, scale=3, asdecimal=False), nullable=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["tenant_id", "group_guid"],
            ["playlist_groups.tenant_id", "playlist_groups.guid"],
            name=op.f("fk_playlist_entries_tenant_id_group_guid"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tenant_id", "guid", name=op.f("pk_playlist_entries")),
    )
    row_security(op, "playlist_entries")
    op.create_index(
        "ix_playlist_entries_content", "playlist_entries", ["tenant_id", "content_guid"], unique=False
    )
    op.create_index(
        "ix_playlist_entries_group",
        "playlist_entries",
        ["tenant_id", "group_guid", "position", "guid"],
        unique=False,
    )


def downgrade() -> None:
    """Without them; reports stay."""
    op.drop_index("ix_reports_created_at", table_name="reports")
    op.drop_constraint("ck_reports_status", "reports")
    op.drop_column("reports", "answered_at")
    op.drop_column("reports", "answered_by")
    op.drop_column("reports", "answer")
    op.drop_column("reports", "status")
    op.drop_index("ix_playlist_entries_group", table_name="playlist_entries")
    op.drop_index("ix_playlist_entries_content", table_name="playlist_entries")
    op.drop_table("playlist_entries")
    op.drop_index("ix_comment_courses_course_guid", table_name="comment_courses")
    op.drop_table("comment_courses")
    op.drop_index("ix_playlist_groups_person", table_name="playlist_groups")
    op.drop_table("playlist_groups")
    op.drop_index("ix_comments_person", table_name="comments")
    op.drop_index("ix_comments_parent_guid", table_name="comments")
    op.drop_index("ix_comments_content", table_name="comments")
    op.drop_table("comments")
