"""Who may do what with messages (BO §2, §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, FlagOn, Policy, Section, grant
from estante.api.people import ROLES

HELP_DESK = "R05"
Messages = Section("messages", "readList", "readDetail", "create", "update", "delete", "export")
# What everybody does with the messages that are for them.
FrontMessages = Section("front_messages", "read")
FLAGS = ("showMessagesGlobal",)
SHOWN = FlagOn(FLAGS)

ALL: Sequence[Policy] = [
    *grant(ADMIN, Messages.all, SHOWN),
    *grant(HELP_DESK, [action for action in Messages.all if action != Messages.delete], SHOWN),
    *(policy for role in ROLES for policy in grant(role, FrontMessages.all, SHOWN)),
]
