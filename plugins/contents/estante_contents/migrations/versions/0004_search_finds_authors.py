"""A search finds authors too, in any order of their names, and words that are nearly what was typed."""

from alembic import op
from estante.api.database import update_in_batches

revision = "0004_search_finds_authors"
down_revision = "0003_no_data_is_null"
branch_labels = None
depends_on = None

WORDS = "NEW.name, NEW.erp_id, NEW.description"
AUTHOR = "NEW.author_name, NEW.author_lastname"


def upgrade() -> None:
    """Take the author into what is searched."""
    _keep_search_current(f"{WORDS}, {AUTHOR}")
    _search_again()
    # Near is a third of the trigrams: two letters in wrong order cost more than half of them.
    op.execute("""
        CREATE OR REPLACE FUNCTION contents_like(word text) RETURNS SETOF uuid
        LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.33 AS $$
            SELECT near.guid FROM (
                SELECT f.guid, f.folded FROM content_found f WHERE estante_fold(word) <% f.folded LIMIT 5000
            ) AS near ORDER BY word_similarity(estante_fold(word), near.folded) DESC LIMIT 200
        $$""")
    op.execute("GRANT EXECUTE ON FUNCTION contents_like(text) TO estante_app")


def downgrade() -> None:
    """Search without authors."""
    op.execute("DROP FUNCTION contents_like(text)")
    _keep_search_current(WORDS)
    _search_again()


def _search_again() -> None:
    """Have the trigger write once more what is searched, of the contents that name an author."""
    named = "entry.author_name <> '' OR entry.author_lastname <> ''"
    update_in_batches(op, "contents", assign="author_name = entry.author_name", where=named)


def _keep_search_current(searched: str) -> None:
    op.execute(f"""
        CREATE OR REPLACE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO content_search (tenant_id, guid, folded, author, in_trash) VALUES (
                NEW.tenant_id, NEW.guid,
                estante_fold(concat_ws(' ', {searched})),
                estante_fold(concat_ws(' ', {AUTHOR})), NEW.deleted_at IS NOT NULL)
            ON CONFLICT (tenant_id, guid) DO UPDATE
            SET folded = excluded.folded, author = excluded.author, in_trash = excluded.in_trash;
            RETURN NULL;
        END $$""")
