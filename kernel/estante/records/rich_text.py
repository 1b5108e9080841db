"""Rich text as people write it in a browser: what of its HTML is kept, and what is taken out."""

from collections.abc import Mapping
from typing import Annotated, Any, NewType

import nh3
from sqlalchemy import Text
from sqlalchemy.orm import mapped_column

RICH_TEXT = "rich_text"
# A column of rich text: `notes: Mapped[RichText]`. `Records` keeps what `clean_html` leaves of it.
RichText = Annotated[str, mapped_column(Text, info={RICH_TEXT: True})]

# HTML that holds nothing but the tags below; only `clean_html` makes it.
CleanHtml = NewType("CleanHtml", str)
TAGS = {"p", "br", "h2", "h3", "ul", "ol", "li", "strong", "em", "blockquote", "a", "span"}
ATTRIBUTES = {"a": {"href"}, "span": {"data-formula"}}
# The library that a formula asks for, where it is not KaTeX.
VALUES = {"span": {"data-math": {"mathjax"}}}
SCHEMES = {"http", "https", "mailto"}


def clean_html(html: str) -> CleanHtml:
    """The headings, lists, quotes, links, emphasis and formulas of a text, and its words; nothing that runs.

    A link opens http, https or mailto and tells its target nothing. A formula is `<span data-formula="x^2">`;
    with `data-math="mathjax"` MathJax draws it.
    Call it before the text is stored: whoever reads it later gets it as it is.
    """
    return CleanHtml(
        nh3.clean(
            html,
            tags=TAGS,
            attributes=ATTRIBUTES,
            tag_attribute_values=VALUES,
            url_schemes=SCHEMES,
            link_rel="noopener noreferrer nofollow",
            strip_comments=True,
        )
    )


def rich_text_columns(model: type[Any]) -> frozenset[str]:
    """The columns of a model that are declared as `RichText`."""
    columns = model.__mapper__.columns.items()
    return frozenset(name for name, column in columns if column.info.get(RICH_TEXT))


def clean_columns(values: Mapping[str, object], names: frozenset[str]) -> dict[str, object]:
    """Values as they are stored: of rich text only what may stay."""
    cleaned = {name: clean_html(value) for name in names if isinstance(value := values.get(name), str)}
    return {**values, **cleaned}
