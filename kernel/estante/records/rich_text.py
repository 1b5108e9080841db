"""Rich text as people write it in a browser: what of its HTML is kept, and what is taken out."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, NewType

import nh3
from sqlalchemy import Text
from sqlalchemy.orm import mapped_column

RICH_TEXT = "rich_text"
# A column of rich text: `notes: Mapped[RichText]`. `Records` keeps what `clean_html` leaves of it.
RichText = Annotated[str, mapped_column(Text, info={RICH_TEXT: False})]
# The same with pictures between its lines, for texts that are read on a page of their own.
IllustratedText = Annotated[str, mapped_column(Text, info={RICH_TEXT: True})]

# HTML that holds nothing but the tags below; only `clean_html` makes it.
CleanHtml = NewType("CleanHtml", str)
TAGS = {"p", "br", "h2", "h3", "ul", "ol", "li", "strong", "em", "blockquote", "a", "span"}
ATTRIBUTES = {"a": {"href"}, "span": {"data-formula"}}
# The library that a formula asks for, where it is not KaTeX.
VALUES = {"span": {"data-math": {"mathjax"}}}
SCHEMES = {"http", "https", "mailto"}
PICTURE_TAGS = TAGS | {"img"}
PICTURE_ATTRIBUTES = {**ATTRIBUTES, "img": {"src", "alt"}}
# A picture stands in the text itself, as bytes of a kind that runs nothing, or is named where it is.
PICTURE = re.compile(r"https://\S+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}")
# One without its address shows nothing.
BARE_PICTURE = re.compile(r"<img(?![^>]* src=)[^>]*>")


def clean_html(html: str, *, pictures: bool = False) -> CleanHtml:
    """The headings, lists, quotes, links, emphasis and formulas of a text, and its words; nothing that runs.

    A link opens http, https or mailto and tells its target nothing. A formula is `<span data-formula="x^2">`;
    with `data-math="mathjax"` MathJax draws it. `pictures` may stand in some texts: PNG, JPEG, GIF and WebP.
    Call it before the text is stored: whoever reads it later gets it as it is.
    """
    cleaned = nh3.clean(
        html,
        tags=PICTURE_TAGS if pictures else TAGS,
        attributes=PICTURE_ATTRIBUTES if pictures else ATTRIBUTES,
        attribute_filter=_address_of_picture if pictures else None,
        tag_attribute_values=VALUES,
        url_schemes=SCHEMES | {"data"} if pictures else SCHEMES,
        link_rel="noopener noreferrer nofollow",
        strip_comments=True,
    )
    return CleanHtml(BARE_PICTURE.sub("", cleaned) if pictures else cleaned)


def _address_of_picture(_tag: str, attribute: str, value: str) -> str | None:
    """An address as it may stand: bytes for pictures alone, which come over no open connection."""
    if attribute == "src":
        return value if PICTURE.fullmatch(value) else None
    return None if attribute == "href" and value.strip().lower().startswith("data:") else value


def rich_text_columns(model: type[Any]) -> Mapping[str, bool]:
    """The columns of a model that are declared as `RichText`, and which of them have pictures."""
    columns = model.__mapper__.columns.items()
    return {name: column.info[RICH_TEXT] for name, column in columns if RICH_TEXT in column.info}


def clean_columns(values: Mapping[str, object], names: Mapping[str, bool]) -> dict[str, object]:
    """Values as they are stored: of rich text only what may stay."""
    cleaned = {
        name: clean_html(value, pictures=pictures)
        for name, pictures in names.items()
        if isinstance(value := values.get(name), str)
    }
    return {**values, **cleaned}
