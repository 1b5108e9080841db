"""Who writes Mint lessons: who writes contents. Reading one is opening its content."""

from collections.abc import Sequence

from estante.api.access import ADMIN, PUBLISHER, Policy, Section, grant

FIXED_LAYOUT_ADMIN = "R06"
Mint = Section("mint", "readDetail", "update")
# Who of those with a licence is an editor.
WRITERS = frozenset({ADMIN, FIXED_LAYOUT_ADMIN, PUBLISHER})
ALL: Sequence[Policy] = [policy for role in sorted(WRITERS) for policy in grant(role, Mint.all)]
