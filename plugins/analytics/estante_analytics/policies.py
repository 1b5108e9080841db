"""Who may see figures (BO §6; VS §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, FlagOn, Policy, Section, grant
from estante.api.plugins import Flag

HELP_DESK = "R05"
EXTERNAL, GAME = "showAmplitude", "showAnalyticsGame"
FLAGS = [Flag(name, f"analytics.flags.{name}") for name in (EXTERNAL, GAME)]
Analytics = Section("analytics", "readList", "readDetail", "export")
# The external page and that of what is played need their own flag (A031).
ExternalAnalytics = Section("analytics_external", "readList")
Games = Section("analytics_game", "readList", "export")

# Either flag opens the section (A031).
ALL: Sequence[Policy] = [
    policy
    for role in (ADMIN, HELP_DESK)
    for actions, flags in (
        (Analytics.all, (EXTERNAL, GAME)),
        (ExternalAnalytics.all, (EXTERNAL,)),
        (Games.all, (GAME,)),
    )
    for policy in grant(role, actions, FlagOn(flags))
]
