"""A sound is seen where it is sought; without that all is as before."""

from estante.testing.browser import PHONE, violations_in_schemes
from playwright.sync_api import Page, expect

from .readers import Readers

SOUND = "ciclo-da-agua.pt.ogg"


def bars(page: Page) -> int:
    """Up to which bar it is played."""
    return int(page.locator("media-control-bar svg[data-played]").get_attribute("data-played") or "0")


def test_the_bar_of_an_audio_shows_its_sound_and_is_moved_as_ever(readers: Readers) -> None:
    page = readers.enter()
    readers.open(page, SOUND)
    drawn = page.locator("media-control-bar svg[data-played]")
    expect(drawn).to_have_attribute("viewBox", "0 0 240 100")
    expect(drawn).to_have_attribute("aria-hidden", "true")
    seek = page.locator("media-time-range")
    page.wait_for_function("() => document.querySelector('audio').readyState > 0")
    box = seek.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("() => Math.abs(document.querySelector('audio').currentTime - 30) < 2")
    page.wait_for_function("() => document.querySelector('svg[data-played]').dataset.played > 100")
    assert 110 < bars(page) < 130
    # The pointer is over the bar, and does not hide what lies below it.
    expect(seek).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.keyboard.press("l")
    page.wait_for_function("() => document.querySelector('audio').currentTime > 38")
    page.wait_for_function("() => document.querySelector('svg[data-played]').dataset.played > 145")
    assert violations_in_schemes(page) == []


def test_a_phone_shows_all_of_it_and_a_film_has_none(readers: Readers) -> None:
    page = readers.enter(size=PHONE)
    readers.open(page, SOUND)
    drawn = page.locator("media-control-bar svg[data-played]")
    expect(drawn).to_be_visible()
    box = drawn.bounding_box()
    assert box is not None
    assert (box["x"] >= 0, box["x"] + box["width"] <= PHONE[0], box["width"] > 250) == (True, True, True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    readers.open(page, "ciclo-del-agua.webm")
    expect(page.locator("media-time-range")).to_be_visible()
    expect(drawn).to_have_count(0)
