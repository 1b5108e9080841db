"""Names are in the order in which people count and spell; people's lists walk indexes of it."""

from collections.abc import Mapping

from alembic import op

from estante.database.steps import rebuild_index

revision = "0023_order_of_names"
down_revision = "0022_import_readings"
branch_labels = None
depends_on = None

LISTED = "WHERE deleted_at IS NULL AND role_guid <> ALL (ARRAY['R04', 'R05', 'R06', 'R07'])"
NAMES = {
    "name": "estante_order((name || ' '::text) || lastname)",
    "lastname": "estante_order((lastname || ' '::text) || name)",
    "username": "estante_order(username::text)",
}
BEFORE = {
    "name": "estante_fold((name || ' '::text) || lastname)",
    "lastname": "estante_fold((lastname || ' '::text) || name)",
    "username": "username",
}
# Nothing stands between n and o but what begins with `n~`; signs come before digits. A number is as long as
# any other of up to fifteen digits, and an entry of an index stays short, however long the name.
ORDER = r"""
CREATE OR REPLACE FUNCTION estante_order(text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT left(regexp_replace(regexp_replace(
        translate(
            public.estante_fold(replace(lower(normalize(left($1, 200), NFC)), 'ñ', 'n~')),
            ':;<=>?@[\]^_`{|}', '!!!!!!!!!!!!!!!!'),
        '[0-9]+', '000000000000000\&', 'g'), '0+([0-9]{15,})', '\1', 'g'), 400)
$$
"""


def upgrade() -> None:
    op.execute(ORDER)
    _index(NAMES)


def downgrade() -> None:
    _index(BEFORE)
    op.execute("DROP FUNCTION estante_order(text)")


def _index(names: Mapping[str, str]) -> None:
    for name, expression in names.items():
        rebuild_index(op, f"ix_people_users_{name}", f"people (tenant_id, {expression}, guid) {LISTED}")
