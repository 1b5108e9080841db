"""Every text exists in es, pt and en, under the same keys."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.languages.texts import Texts

# `audit.record`, and the like.
WRITERS = {"record", "record_sampled", "insert_of"}
ACTION = re.compile(r"(?!estante\.)[a-z_]+\.[a-z][a-zA-Z_]*")
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


PREFIX = re.compile(r'prefix: "([\w.]+)"')
ASKED = re.compile(r"""\bt\(\s*"([\w.]+)"[,)\s]""")


def texts_of(web: Path, language: str) -> set[str]:
    """The keys of every text that one browser's half has in a language, without plural endings."""
    files = [
        file for file in web.rglob(f"{language}.json") if not LEFT_OUT & set(file.relative_to(ROOT).parts)
    ]
    return {stem(key) for file in files for key, _ in flat(json.loads(file.read_text("utf-8")))}


def screens_of(web: Path) -> dict[Path, str]:
    """What the screens of one browser's half are written in, without their tests."""
    return {
        file.relative_to(ROOT): file.read_text("utf-8")
        for file in web.rglob("*.ts*")
        if not (LEFT_OUT | {"tests"}) & set(file.relative_to(ROOT).parts) and ".test." not in file.name
    }


@pytest.mark.spec("SHE-072")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_a_screen_asks_for_is_there(language: str) -> None:
    kit = texts_of(ROOT / "web" / "sdk", language)
    missing: set[tuple[str, str]] = set()
    for web in (ROOT / "web" / "shell", ROOT / "web" / "sdk", *(ROOT / "plugins").glob("*/web")):
        known, screens = texts_of(web, language) | kit, screens_of(web)
        # A kind of records says it under its own prefix, or the kit says it of all of them.
        prefixes = {"", "records.", *(found for code in screens.values() for found in PREFIX.findall(code))}
        missing |= {
            (str(path), key)
            for path, code in screens.items()
            for key in map(stem, ASKED.findall(code))
            if not any(f"{prefix}{key}" in known for prefix in prefixes)
        }
    assert missing == set()


def recorded_actions() -> Iterator[tuple[str, Path]]:
    """What looks like an action in a module that writes to the audit, or is recorded by its permission."""
    for folder in ("kernel/estante", *(f"plugins/{one.name}/" for one in (ROOT / "plugins").iterdir())):
        for path in (ROOT / folder).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            calls = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            if not calls & WRITERS:
                continue
            # The trash has names of its own for what lies in it.
            kinds = {
                id(inner)
                for node in ast.walk(tree)
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "TrashKind"
                for inner in ast.walk(node)
            }
            for node in ast.walk(tree):
                if (
                    id(node) not in kinds
                    and isinstance(node, ast.Constant)
                    and ACTION.fullmatch(str(node.value))
                ):
                    yield str(node.value), path


@pytest.mark.spec("KER-132", part="in words")
def test_every_action_that_the_audit_records_has_a_name() -> None:
    folders = [folder for folder in locale_folders() if folder.name == "texts"]
    texts = Texts({folder.parent.name: folder for folder in folders})
    # A text's own key looks alike.
    nameless = {
        (action, str(path.relative_to(ROOT)))
        for action, path in recorded_actions()
        if not texts.has(f"audit.actions.{action}") and not texts.has(action)
    }
    assert nameless == set(), "add audit.actions.… to texts/{es,pt,en}.json"


def test_there_are_texts() -> None:
    assert len(locale_folders()) >= 5
