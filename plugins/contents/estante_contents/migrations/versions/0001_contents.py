"""Contents, their files, tags and search.

Row security switches off trigram indexes, because their operators are not leakproof. So what is searched lies
in `content_search`, under row security for the application's role but not forced on its owner, and is read
through the view `content_found`, which runs as the owner and filters by the tenant itself.
"""

from alembic import op
from estante.api.database import row_security

revision = "0001_contents"
down_revision = None
branch_labels = None
depends_on = None

KEY = "tenant_id uuid NOT NULL, guid uuid NOT NULL"
TIMES = "created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now()"
TENANT = "nullif(current_setting('app.tenant', true), '')::uuid"
LINKED = "REFERENCES contents (tenant_id, guid) ON DELETE CASCADE"
SORTED = {
    "created_at": "created_at",
    "updated_at": "updated_at",
    "name": "estante_fold(name)",
    "type": "type_guid",
    "status": "status",
    "size": "size",
}
TABLES = (
    "contents",
    "content_files",
    "tags",
    "content_tags",
    "content_languages",
    "custom_tags",
    "content_custom_tags",
)


def upgrade() -> None:
    """Make the tables, their indexes and the search."""
    _contents()
    _files()
    _words()
    for table in TABLES:
        row_security(op, table)
    _search()
    _keep_search_current()


def _contents() -> None:
    op.execute(f"""
        CREATE TABLE contents (
            {KEY},
            name text NOT NULL, description text NOT NULL DEFAULT '', url text, erp_id text,
            type_guid text NOT NULL, question_type_guid text, status text NOT NULL DEFAULT 'active',
            country text, pedagogical_type text,
            author_name text NOT NULL DEFAULT '', author_lastname text NOT NULL DEFAULT '',
            is_public boolean NOT NULL DEFAULT false,
            is_teacher_only smallint NOT NULL DEFAULT 0 CHECK (is_teacher_only IN (0, 1)),
            mobile_friendly boolean NOT NULL DEFAULT false, is_downloadable boolean NOT NULL DEFAULT false,
            is_available_offline boolean NOT NULL DEFAULT true, data jsonb,
            transcription_url text, encoded_transcription_url text, transcription_bundle text,
            thumbnail_path text, has_own_thumbnail boolean NOT NULL DEFAULT false,
            file_guid uuid, pending_file_guid uuid, size bigint NOT NULL DEFAULT 0,
            storage_status text NOT NULL DEFAULT 'none', failure_code text,
            failure_params jsonb NOT NULL DEFAULT '{{}}', assets jsonb NOT NULL DEFAULT '{{}}',
            created_by uuid, version integer NOT NULL DEFAULT 1,
            deleted_at timestamptz, deleted_by uuid, {TIMES},
            PRIMARY KEY (tenant_id, guid)
        )""")
    op.execute(
        "CREATE UNIQUE INDEX uq_contents_erp_id ON contents (tenant_id, erp_id) WHERE deleted_at IS NULL"
    )
    for name, expression in SORTED.items():
        op.execute(
            f"CREATE INDEX ix_contents_{name} ON contents (tenant_id, ({expression}), guid)"
            " WHERE deleted_at IS NULL"
        )
    op.execute(
        "CREATE INDEX ix_contents_type_newest ON contents (tenant_id, type_guid, created_at, guid)"
        " WHERE deleted_at IS NULL"
    )
    op.execute(
        "CREATE INDEX ix_contents_trash ON contents (tenant_id, deleted_at) WHERE deleted_at IS NOT NULL"
    )
    op.execute("CREATE INDEX ix_contents_creator ON contents (tenant_id, created_by)")


def _files() -> None:
    op.execute(f"""
        CREATE TABLE content_files (
            {KEY}, content_guid uuid NOT NULL, version integer NOT NULL,
            stored_guid uuid NOT NULL, path text NOT NULL, package text,
            thumbnail_path text, name text NOT NULL, media_type text NOT NULL, size bigint NOT NULL,
            sha256 text NOT NULL, {TIMES},
            PRIMARY KEY (tenant_id, guid),
            FOREIGN KEY (tenant_id, content_guid) {LINKED}
        )""")
    op.execute(
        "CREATE UNIQUE INDEX uq_content_files_version ON content_files (tenant_id, content_guid, version)"
    )
    op.execute("CREATE INDEX ix_content_files_stored ON content_files (tenant_id, stored_guid)")


