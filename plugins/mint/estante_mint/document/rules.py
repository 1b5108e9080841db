"""The blocks of a lesson (MINTBLOCK): what each may hold, and which attributes it has.

The names are those of ProseMirror and tiptap, whose editor writes the documents. What is not here is not
kept, so that a reader draws nothing that it does not know.
"""

from collections.abc import Mapping

from msgspec import Struct

from estante_mint.document.values import (
    Check,
    address,
    choice,
    choices,
    guid,
    number,
    pictures,
    widths,
    words,
)

TITLE, LINES, FORMULA = 300, 2000, 4000


class NodeRule(Struct, frozen=True, kw_only=True):
    """What a node may hold and have.

    Attributes:
        content: the names of what may stand in it.
        attrs: its attributes, each with the check of its value.
        required: attributes without which it says nothing.
        least: how many of its content it needs; with fewer it is left out.
        filled: whether an empty one gets a paragraph, which its place in the schema needs.
    """

    content: frozenset[str] = frozenset()
    attrs: Mapping[str, Check] = {}
    required: tuple[str, ...] = ()
    least: int = 0
    filled: bool = False


INLINE = frozenset({"text", "hardBreak", "inlineMath"})
WORDS = frozenset({"paragraph", "heading", "bulletList", "orderedList", "blockquote", "blockMath"})
MEDIA = frozenset({"image", "gallery", "video", "audio", "embed"})
CELLS = WORDS | {"image"}
HELD = WORDS | MEDIA | {"table", "question", "horizontalRule"}
ALIGNED: Mapping[str, Check] = {"textAlign": choice("left", "center", "right", "justify")}
CELL: Mapping[str, Check] = {"colspan": number(1, 50), "rowspan": number(1, 200), "colwidth": widths}
MEDIUM: Mapping[str, Check] = {"content": guid, "title": words(TITLE)}

NODES: Mapping[str, NodeRule] = {
    "doc": NodeRule(content=HELD | {"details", "columns"}, filled=True),
    "paragraph": NodeRule(content=INLINE, attrs=ALIGNED),
    "heading": NodeRule(content=INLINE, attrs={**ALIGNED, "level": number(2, 4)}, required=("level",)),
    "hardBreak": NodeRule(),
    "horizontalRule": NodeRule(),
    "bulletList": NodeRule(content=frozenset({"listItem"}), least=1),
    "orderedList": NodeRule(content=frozenset({"listItem"}), attrs={"start": number(0, 9999)}, least=1),
    "listItem": NodeRule(content=frozenset({"paragraph", "bulletList", "orderedList"}), filled=True),
    "blockquote": NodeRule(content=WORDS - {"blockquote"}, filled=True),
    "inlineMath": NodeRule(attrs={"latex": words(FORMULA)}, required=("latex",)),
    "blockMath": NodeRule(attrs={"latex": words(FORMULA)}, required=("latex",)),
    "image": NodeRule(
        attrs={"image": guid, "alt": words(TITLE), "caption": words(TITLE)}, required=("image",)
    ),
    "gallery": NodeRule(attrs={"images": pictures}, required=("images",)),
    "video": NodeRule(attrs=MEDIUM, required=("content",)),
    "audio": NodeRule(attrs=MEDIUM, required=("content",)),
    "embed": NodeRule(attrs={"url": address, "title": words(TITLE)}, required=("url",)),
    "table": NodeRule(content=frozenset({"tableRow"}), least=1),
    "tableRow": NodeRule(content=frozenset({"tableHeader", "tableCell"}), least=1),
    "tableHeader": NodeRule(content=CELLS, attrs=CELL, filled=True),
    "tableCell": NodeRule(content=CELLS, attrs=CELL, filled=True),
    "question": NodeRule(
        attrs={"id": guid, "prompt": words(LINES), "feedback": words(LINES), "choices": choices},
        required=("id", "choices"),
    ),
    "details": NodeRule(content=frozenset({"detailsSummary", "detailsContent"}), least=2),
    "detailsSummary": NodeRule(content=frozenset({"text"})),
    "detailsContent": NodeRule(content=HELD, filled=True),
    "columns": NodeRule(content=frozenset({"column"}), least=2),
    "column": NodeRule(content=HELD, filled=True),
}
MARKS: Mapping[str, Mapping[str, Check]] = {
    "bold": {},
    "italic": {},
    "underline": {},
    "strike": {},
    "code": {},
    "link": {"href": address},
}
