"""Every text exists in es, pt and en, under the same keys."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("es", "pt", "en")
PLURALS = ("_zero", "_one", "_two", "_few", "_many", "_other")
LEFT_OUT = {"node_modules", "dist", ".venv", "var", "__pycache__", "shared"}


def locale_folders() -> list[Path]:
    return sorted(
        {
            path.parent
            for folder in ("kernel", "plugins", "web")
            for path in (ROOT / folder).rglob("es.json")
            if not LEFT_OUT & set(path.relative_to(ROOT).parts)
        }
    )


def flat(texts: dict[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in texts.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", str(value)


def stem(key: str) -> str:
    """The key without its plural ending: es and pt have `_many`, en has not."""
    return next((key.removesuffix(ending) for ending in PLURALS if key.endswith(ending)), key)


@pytest.mark.spec("SHE-072", part="equal keys")
@pytest.mark.parametrize("folder", locale_folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_languages_have_the_same_keys_and_no_empty_text(folder: Path) -> None:
    texts = {lang: dict(flat(json.loads((folder / f"{lang}.json").read_text("utf-8")))) for lang in LANGUAGES}
    keys = {lang: {stem(key) for key in found} for lang, found in texts.items()}
    assert keys["pt"] == keys["es"]
    assert keys["en"] == keys["es"]
    assert [key for found in texts.values() for key, text in found.items() if not text.strip()] == []


def test_there_are_texts() -> None:
    assert len(locale_folders()) >= 5
