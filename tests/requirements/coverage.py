"""Print, per area, how many requirement rows are proven, partly proven and not (`make requirements`).

A row is proven by a test that claims it whole (`marks.py`), and partly by tests that claim parts of it. The
claims are read from the source, so nothing is run here; that the tests pass and that none of them was skipped
is what `make test` says, and `make prove` that they can fail.
"""

import sys
from collections.abc import Mapping, Sequence

from marks import Mark, all_marks, requirement_rows


def report(areas: Mapping[str, Mapping[str, str]], marks: Sequence[Mark], *, with_rows: bool) -> list[str]:
    """The lines to print: one an area; below it, where asked, what is partly proven and what is not."""
    proven = {mark.row for mark in marks if mark.part is None}
    parts: dict[str, list[str]] = {}
    for mark in marks:
        if mark.part is not None and mark.row not in proven:
            parts.setdefault(mark.row, []).append(mark.part)
    lines = [f"{'area':<16} {'proven':>7} {'partly':>7} {'not':>7} {'rows':>7}"]
    for area, rows in areas.items():
        lines.append(counts(area, rows, proven, parts))
        if with_rows:
            lines += [
                f"    {row}  partly: {', '.join(sorted(set(parts[row])))}" for row in rows if row in parts
            ]
            lines += [f"    {row}  {rows[row]}" for row in rows if row not in proven and row not in parts]
    every = {row: text for rows in areas.values() for row, text in rows.items()}
    return [*lines, counts("all", every, proven, parts)]


def counts(area: str, rows: Mapping[str, str], proven: set[str], parts: Mapping[str, object]) -> str:
    """The line of an area."""
    whole, partly = len(rows.keys() & proven), len(rows.keys() & parts.keys())
    return f"{area:<16} {whole:>7} {partly:>7} {len(rows) - whole - partly:>7} {len(rows):>7}"


if __name__ == "__main__":
    print("\n".join(report(requirement_rows(), all_marks(), with_rows="--short" not in sys.argv)))
