"""A search finds what tracks say: their cues, and all words of them beside those of the file.

What was computed of the text of files alone is written by a trigger now, which costs no look at any row.
"""

import sqlalchemy as sa
from alembic import op
from estante.api.database import row_security
from sqlalchemy.dialects.postgresql import TSVECTOR

revision = "0023_track_words"
down_revision = "0022_schedules"
branch_labels = None
depends_on = None

CUES = "track_cues"
TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
FOUND = (
    "SELECT guid, folded, author, words, type_guid, created_at, status FROM content_search"
    f" WHERE tenant_id = {TENANT} AND NOT in_trash"
)


def upgrade() -> None:
    """Make the table of cues, and have the words of a content come of both."""
    _cues()
    # Tracks of before are read by a job: their files are not in the database.
    op.add_column(
        "content_tracks",
        sa.Column("is_read", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    op.execute("ALTER TABLE content_search ADD COLUMN spoken tsvector NOT NULL DEFAULT ''")
    op.execute("ALTER TABLE content_search ALTER COLUMN words DROP EXPRESSION")
    _keep_words()


def downgrade() -> None:
    """Search the text of files alone."""
    op.execute("DROP TRIGGER content_search_words ON content_search")
    op.execute("DROP FUNCTION content_search_words()")
    op.execute("DROP VIEW content_found")
    op.execute("ALTER TABLE content_search DROP COLUMN words, DROP COLUMN spoken")
    op.execute(
        "ALTER TABLE content_search ADD COLUMN words tsvector"
        " GENERATED ALWAYS AS (to_tsvector('simple', body)) STORED"
    )
    op.execute("CREATE INDEX ix_content_search_words ON content_search USING gin (tenant_id, words)")
    op.execute(f"CREATE VIEW content_found WITH (security_barrier = false) AS {FOUND}")
    op.execute("GRANT SELECT ON content_found TO estante_app")
    op.drop_column("content_tracks", "is_read")
    op.drop_table(CUES)


def _cues() -> None:
    op.create_table(
        CUES,
        sa.Column("tenant_id", sa.Uuid(), nullable=False),
        sa.Column("track_guid", sa.Uuid(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("starts_at", sa.Float(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column(
            "words",
            TSVECTOR(),
            sa.Computed("to_tsvector('simple', estante_fold(text))", persisted=True),
            nullable=True,
        ),
        sa.PrimaryKeyConstraint("tenant_id", "track_guid", "position", name=op.f(f"pk_{CUES}")),
        sa.ForeignKeyConstraint(
            ["tenant_id", "track_guid"],
            ["content_tracks.tenant_id", "content_tracks.guid"],
            name=op.f(f"fk_{CUES}_tenant_id_track_guid"),
            ondelete="CASCADE",
        ),
    )
    row_security(op, CUES)


def _keep_words() -> None:
    # Both together may be more than PostgreSQL keeps as one; then those of the file stay.
    op.execute("""
        CREATE OR REPLACE FUNCTION content_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            NEW.words := to_tsvector('simple', NEW.body);
            IF NEW.spoken <> '' THEN
                BEGIN
                    NEW.words := NEW.words || NEW.spoken;
                EXCEPTION WHEN program_limit_exceeded THEN
                    NULL;
                END;
            END IF;
            RETURN NEW;
        END $$""")
    op.execute(
        "CREATE OR REPLACE TRIGGER content_search_words BEFORE INSERT OR UPDATE OF body, spoken"
        " ON content_search FOR EACH ROW EXECUTE FUNCTION content_search_words()"
    )
