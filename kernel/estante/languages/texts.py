"""The server's own texts, from `texts/{es,pt,en}.json` of the kernel and of every plugin."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol
from uuid import UUID

from estante.errors import Param
from estante.languages.choice import BUILT_IN
from estante.plugins.owners import KERNEL

FALLBACK = "en"
KERNEL_FOLDER = Path(__file__).parent / "texts"
# A tenant's own texts by language and dotted key, which begins with the id of its plugin.
OwnTexts = Mapping[str, Mapping[str, str]]
NO_OWN: OwnTexts = MappingProxyType({})


class Speaker(Protocol):
    """Whose texts are asked for: a tenant."""

    @property
    def guid(self) -> UUID: ...

    @property
    def default_language(self) -> str: ...


class TextsInvalid(Exception):
    """A locale file is not a tree of texts; the message names the file."""


class Texts:
    """Every text by language and dotted key. Placeholders are `{name}`.

    A plugin's texts are kept below its id, so that `errors.NAME_TAKEN` of two plugins are two texts; a key
    that begins with the id already stays as it is. A key that is not found below a plugin is looked for
    without it: `rooms.errors.NOT_FOUND` is the kernel's `errors.NOT_FOUND` where `rooms` has none.

    Args:
        folders: the `texts/` folders of the plugins by their ids.
    """

    def __init__(self, folders: Mapping[str, Path] | None = None) -> None:
        self._by_lang: dict[str, dict[str, str]] = {lang: {} for lang in BUILT_IN}
        self._own: dict[UUID, OwnTexts] = {}
        self._owners = frozenset({KERNEL, *(folders or {})})
        self.add(KERNEL, KERNEL_FOLDER)
        for owner, folder in (folders or {}).items():
            self.add(owner, folder)

    def add(self, owner: str, folder: Path) -> None:
        """Add the languages of one folder; a language it does not have falls back to another."""
        for lang, key, text in texts_in(folder):
            texts = self._by_lang[lang]
            if owner != KERNEL:
                texts[name_below(owner, key)] = text
            # The kernel asks for names of all plugins by the bare key, such as those of the audit.
            texts.setdefault(key, text)

    def set_own(self, tenant_guid: UUID, own: OwnTexts) -> None:
        """Have a tenant say texts in words of its own, in any language, from now on."""
        self._own[tenant_guid] = own

    def get(self, lang: str, key: str, /, **params: Param) -> str:
        """The text in a language, else in English, else in any that has it, else the key itself."""
        return self._fill(self._find(lang, key), key, params)

    def _find(self, lang: str, key: str, tenant: Speaker | None = None) -> str | None:
        names = list(self._names(key))
        fallback, own = FALLBACK, NO_OWN
        if tenant is not None:
            fallback, own = tenant.default_language, self._own.get(tenant.guid, NO_OWN)
        for language in dict.fromkeys((lang, fallback, FALLBACK, *BUILT_IN)):
            worded, built_in = own.get(language, {}), self._by_lang.get(language, {})
            for name in names:
                if text := worded.get(name) or built_in.get(name):
                    return text
        return None

    def _fill(self, text: str | None, key: str, params: Mapping[str, Param]) -> str:
        if text is None:
            return key
        try:
            return text.format_map(_Params(params))
        except (ValueError, AttributeError, IndexError, TypeError):
            return text

    def _names(self, key: str) -> Iterator[str]:
        """A key, and what is left of it without the plugins that it begins with."""
        yield key
        owner, _, rest = key.partition(".")
        while owner in self._owners and rest:
            yield rest
            owner, _, rest = rest.partition(".")

    def translator(
        self, lang: str, plugin: str = KERNEL, *, tenant: Speaker | None = None
    ) -> Callable[..., str]:
        """A function that answers a key's text in a language, the plugin's own before another's.

        Args:
            tenant: whose own words come before those that are built in, and whose language is asked next;
                English is asked after it.
        """

        def text(key: str, /, **params: Param) -> str:
            return self._fill(self._find(lang, name_below(plugin, key), tenant), key, params)

        return text

    def has(self, key: str) -> bool:
        """Whether any language has a text under this key."""
        return any(key in texts for texts in self._by_lang.values())

    def below(self, prefix: str) -> Mapping[str, str]:
        """What follows `prefix.` in every key that begins so, with the whole key."""
        keys = {key for texts in self._by_lang.values() for key in texts if key.startswith(f"{prefix}.")}
        return {key.removeprefix(f"{prefix}."): key for key in sorted(keys)}


def name_below(owner: str, key: str) -> str:
    """A key with the plugin that it is of."""
    return key if key.startswith(f"{owner}.") else f"{owner}.{key}"


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
        texts = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise TextsInvalid(f"{path} is not valid JSON: {error}.") from error
    if not isinstance(texts, dict):
        raise TextsInvalid(f"{path} must hold an object.")
    return texts


def _flat(path: Path, texts: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in texts.items():
        if isinstance(value, Mapping):
            yield from _flat(path, value, f"{prefix}{key}.")
        elif isinstance(value, str):
            yield f"{prefix}{key}", value
        else:
            raise TextsInvalid(f"{path}: {prefix}{key} must be a text.")
