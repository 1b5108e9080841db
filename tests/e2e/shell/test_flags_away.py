"""While nobody knows which features are on: their pages are off, that is said, and it passes by itself."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points
from estante.testing.browser import PHONE, violations_in_schemes
from estante.testing.live import LiveEstante, running_estante
from playwright.sync_api import Browser, expect

from .conftest import Visits
from .fake_flags.plugin import AWAY
from .screens import heading, side_bar

REPOSITORY = Path(__file__).parents[3]
PLUGIN = EntryPoint("fake_flags", "tests.e2e.shell.fake_flags.plugin", GROUP)
FLAGGED = "/settings-scales"
NOTICE = "Algunas funciones no responden"


@pytest.fixture
def flagged(tmp_path: Path) -> Iterator[LiveEstante]:
    """A running Estante whose flags are a service's."""
    info = tmp_path / "fake_flags-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fake-flags\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{PLUGIN.name} = {PLUGIN.value}\n")
    registry = load_registry([*entry_points(), PLUGIN])
    with running_estante(registry, {"PYTHONPATH": f"{tmp_path}:{REPOSITORY}"}) as live:
        yield live


@pytest.mark.spec("SHE-085")
def test_while_flags_do_not_come_their_pages_are_off_until_they_do(
    flagged: LiveEstante, chromium: Browser
) -> None:
    visits = Visits(flagged, chromium, load_registry([*entry_points(), PLUGIN]))
    away = flagged.folder / AWAY
    page = visits.window(visits.person(), langId="es")
    page.goto(FLAGGED)
    expect(heading(page, "Escalas de evaluación")).to_be_visible()
    told = page.get_by_role("status").filter(has_text=NOTICE)
    expect(told).to_have_count(0)
    away.touch()
    page.goto(FLAGGED)
    expect(told).to_be_visible()
    page.wait_for_url("**/contents")
    assert violations_in_schemes(page) == []
    told.get_by_role("button", name="Intentar ahora").click()
    expect(told).to_be_visible()
    # The rest works.
    side_bar(page).get_by_role("link", name="Usuarios", exact=True).click()
    expect(heading(page, "Usuarios")).to_be_visible()
    expect(page.get_by_role("table").get_by_role("link").first).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(told).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    away.unlink()
    expect(told).to_have_count(0, timeout=60_000)
    page.goto(FLAGGED)
    expect(heading(page, "Escalas de evaluación")).to_be_visible()
    visits.windows.close()
