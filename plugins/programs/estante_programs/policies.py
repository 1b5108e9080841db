"""Who may do what with programs (BO §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import STUDENT, TEACHER, InService, Policy, Section, grant

EDITORS = ("R04", "R06")
TEACHER_ADMIN, PUBLISHER = "R03", "R07"
Programs = Section(
    "programs", "readList", "readDetail", "create", "update", "delete", "deleteOwner", "clone", "export"
)
# Following a program: `track` keeps what one opens. Which programs, their licences say. Who teaches makes
# a course of their own by the call by which staff, who may create programs, make one.
OwnPrograms = Section("own_programs", "read", "track", "create")
FOLLOWED = (OwnPrograms.read, OwnPrograms.track)
LICENSED = InService("licence of the publication")
ALL: Sequence[Policy] = (
    *(policy for role in EDITORS for policy in grant(role, Programs.all)),
    # A publisher deletes only what it made (A015 to A019).
    *grant(PUBLISHER, [action for action in Programs.all if action != Programs.delete]),
    *(policy for role in (STUDENT, TEACHER, TEACHER_ADMIN) for policy in grant(role, FOLLOWED, LICENSED)),
    *(Policy(role, OwnPrograms.create) for role in (TEACHER, TEACHER_ADMIN)),
    *(policy for role in (*EDITORS, PUBLISHER) for policy in grant(role, OwnPrograms.all)),
)
