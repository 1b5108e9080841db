"""Lists whose rows are moved by the keyboard."""

from playwright.sync_api import Page


def hears_arrows(page: Page) -> None:
    """Wait until what was taken up by Space can be moved: dnd-kit listens from its next timer on."""
    page.evaluate("() => new Promise((done) => setTimeout(done))")
