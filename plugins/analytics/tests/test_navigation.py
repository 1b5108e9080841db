"""Where the flags lead: the pages that there are, what answers behind them, and the entry of the side bar."""

import pytest
from estante.testing.answers import data_of

EXTERNAL, GAME = "showAmplitude", "showAnalyticsGame"
CALLS = {
    "/analytic/usage": "analytics/usage",
    "/analytic/licenses": "analytics/licenses",
    "/analytic/programs": "analytics/programs",
    "/analytic/game": "analytics/game",
    "/analytic/external": "analytics/external",
}
ANY = {"/analytic/usage", "/analytic/licenses", "/analytic/programs"}


async def shown(who):
    """The addresses of the pages of lists, and where the section of the side bar leads; None without it."""
    plugins = {plugin["id"]: plugin for plugin in data_of(await who.get("ui/manifest"))["plugins"]}
    own = plugins.get("analytics", {"pages": [], "navigation": []})
    section = {entry["id"]: entry["path"] for entry in own["navigation"]}.get("analytics")
    return {page["path"] for page in own["pages"] if "{" not in page["path"]}, section


@pytest.mark.spec("SHE-022", "SHE-023", "SHE-053", "SHE-054")
@pytest.mark.parametrize(
    ("flags", "pages", "section"),
    [
        ({}, set(), None),
        ({EXTERNAL: True}, {*ANY, "/analytic/external"}, "/analytic/external"),
        ({GAME: True}, {*ANY, "/analytic/game"}, "/analytic/game"),
        ({EXTERNAL: True, GAME: True}, set(CALLS), "/analytic/external"),
    ],
    ids=["neither", "external", "games", "both"],
)
async def test_the_flags_open_pages_and_lead_the_section(client, new_tenant, flags, pages, section):
    house = new_tenant(flags=flags)
    for role, is_open in (("R04", True), ("R05", True), ("R07", False)):
        who = await client(house, role)
        assert await shown(who) == ((pages, section) if is_open else (set(), None)), role
        for path, call in CALLS.items():
            expected = 200 if is_open and path in pages else 403
            assert (await who.get(call)).status_code == expected, (role, path)
