"""On a phone the button of the menu stands over the page: titles make room for it."""

from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People
from httpx import HTTPStatusError
from playwright.sync_api import expect

from tests.e2e.screens.pictures import SIZES, Studio
from tests.e2e.screens.screens import ADMIN, screens

MOST_OF_THEM = 40
# The title's letters, not its block, which is as wide as the page.
IS_COVERED = """(heading) => {
  const button = document.querySelector("button[class*=menuButton]")?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(heading);
  const title = range.getBoundingClientRect();
  if (!button || title.left >= button.right) return false;
  return title.top < button.bottom && title.bottom > button.top;
}"""


def test_no_title_lies_below_the_button_of_the_menu(people: People, registry: PluginRegistry) -> None:
    studio = Studio(people, "andaluna")
    studio.prepare()
    page = studio.enter(ADMIN, "light")
    width, height = SIZES[-1]
    page.set_viewport_size({"width": width, "height": height})
    covered, shown = [], 0
    for screen in screens(registry):
        if screen.role != ADMIN:
            continue
        try:
            page.goto(studio.path_of(screen))
        except HTTPStatusError:
            # Its records are behind a switch that is off here.
            continue
        title = page.get_by_role("heading", level=1).first
        expect(title).to_be_visible()
        shown += page.locator("button[class*=menuButton]").count()
        if title.evaluate(IS_COVERED):
            covered.append(screen.path)
    assert covered == []
    assert shown > MOST_OF_THEM
