"""On a phone the button of the menu stands over the page: titles make room for it."""

from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People
from playwright.sync_api import expect

from tests.e2e.screens.pictures import SIZES, Studio
from tests.e2e.screens.screens import ADMIN, screens

# The title's letters, not its block, which is as wide as the page.
IS_COVERED = """() => {
  const button = document.querySelector("button[class*=menuButton]")?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("h1"));
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
    covered, with_a_menu = [], 0
    for screen in screens(registry):
        if screen.role != ADMIN:
            continue
        page.goto(studio.path_of(screen))
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        with_a_menu += page.locator("button[class*=menuButton]").count()
        if page.evaluate(IS_COVERED):
            covered.append(screen.path)
    assert covered == []
    assert with_a_menu > len(covered)
