"""No migration stops the release that runs while it is made.

Read as the SQL that Alembic prints for each step. What is refused here holds a table while everybody else
waits, or takes away what the release before still asks for. Where that is safe all the same, the migration
says so: `SAFE = {"DROP COLUMN note": "The release before last read it last."}`, each by the words that the
statement has.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from estante.database.commands import script_of, sql_of
from estante.database.histories import KERNEL, History
from estante.plugins.registry import PluginRegistry

NEW = re.compile(r"^CREATE TABLE (?:IF NOT EXISTS )?(\w+)", re.IGNORECASE)
TABLE = re.compile(
    r"^(?:ALTER TABLE (?:ONLY )?|DROP TABLE (?:IF EXISTS )?|UPDATE |DELETE FROM |INSERT INTO "
    r"|TRUNCATE (?:TABLE )?|LOCK (?:TABLE )?"
    r"|CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?\w+ ON )(\w+)",
    re.IGNORECASE,
)
STRONG = re.compile(r"^ALTER TABLE \w+ (?!VALIDATE)", re.IGNORECASE)
VOLATILE = r"(random|clock_timestamp|gen_random_uuid|uuidv7|uuid_generate_v4|nextval|timeofday)\("
# What is wrong with it, by what it says.
REFUSED: Mapping[str, str] = {
    r"ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b": "the running release adds rows without that column",
    rf"ADD COLUMN .*DEFAULT .*{VOLATILE}": "writes every row again below the strongest lock",
    r"ADD COLUMN .*\b(GENERATED ALWAYS AS .* STORED|(BIG)?SERIAL)\b": "writes every row again",
    r"ALTER (COLUMN )?\w+ (SET DATA )?TYPE\b": "writes every row again, and the running release reads it",
    r"ALTER (COLUMN )?\w+ SET NOT NULL": "reads every row, and the running release may leave it out",
    r"ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)(?!.*NOT VALID)": "reads every row: NOT VALID, then validate",
    r"ADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY)(?! USING INDEX)": "`build_index`, then USING INDEX",
    r"^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)": "nobody writes meanwhile: `build_index`",
    r"^(DROP (TABLE|VIEW|FUNCTION|SEQUENCE)|TRUNCATE)|\bDROP COLUMN\b": "the running release asks for it",
    # Nobody asks for an index by its name.
    r"^(?!ALTER INDEX ).*\bRENAME\b": "the running release asks for it by its old name",
    r"^(UPDATE|DELETE|MERGE)\b": "goes over all rows in one transaction: `update_in_batches`",
    r"^INSERT INTO .*\bSELECT\b": "goes over all rows in one transaction",
    r"^(LOCK|CLUSTER|VACUUM|REINDEX (?!.*CONCURRENTLY)|REFRESH MATERIALIZED)": "holds the table meanwhile",
}


def statements(history: History, step: str, before: str) -> list[str]:
    """What one migration says to PostgreSQL, with COMMIT where it lets its locks go."""
    plain = re.sub(r"--[^\n]*", "", sql_of(history, step, before or "base"))
    return [" ".join(one.split()) for one in _split(plain) if one.strip()]


def _split(text: str) -> Iterator[str]:
    """At semicolons, but not within the body of a function."""
    for number, part in enumerate(re.split(r"(\$\$.*?\$\$)", text, flags=re.DOTALL)):
        yield from () if number % 2 else re.sub(r"\s+$", "", part).split(";")


def faults(said: Sequence[str], safe: Mapping[str, str]) -> list[str]:
    """What blocks a running release, each with the statement."""
    new = {found[1] for one in said if (found := NEW.match(one))}
    wrong = []
    held: set[str] = set()
    for one in said:
        table = found[1] if (found := TABLE.match(one)) else ""
        if one == "COMMIT":
            held.clear()
        if table in new or "alembic_" in table or any(words in one for words in safe):
            continue
        wrong += [f"{one}: {why}" for what, why in REFUSED.items() if re.search(what, one, re.IGNORECASE)]
        if "VALIDATE CONSTRAINT" in one and table in held:
            wrong.append(f"{one}: within the transaction that has the table for itself")
        if STRONG.match(one):
            held.add(table)
    return wrong


def steps_of(history: History) -> Iterator[tuple[str, list[str], Mapping[str, str]]]:
    """Each migration's name, what it says, and why it calls some of that safe."""
    for step in script_of(history).walk_revisions():
        safe: Mapping[str, str] = getattr(step.module, "SAFE", {})
        yield step.revision, statements(history, step.revision, str(step.down_revision or "")), safe


