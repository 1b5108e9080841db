"""A screen whose code does not come."""

import pytest
from estante.testing.browser import People
from playwright.sync_api import Route, expect

from .screens import heading, side_bar

LIMIT_MS = 120_000


@pytest.mark.spec("SHE-044")
def test_loading_a_screen_gives_up_after_two_minutes_and_shows_the_error_page(people: People) -> None:
    page = people.enter("/home", clock=True)
    expect(heading(page, "Hola, Carmen").or_(page.get_by_role("heading", level=1))).to_be_visible()
    held: list[Route] = []
    page.route("**/ui/plugins/users/**/*.js", lambda route: held.append(route))  # noqa: PLW0108 - it is inspected
    with page.expect_request("**/ui/plugins/users/**/*.js"):
        side_bar(page).get_by_role("link", name="Usuarios", exact=True).first.click()
    page.clock.fast_forward(LIMIT_MS - 15_000)
    for _ in range(10):
        # Each second is a turn of the page in which it would have given up.
        page.clock.run_for(1_000)
        expect(page.get_by_role("alert")).to_have_count(0)
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("alert")).to_contain_text("tardó demasiado")
    expect(page.get_by_text("CODE_TIMEOUT")).to_be_visible()
    expect(side_bar(page)).to_be_visible()
    for route in held:
        route.continue_()
    page.unroute("**/ui/plugins/users/**/*.js")
    page.get_by_role("button", name="Reintentar").click()
    expect(heading(page, "Usuarios")).to_be_visible()
