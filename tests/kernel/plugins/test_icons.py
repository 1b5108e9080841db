"""A plugin's own icons: of an SVG file, its paths are kept and nothing else."""

import pytest
from estante.plugins.icons import IconInvalid, read_icon

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'


@pytest.fixture
def drawn(tmp_path):
    """Write `own.svg` into a plugin's package, and answer the icon read from it."""

    def write(text: str) -> str:
        (tmp_path / "own.svg").write_text(text)
        return read_icon("own.svg", tmp_path)

    return write


def test_the_paths_of_a_file_are_kept_and_nothing_else(drawn):
    body = (
        '<path stroke="none" d="M0 0h24v24H0z"/><path onload="x()" d="M4 7h10"/><path d="M4\n 12h16"/></svg>'
    )
    assert drawn(HEAD + body) == "path:M4 7h10 M4 12h16"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<svg", "is no SVG"),
        (HEAD.replace("24 24", "16 16") + "</svg>", "must have viewBox"),
        (HEAD + "<script>x()</script></svg>", "must hold paths only"),
        (HEAD + '<g><path d="M4 7h10"/></g></svg>', "must hold paths only"),
        (HEAD + '<path d="M0 0 url(x)"/></svg>', "path commands and plain numbers"),
        (f'{HEAD}<path d="{"M4 7h10" * 300}"/></svg>', "at most 2000"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>' + HEAD + "</svg>", "is no SVG"),
        (HEAD + " " * 17_000 + "</svg>", "more than 16384 bytes"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_the_reason(drawn, text, reason):
    with pytest.raises(IconInvalid, match=reason):
        drawn(text)


@pytest.mark.parametrize("name", ["../own.svg", "missing.svg"])
def test_a_file_lies_in_the_plugins_package(tmp_path, name):
    (tmp_path / "own.svg").write_text(HEAD + "</svg>")
    (tmp_path / "package").mkdir()
    with pytest.raises(IconInvalid, match="no file in the plugin"):
        read_icon(name, tmp_path / "package")


def test_a_word_stays_and_an_unknown_one_is_refused(tmp_path):
    assert read_icon("book", tmp_path) == "book"
    with pytest.raises(IconInvalid, match="take one of"):
        read_icon("dragon", tmp_path)
