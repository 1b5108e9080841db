"""Writing a new plugin: a small working folder from a template."""

import keyword
import re
import subprocess
from collections.abc import Iterator, Sequence
from importlib.resources import as_file, files
from pathlib import Path

import click

from estante.database.autogenerate import find_ruff

KINDS = ("records", "content-type")
ENDING = ".in"
PYTHON = ".py"


def write_plugin(name: str, kind: str, into: Path, record: str | None = None) -> list[Path]:
    """Write a plugin and answer the files.

    Args:
        name: as it is written in a tenant's file, such as `plain-notes`.
        kind: one of `KINDS`.
        into: the folder in which the plugin's own is made.
        record: what one of its records is called, where that is not the name without its last `s`.
    """
    words = {**_words(name), **(_words_of_record(name, record) if kind == "records" else {})}
    target = into / words["dashed"]
    if target.exists():
        raise click.ClickException(f"{target} is there already. Choose another name, or remove it.")
    with as_file(files("estante.cli") / "templates" / kind.replace("-", "_")) as template:
        written = [
            _write(path, target / _filled(str(path.relative_to(template)), words), words)
            for path in _parts(template)
        ]
    _format([path for path in written if path.suffix == PYTHON])
    return written


def _words(name: str) -> dict[str, str]:
    plain = _checked(name)
    return {
        "name": plain,
        "dashed": plain.replace("_", "-"),
        "title": plain.replace("_", " ").capitalize(),
        "guid": f"CTTY_{plain.upper()}",
    }


def _words_of_record(name: str, record: str | None) -> dict[str, str]:
    """What the code calls one record and several: `Room`, `Rooms`, `ROOMS`, and as TypeScript has it."""
    many = _checked(name)
    singular = _checked(record) if record else many.removesuffix("s")
    if singular == many:
        raise click.ClickException(f"Say what one of {many} is called: --record NAME.")
    return {
        "record": singular,
        "words": many.replace("_", " "),
        "word": singular.replace("_", " "),
        "item": singular.replace("_", " ").capitalize(),
        "Record": _joined(singular),
        "Records": _joined(many),
        "RECORD": singular.upper(),
        "RECORDS": many.upper(),
        "oneName": _joined(singular)[0].lower() + _joined(singular)[1:],
        "manyName": _joined(many)[0].lower() + _joined(many)[1:],
    }


def _checked(name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > 40:
        raise click.ClickException(
            f"`{name}` cannot be a plugin's name: use up to 40 small letters, digits and dashes."
        )
    return name.replace("-", "_")


def _joined(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _format(paths: Sequence[Path]) -> None:
    """Lay Python out as its names need: longer ones break other lines. Without ruff it stays as it is."""
    ruff = find_ruff()
    if ruff is None:
        return
    for words in (("check", "--fix", "--exit-zero", "--select", "I"), ("format",)):
        subprocess.run([ruff, *words, "--quiet", "--line-length", "110", *paths], check=True)


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
