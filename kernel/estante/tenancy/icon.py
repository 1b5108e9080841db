"""The mark that a tenant without a logo wears in tabs and bookmarks: three books in its two colours."""

from html import escape

from estante.tenancy.tenant import Branding

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">'
    '<rect width="28" height="28" rx="7" fill="{first}"/>'
    '<path fill="#fff" d="M7 7h4v12H7zM12 8h3v11h-3zM6 20h16v2H6z"/>'
    '<path fill="{second}" d="m16 8 3.5-.8L22 18.6l-3.5.8z"/></svg>'
)


def icon_of(branding: Branding) -> str:
    """An SVG."""
    return DRAWING.format(first=escape(branding.color_first), second=escape(branding.color_second))
