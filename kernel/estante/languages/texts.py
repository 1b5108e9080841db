"""The server's own texts, from `texts/{es,pt,en}.json` of the kernel and of every plugin."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from estante.errors import Param
from estante.languages.choice import BUILT_IN

KERNEL_FOLDER = Path(__file__).parent / "texts"


class TextsInvalid(Exception):
    """A locale file is not a tree of texts; the message names the file."""


class Texts:
    """Every text by language and dotted key. Placeholders are `{name}`.

    Args:
        folders: the `texts/` folders of the plugins; where keys meet, the first folder keeps its text.
    """

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._by_lang: dict[str, dict[str, str]] = {lang: {} for lang in BUILT_IN}
        for folder in (KERNEL_FOLDER, *folders):
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Add the languages of one folder; a language it does not have falls back to another."""
        for lang, key, text in texts_in(folder):
            self._by_lang[lang].setdefault(key, text)

    def get(self, lang: str, key: str, /, **params: Param) -> str:
        """The text in a language, else in the next built-in one that has it, else the key itself."""
        text = next(
            (found for one in (lang, *BUILT_IN) if (found := self._by_lang.get(one, {}).get(key))), None
        )
        if text is None:
            return key
        try:
            return text.format_map(_Params(params))
        except (ValueError, AttributeError, IndexError, TypeError):
            return text

    def saying(self, lang: str) -> Callable[..., str]:
        """A function that answers a key's text in a language."""

        def text(key: str, /, **params: Param) -> str:
            return self.get(lang, key, **params)

        return text

    def has(self, key: str) -> bool:
        """Whether any language has a text under this key."""
        return any(key in texts for texts in self._by_lang.values())

    def below(self, prefix: str) -> Mapping[str, str]:
        """What follows `prefix.` in every key that begins so, with the whole key."""
        keys = {key for texts in self._by_lang.values() for key in texts if key.startswith(f"{prefix}.")}
        return {key.removeprefix(f"{prefix}."): key for key in sorted(keys)}


def texts_in(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Language, dotted key and text of everything that a `texts/` folder has.

    Raises:
        TextsInvalid: a file is not a tree of texts.
    """
    for lang in BUILT_IN:
        path = folder / f"{lang}.json"
        if path.exists():
            for key, text in _flat(path, _read(path)):
                yield lang, key, text


class _Params(dict[str, Param]):
    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def _read(path: Path) -> Mapping[str, object]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise TextsInvalid(f"{path} is not valid JSON: {error}.") from error
    if not isinstance(found, dict):
        raise TextsInvalid(f"{path} must hold an object.")
    return found


def _flat(path: Path, texts: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in texts.items():
        if isinstance(value, Mapping):
            yield from _flat(path, value, f"{prefix}{key}.")
        elif isinstance(value, str):
            yield f"{prefix}{key}", value
        else:
            raise TextsInvalid(f"{path}: {prefix}{key} must be a text.")