def test_no_migration_stops_the_release_that_runs(registry: PluginRegistry) -> None:
    wrong, seen = {}, 0
    for history in (KERNEL, *registry.histories):
        for name, said, safe in steps_of(history):
            seen += 1
            assert len(said) > 1, f"{name} printed nothing"
            if found := faults(said, safe):
                wrong[name] = found
    assert wrong == {}
    assert seen > 15


def test_what_is_called_safe_is_there_and_says_why(registry: PluginRegistry) -> None:
    for history in (KERNEL, *registry.histories):
        for name, said, safe in steps_of(history):
            for words, why in safe.items():
                assert any(words in one for one in said), f"{name} says nothing like {words!r}"
                assert len(why.split()) >= 5, f"{name}: {words!r} is safe because …?"


MIGRATION = """
from alembic import op
from estante.database.steps import build_index, update_in_batches
revision, down_revision, branch_labels, depends_on = "0001_probe", None, None, None
def upgrade() -> None:
    {body}
"""
BLOCKING = (
    "ALTER TABLE people ADD COLUMN note text NOT NULL",
    "ALTER TABLE people ADD COLUMN note uuid DEFAULT gen_random_uuid()",
    "ALTER TABLE people ALTER COLUMN name TYPE varchar(80)",
    "ALTER TABLE people ALTER name SET NOT NULL",
    "ALTER TABLE people ADD CONSTRAINT named CHECK (name <> '')",
    "ALTER TABLE people ADD CONSTRAINT one_name UNIQUE (tenant_id, name)",
    "ALTER TABLE people DROP COLUMN name",
    "ALTER TABLE people RENAME COLUMN name TO first_name",
    "ALTER TABLE people RENAME TO persons",
    "DROP TABLE people",
    "DROP VIEW content_found",
    "CREATE INDEX ix_people_name ON people (tenant_id, name)",
    "UPDATE people SET name = upper(name)",
    "DELETE FROM people WHERE name = ''",
    "INSERT INTO people SELECT * FROM sessions",
    "LOCK TABLE people",
)
GOING_ON = (
    "op.execute(\"ALTER TABLE people ADD COLUMN note text NOT NULL DEFAULT ''\")",
    "op.execute(\"ALTER TABLE people ADD CONSTRAINT named CHECK (name <> '') NOT VALID\")",
    'build_index(op, "ix_people_name", "people (tenant_id, name)")',
    'update_in_batches(op, "people", assign="name = upper(entry.name)", where="entry.name > \'\'")',
    'op.execute("CREATE TABLE notes (a int)"); op.execute("CREATE INDEX ix_notes_a ON notes (a)")',
)


def faults_of(folder: Path, body: str, safe: Mapping[str, str] | None = None) -> list[str]:
    (folder / "versions").mkdir()
    (folder / "versions" / "0001_probe.py").write_text(MIGRATION.format(body=body))
    return faults(statements(History("probe", folder), "0001_probe", ""), safe or {})


@pytest.mark.parametrize("statement", BLOCKING)
def test_what_blocks_is_refused_unless_it_says_why_it_does_not(tmp_path: Path, statement: str) -> None:
    body = f"op.execute({statement!r})"
    (found,) = faults_of(tmp_path, body)
    assert found.startswith(statement)
    assert faults([statement], {statement: "Because."}) == []


@pytest.mark.parametrize("body", GOING_ON)
def test_what_blocks_nobody_is_taken(tmp_path: Path, body: str) -> None:
    assert faults_of(tmp_path, body) == []


def test_rows_are_not_read_within_the_transaction_that_keeps_everybody_out(tmp_path: Path) -> None:
    add = "op.execute(\"ALTER TABLE people ADD CONSTRAINT named CHECK (name > '') NOT VALID\")"
    validate = 'op.execute("ALTER TABLE people VALIDATE CONSTRAINT named")'
    (found,) = faults_of(tmp_path, f"{add}; {validate}")
    assert "VALIDATE" in found
