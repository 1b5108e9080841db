"""Who may do what with the record store. Learners use it by their session, providers by a key."""

from collections.abc import Sequence

from estante.api.access import ADMIN, Policy, Section, grant

HELP_DESK = "R05"
Statements = Section("lrs_statements", "readList", "export")
Clients = Section("lrs_clients", "readList", "readDetail", "create", "update", "delete")

ALL: Sequence[Policy] = [
    *grant(ADMIN, Statements.all),
    *grant(ADMIN, Clients.all),
    *grant(HELP_DESK, [Statements.readList]),
]
