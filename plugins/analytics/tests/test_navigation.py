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


@pytest.mark.spec("KER-076")
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


@pytest.mark.spec("SHE-022", "SHE-053", part="what another plugin has")
@pytest.mark.parametrize("others", [[], ["licenses"], ["licenses", "programs"]], ids="-".join)
async def test_figures_of_a_plugin_that_is_off_have_no_page_and_no_entry(client, new_tenant, others):
    on = ["contents", "viewer", "settings", "users", "analytics", *others]
    who = await client(new_tenant(flags={EXTERNAL: True}, plugins=on), "R04")
    own = {plugin["id"]: plugin for plugin in data_of(await who.get("ui/manifest"))["plugins"]}["analytics"]
    pages = {page["path"] for page in own["pages"]}
    assert {f"/analytic/{name}" for name in ("licenses", "programs")} & pages == {
        f"/analytic/{name}" for name in others
    }
    assert ("/analytic/programs/{guid}" in pages) == ("programs" in others)
    entries = {entry["id"] for entry in own["navigation"]}
    assert entries == {"analytics", *(f"analytics-{name}" for name in ("usage", *others))}
    for name in ("licenses", "programs"):
        assert (await who.get(f"analytics/{name}")).status_code == (200 if name in others else 404)
