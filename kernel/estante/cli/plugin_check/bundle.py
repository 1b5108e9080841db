"""How much of a plugin's UI half a browser fetches at once."""

import gzip
import re
from collections.abc import Mapping
from pathlib import Path

# A list's page with all that it needs: a plugin's share of it is at most the whole.
MAX_BYTES = 400 * 1024
# What a chunk imports at once; `import("./x.js")` comes when it is wanted.
IMPORTED = re.compile(r"""(?:from|import)\s*["'](\.{1,2}/[^"']+\.js)["']""")


def heaviest_chunk(dist: Path) -> tuple[str, int]:
    """The name of the chunk that fetches most with all that it imports, and how many bytes, compressed."""
    texts = {path: path.read_text("utf-8", "replace") for path in sorted((dist / "assets").glob("*.js"))}
    sizes = {path: len(gzip.compress(text.encode())) for path, text in texts.items()}
    totals = {path: sum(sizes[part] for part in _with_imports(path, texts)) for path in texts}
    heaviest = max(totals, key=lambda path: totals[path], default=None)
    return (heaviest.name, totals[heaviest]) if heaviest is not None else ("", 0)


def _with_imports(path: Path, texts: Mapping[Path, str]) -> set[Path]:
    reached, waiting = set[Path](), [path]
    while waiting:
        if (chunk := waiting.pop()) in texts and chunk not in reached:
            reached.add(chunk)
            waiting += [(chunk.parent / name).resolve() for name in IMPORTED.findall(texts[chunk])]
    return reached
