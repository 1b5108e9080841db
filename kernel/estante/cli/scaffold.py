"""Writing a new plugin: a small working folder from a template."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import click

KINDS = ("content-type",)
ENDING = ".in"


def write_plugin(name: str, kind: str, into: Path) -> list[Path]:
    """Write a plugin and answer the files.

    Args:
        name: as it is written in a tenant's file, such as `plain-notes`.
        kind: one of `KINDS`.
        into: the folder in which the plugin's own is made.
    """
    words = _words(name)
    target = into / words["dashed"]
    if target.exists():
        raise click.ClickException(f"{target} is there already. Choose another name, or remove it.")
    with as_file(files("estante.cli") / "templates" / kind.replace("-", "_")) as template:
        return [
            _write(path, target / _filled(str(path.relative_to(template)), words), words)
            for path in _parts(template)
        ]


def _words(name: str) -> dict[str, str]:
    if not re.fullmatch(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > 40:
        raise click.ClickException(
            f"`{name}` cannot be a plugin's name: use up to 40 small letters, digits and dashes."
        )
    plain = name.replace("-", "_")
    return {
        "name": plain,
        "dashed": plain.replace("_", "-"),
        "title": plain.replace("_", " ").capitalize(),
        "guid": f"CTTY_{plain.upper()}",
    }


def _parts(template: Path) -> Iterator[Path]:
    return (path for path in sorted(template.rglob(f"*{ENDING}")) if path.is_file())


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text


def _write(source: Path, target: Path, words: dict[str, str]) -> Path:
    target = target.with_name(target.name.removesuffix(ENDING))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_filled(source.read_text(encoding="utf-8"), words), encoding="utf-8")
    return target
