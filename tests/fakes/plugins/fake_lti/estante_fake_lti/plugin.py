"""Two registered tools, one of which may be taken away, and one whose address leads nowhere."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.plugins import hookimpl
from estante_contents.contracts import ToolDirectory

CHEMISTRY, MAPS, BROKEN = (UUID(int=number) for number in (1, 2, 3))
LAUNCHES = {
    CHEMISTRY: ("Laboratorio de química", "https://tools.example/chemistry/launch"),
    MAPS: ("Mapas vivos", "https://tools.example/maps/launch"),
    BROKEN: ("Sin dirección", "javascript:alert(1)"),
}
taken_away: set[UUID] = set()


@hookimpl
def register_tools() -> Sequence[ToolDirectory]:
    rows = [
        f"SELECT '{guid}'::uuid AS guid, '{name}' AS name, '{url}' AS launch_url"
        for guid, (name, url) in LAUNCHES.items()
        if guid not in taken_away
    ]
    return [ToolDirectory("fake_lti", " UNION ALL ".join(rows))]
