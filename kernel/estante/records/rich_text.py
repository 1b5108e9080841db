"""Rich text as people write it in a browser: what of its HTML is kept, and what is taken out."""

from typing import NewType

import nh3

# HTML that holds nothing but the tags below; only `clean_html` makes it.
CleanHtml = NewType("CleanHtml", str)
TAGS = {"p", "br", "h2", "h3", "ul", "ol", "li", "strong", "em", "blockquote", "a", "span"}
ATTRIBUTES = {"a": {"href"}, "span": {"data-formula"}}
SCHEMES = {"http", "https", "mailto"}


def clean_html(html: str) -> CleanHtml:
    """The headings, lists, quotes, links, emphasis and formulas of a text, and its words; nothing that runs.

    A link opens http, https or mailto and tells its target nothing. A formula is `<span data-formula="x^2">`.
    Call it before the text is stored: whoever reads it later gets it as it is.
    """
    return CleanHtml(
        nh3.clean(
            html,
            tags=TAGS,
            attributes=ATTRIBUTES,
            url_schemes=SCHEMES,
            link_rel="noopener noreferrer nofollow",
            strip_comments=True,
        )
    )
