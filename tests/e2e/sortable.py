"""Lists whose rows are moved by the keyboard."""

from playwright.sync_api import Locator, Page, expect


def hears_arrows(page: Page) -> None:
    """Wait until what was taken up by Space can be moved: dnd-kit listens from its next timer on."""
    page.evaluate("() => new Promise((done) => setTimeout(done))")


def move_by_keyboard(handle: Locator, name: str, key: str, *, places: tuple[int, int], count: int) -> None:
    """Take a row up at its handle, move it by an arrow, and put it down; each key when the last was heard.

    Args:
        handle: The button that moves the row.
        name: What the row is called.
        key: `ArrowUp` or `ArrowDown`.
        places: Where the row is, and where it comes to; the first is 1.
        count: How many rows the list has.
    """
    page = handle.page
    handle.press("Space")
    expect(page.get_by_text(f"{name} sobre el lugar {places[0]} de {count}")).to_be_attached()
    hears_arrows(page)
    page.keyboard.press(key)
    expect(page.get_by_text(f"{name} sobre el lugar {places[1]} de {count}")).to_be_attached()
    page.keyboard.press("Space")
    expect(page.get_by_text(f"{name} está en el lugar {places[1]} de {count}")).to_be_attached()
