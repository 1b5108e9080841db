"""The built-in texts of screens and server: what a tenant may say in words of its own.

A scope is a namespace of the screens: the shell's own lie in `locales/<scope>/` of its build, a plugin's in
`locales/` of its UI half. Keys are dotted; `{{name}}` stands for what the screen fills in. The server's
scopes (`own_texts`) lie in `texts/` of the kernel and of plugins, and `{name}` is filled in by the server.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import msgspec

from estante.languages.choice import BUILT_IN
from estante.languages.plurals import FORMS, forms_of

SERVER_PLACEHOLDER = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")
PLACEHOLDER = re.compile(r"\{\{\s*([^{}\s,]+)[^{}]*\}\}")
PLURAL = re.compile(rf"^(.+)_({'|'.join(FORMS)})$")
OTHER = "other"
NOTHING: Mapping[str, str] = MappingProxyType({})
NO_FOLDERS: Mapping[str, Path] = MappingProxyType({})


class TextCatalogue:
    """The texts of the shell, of UI halves and of the server, read when they are asked for.

    Args:
        shell: the folder of the built shell.
        halves: the folders of built UI halves by plugin.
        server: the folders of the server's texts by scope.
    """

    def __init__(
        self, shell: Path, halves: Mapping[str, Path], server: Mapping[str, Path] = NO_FOLDERS
    ) -> None:
        own = {folder.name: folder for folder in sorted((shell / "locales").glob("*")) if folder.is_dir()}
        built = {plugin: folder / "locales" for plugin, folder in halves.items()}
        self._folders = {**own, **built, **server}

    @property
    def scopes(self) -> list[str]:
        """The scopes that have texts."""
        return [scope for scope in self._folders if any(self.texts(scope, lang) for lang in BUILT_IN)]

    def texts(self, scope: str, lang: str) -> Mapping[str, str]:
        """The built-in texts of a scope in a language by dotted key; none in one that is not built in."""
        folder = self._folders.get(scope)
        if folder is None or lang not in BUILT_IN:
            return NOTHING
        path = folder / f"{lang}.json"
        try:
            return _read(path, path.stat().st_mtime_ns)
        except OSError:
            return NOTHING

    def keys(self, scope: str, source: str, lang: str) -> dict[str, str]:
        """The keys that a scope needs in a language, each with the key of the text in `source` that it says.

        A text with a plural has a key for every form of the language.
        """
        texts, forms = self.texts(scope, source), forms_of(lang)
        keys: dict[str, str] = {}
        for key in texts:
            base, form = plural_of(key)
            if form is None or f"{base}_{OTHER}" not in texts:
                keys[key] = key
            else:
                # A form without a text of its own may have the key without a form: it is not missing.
                needed = [form for form in forms if f"{base}_{form}" in texts or base not in texts]
                keys |= {f"{base}_{form}": _nearest_form(texts, base, form) for form in needed}
        return keys


def plural_of(key: str) -> tuple[str, str | None]:
    """A key without its plural form, and the form."""
    match = PLURAL.match(key)
    return (match.group(1), match.group(2)) if match else (key, None)


def placeholders(text: str, pattern: re.Pattern[str] = PLACEHOLDER) -> frozenset[str]:
    """The names that a text is filled with."""
    return frozenset(pattern.findall(text))


def flat(texts: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a tree with its dotted key."""
    for key, value in texts.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{key}.")
        elif isinstance(value, str):
            yield f"{prefix}{key}", value


def _nearest_form(texts: Mapping[str, str], base: str, form: str) -> str:
    wanted = f"{base}_{form}"
    return wanted if wanted in texts else f"{base}_{OTHER}"


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> Mapping[str, str]:
    return MappingProxyType(dict(flat(msgspec.json.decode(path.read_bytes(), type=dict[str, object]))))