def _words() -> None:
    op.execute(f"CREATE TABLE tags ({KEY}, tag text NOT NULL, {TIMES}, PRIMARY KEY (tenant_id, guid))")
    op.execute("CREATE UNIQUE INDEX uq_tags_tag ON tags (tenant_id, lower(tag))")
    op.execute(
        f"CREATE TABLE custom_tags ({KEY}, type text NOT NULL, name text NOT NULL, {TIMES},"
        " PRIMARY KEY (tenant_id, guid), UNIQUE (tenant_id, type, name))"
    )
    op.execute(
        "CREATE TABLE content_languages (tenant_id uuid NOT NULL, content_guid uuid NOT NULL,"
        " lang_id text NOT NULL, PRIMARY KEY (tenant_id, content_guid, lang_id),"
        f" FOREIGN KEY (tenant_id, content_guid) {LINKED})"
    )
    op.execute(
        "CREATE INDEX ix_content_languages_lang ON content_languages (tenant_id, lang_id, content_guid)"
    )
    for table, target, column in (
        ("content_tags", "tags", "tag_guid"),
        ("content_custom_tags", "custom_tags", "custom_tag_guid"),
    ):
        op.execute(
            f"CREATE TABLE {table} (tenant_id uuid NOT NULL,"
            f" content_guid uuid NOT NULL, {column} uuid NOT NULL,"
            f" PRIMARY KEY (tenant_id, content_guid, {column}),"
            f" FOREIGN KEY (tenant_id, content_guid) {LINKED},"
            f" FOREIGN KEY (tenant_id, {column}) REFERENCES {target} (tenant_id, guid) ON DELETE CASCADE)"
        )
        op.execute(f"CREATE INDEX ix_{table}_{column} ON {table} (tenant_id, {column}, content_guid)")


def _search() -> None:
    op.execute("CREATE EXTENSION IF NOT EXISTS btree_gin")
    op.execute(f"""
        CREATE TABLE content_search (
            tenant_id uuid NOT NULL, guid uuid NOT NULL, folded text NOT NULL, author text NOT NULL,
            body text NOT NULL DEFAULT '',
            words tsvector GENERATED ALWAYS AS (to_tsvector('simple', body)) STORED,
            PRIMARY KEY (tenant_id, guid),
            FOREIGN KEY (tenant_id, guid) {LINKED}
        )""")
    op.execute("ALTER TABLE content_search ALTER body SET STORAGE EXTERNAL")
    for column, operators in (("folded", "gin_trgm_ops"), ("author", "gin_trgm_ops"), ("words", "")):
        index = f"CREATE INDEX ix_content_search_{column} ON content_search"
        op.execute(f"{index} USING gin (tenant_id, {column} {operators})")
    op.execute("ALTER TABLE content_search ENABLE ROW LEVEL SECURITY")
    op.execute(
        "CREATE POLICY content_search_tenant ON content_search"
        f" USING (tenant_id = {TENANT}) WITH CHECK (tenant_id = {TENANT})"
    )
    op.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON content_search TO estante_app")
    op.execute(
        "CREATE VIEW content_found WITH (security_barrier = false) AS"
        f" SELECT guid, folded, author, words FROM content_search WHERE tenant_id = {TENANT}"
    )
    op.execute("GRANT SELECT ON content_found TO estante_app")


def _keep_search_current() -> None:
    op.execute("""
        CREATE FUNCTION contents_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO content_search (tenant_id, guid, folded, author) VALUES (
                NEW.tenant_id, NEW.guid,
                estante_fold(concat_ws(' ', NEW.name, NEW.erp_id, NEW.description)),
                estante_fold(concat_ws(' ', NEW.author_name, NEW.author_lastname)))
            ON CONFLICT (tenant_id, guid) DO UPDATE SET folded = excluded.folded, author = excluded.author;
            RETURN NULL;
        END $$""")
    op.execute(
        "CREATE TRIGGER contents_search AFTER INSERT OR UPDATE OF name, erp_id, description, author_name,"
        " author_lastname ON contents FOR EACH ROW EXECUTE FUNCTION contents_keep_search()"
    )


def downgrade() -> None:
    """Drop everything."""
    op.execute("DROP VIEW content_found")
    for table in ("content_search", *reversed(TABLES)):
        op.execute(f"DROP TABLE {table} CASCADE")
    op.execute("DROP FUNCTION contents_keep_search()")
