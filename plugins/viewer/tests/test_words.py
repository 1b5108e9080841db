"""The words of the viewer's errors, in every language."""

import json
from pathlib import Path

import pytest

LOCALES = Path(__file__).parents[1] / "web" / "locales"
LANGUAGES = ["es", "pt", "en"]


def titles(language: str) -> dict[str, str]:
    """The title of each error."""
    errors = json.loads((LOCALES / f"{language}.json").read_text(encoding="utf-8"))["errors"]
    return {code: words["title"] for code, words in errors.items() if code.isupper()}


@pytest.mark.spec("VIE-068")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text_of_its_own(language: str) -> None:
    found = titles(language)
    assert found.keys() >= {
        "CONTENT_DISABLED",
        "URL_NOT_FOUND",
        "DATA_QUESTION_NOT_FOUND",
        "CONTENT_APP_URL_NOT_ACCESSIBLE",
        "ERROR_404_DEPENDENCY",
    }
    assert len(set(found.values())) == len(found)
    # Only the refusal of a file is told in Portuguese to everybody.
    elsewhere = [titles(other) for other in LANGUAGES if other != language]
    shared = {code for code, text in found.items() for other in elsewhere if other[code] == text}
    assert shared == {"FILE_NOT_AUTHORIZED"}


@pytest.mark.spec("VIE-053", "VIE-054", "VIE-057", "VIE-060")
def test_the_english_words_are_the_specified_ones() -> None:
    found = titles("en")
    assert found["FILE_HAVE_ERROR"] == "Content error."
    assert found["FILE_NOT_FOUND"] == "Error, content not found."
    assert found["FILE_TYPE_UNDEFINED"] == "Error, unidentified content type."
    assert found["PDFTRON_ERROR"] == "Content error, please try again in a moment."
