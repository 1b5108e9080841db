"""Who may change the organization's look (BO §2, §6; VS §6; A023)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, Policy, Section, grant

HELP_DESK = "R05"
Personalize = Section("personalize", "readDetail", "update")

ALL: Sequence[Policy] = [*grant(ADMIN, Personalize.all), *grant(HELP_DESK, Personalize.all)]
