"""The few texts of UI halves that are needed before a half is: names of pages, sections and tabs."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from estante.languages.catalogue import TextCatalogue
from estante.languages.choice import BUILT_IN, nearest

FALLBACK = "en"


class ManifestTexts:
    """The built-in texts that manifests name, in the built-in language that is nearest to a caller's.

    Args:
        shell: the folder of the built shell.
        halves: the folders of built UI halves by plugin.
        language: the caller's.
        default: the tenant's language, for callers whose own is not built in.
    """

    def __init__(self, shell: Path, halves: Mapping[str, Path], language: str, default: str) -> None:
        self._catalogue = TextCatalogue(shell, halves)
        self._language = nearest(language, BUILT_IN) or nearest(default, BUILT_IN) or FALLBACK

    def of(self, keys: Iterable[str | None]) -> Mapping[str, str]:
        """The text of each `<plugin>:<key>`; a half that is not built, or lacks it, has none."""
        texts: dict[str, str] = {}
        for key in sorted({key for key in keys if key}):
            plugin, _, name = key.partition(":")
            text = self._catalogue.texts(plugin, self._language).get(name)
            if text is not None:
                texts[key] = text
        return texts
