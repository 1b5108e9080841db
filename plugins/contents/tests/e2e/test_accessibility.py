"""axe on every contents screen, in light and dark, of both tenants."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import expect


@pytest.mark.story
@pytest.mark.parametrize("tenant", ["andaluna", "ipe"])
def test_the_contents_screens_have_no_violation(people: People, tenant: str) -> None:
    page = people.enter("/contents", tenant=tenant)
    links = page.locator("tbody [data-row-link]")
    expect(links.first).to_be_visible()
    page.keyboard.press("j")
    page.keyboard.press("x")
    page.keyboard.press(" ")
    expect(page.locator("[data-region=preview] h3")).to_be_visible()
    assert violations_in_schemes(page, rules=None) == []
    page.goto("/contents?layout=shelf")
    expect(page.locator("[data-row-link]").first).to_be_visible()
    assert violations_in_schemes(page, rules=None) == []
    page.goto("/contents/create")
    expect(page.locator("main [aria-pressed]").first).to_be_visible()
    assert violations_in_schemes(page, rules=None) == []
    page.goto("/contents")
    links.first.click()
    page.wait_for_url(re.compile("/content/"))
    page.get_by_role("textbox").first.fill("Un nombre")
    expect(page.locator("[data-floating-bar]")).to_be_visible()
    assert violations_in_schemes(page, rules=None) == []


def test_a_phone_and_text_twice_as_large_lose_nothing(people: People) -> None:
    page = people.enter("/contents", size=PHONE)
    expect(page.locator("[data-row-link]").first).to_be_visible()
    assert violations(page, rules=None) == []
    for path in ("/contents", "/contents/create"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.add_style_tag(content="html { font-size: 200% }")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), path
