"""Who may do what with programs (BO §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import Policy, Section, grant

EDITORS = ("R04", "R06")
PUBLISHER = "R07"
Programs = Section(
    "programs", "readList", "readDetail", "create", "update", "delete", "deleteOwner", "clone", "export"
)
ALL: Sequence[Policy] = (
    *(policy for role in EDITORS for policy in grant(role, Programs.all)),
    # A publisher deletes only what it made (A015 to A019).
    *grant(PUBLISHER, [action for action in Programs.all if action != Programs.delete]),
)
