"""The blocks of a page: what is kept of them, and what is not."""

from typing import Any
from uuid import uuid4

import pytest
from estante_mint.document.cleaning import clean_document
from estante_mint.document.rules import MARKS, NODES
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from plugins.mint.tests.conftest import document, paragraph, question, words

Json = dict[str, Any]
HOSTS = ("www.geogebra.org",)
BOLD = {"type": "bold"}


def link(href: str) -> Json:
    return {"type": "link", "attrs": {"href": href}}


def cell(kind: str) -> Json:
    return {"type": kind, "attrs": {"colspan": 1, "rowspan": 1}, "content": [paragraph(words("x"))]}


IMAGE = {"type": "image", "attrs": {"image": str(uuid4()), "alt": "Un río", "caption": "El Ebro"}}
BLOCKS = {
    "text": paragraph(words("Llueve"), textAlign="center"),
    "heading": {"type": "heading", "attrs": {"level": 2}, "content": [words("El agua")]},
    "image": IMAGE,
    "gallery": {"type": "gallery", "attrs": {"images": [{"image": str(uuid4()), "alt": "Mar"}]}},
    "video": {"type": "video", "attrs": {"content": str(uuid4()), "title": "El ciclo"}},
    "audio": {"type": "audio", "attrs": {"content": str(uuid4()), "title": "La lluvia"}},
    "table": {
        "type": "table",
        "content": [{"type": "tableRow", "content": [cell("tableHeader"), cell("tableCell")]}],
    },
    "math": {"type": "blockMath", "attrs": {"latex": "x^2"}},
    "embed": {"type": "embed", "attrs": {"url": "https://www.geogebra.org/m/1", "title": "Recta"}},
    "quiz question": question(),
    "accordion": {
        "type": "details",
        "content": [
            {"type": "detailsSummary", "content": [words("Más")]},
            {"type": "detailsContent", "content": [paragraph(words("Todo"))]},
        ],
    },
    "columns": {
        "type": "columns",
        "content": [{"type": "column", "content": [paragraph(words(side))]} for side in "ab"],
    },
}


@pytest.mark.spec("MIN-016", part="kept")
@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_is_kept_as_it_is(name):
    assert clean_document(document(BLOCKS[name]), HOSTS) == document(BLOCKS[name])


@pytest.mark.spec("MIN-017")
async def test_the_format_of_a_text_stays_and_what_runs_goes(author):
    nora = await author()
    good = [BOLD, {"type": "italic"}, link("https://example.org/a?b=1")]
    line = paragraph(words("Con formato", *good), {"type": "inlineMath", "attrs": {"latex": "x^2"}})
    hostile = [
        paragraph(words("Enlace", link("javascript:alert(1)"))),
        paragraph(words("Escondido", link("java\tscript:alert(1)"))),
        paragraph(words("Datos", link("data:text/html,<script>x()</script>"))),
        {"type": "paragraph", "attrs": {"onclick": "x()", "style": "a"}, "content": [words("Clic")]},
        {"type": "script", "content": [words("x()")]},
        {"type": "html", "attrs": {"html": "<img onerror=x()>"}},
        paragraph(words("<script>x()</script>", {"type": "style"})),
    ]
    page = await nora.written(await nora.lesson(), line, *hostile)
    plain = [
        paragraph(words(text)) for text in ("Enlace", "Escondido", "Datos", "Clic", "<script>x()</script>")
    ]
    assert page["document"]["content"] == [line, *plain]


def test_a_page_of_another_host_becomes_a_link():
    for url in (
        "https://evil.example/x",
        "http://www.geogebra.org/m/1",
        "https://www.geogebra.org@evil.example/",
    ):
        embed = {"type": "embed", "attrs": {"url": url, "title": "Fuera"}}
        assert clean_document(document(embed), HOSTS) == document(paragraph(words("Fuera", link(url))))
    runs = {"type": "embed", "attrs": {"url": "javascript:alert(1)"}}
    assert clean_document(document(runs), HOSTS) == {"type": "doc", "content": [{"type": "paragraph"}]}


def test_what_is_half_there_is_left_out():
    halves = [
        {"type": "table", "content": []},
        {"type": "details", "content": [{"type": "detailsSummary"}]},
        {"type": "columns", "content": [{"type": "column"}]},
        {"type": "image", "attrs": {"alt": "Sin foto"}},
        question(count=1),
    ]
    assert clean_document(document(*halves), HOSTS)["content"] == [{"type": "paragraph"}]


NAMES = st.sampled_from([*NODES, "text", "script", ""])
VALUES = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.just("javascript:x()")
ATTRS = st.dictionaries(st.sampled_from(["href", "level", "url", "latex", "image", "onclick"]), VALUES)
MARK = st.fixed_dictionaries({"type": st.sampled_from([*MARKS, "style"]), "attrs": ATTRS})
LEAF = st.fixed_dictionaries(
    {"type": NAMES}, optional={"text": VALUES, "attrs": ATTRS, "marks": st.lists(MARK, max_size=3)}
)
NODE = st.recursive(
    LEAF,
    lambda inner: st.fixed_dictionaries(
        {"type": NAMES, "attrs": ATTRS, "content": st.lists(inner | VALUES, max_size=4)}
    ),
    max_leaves=8,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.lists(NODE, max_size=4))
def test_whatever_comes_is_cleaned_once_and_for_all(blocks):
    cleaned = clean_document({"type": "doc", "content": blocks}, HOSTS)
    assert clean_document(cleaned, HOSTS) == cleaned
    assert "onclick" not in str(cleaned)
