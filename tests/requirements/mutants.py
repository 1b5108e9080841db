"""The breakages of `mutants.tsv`: one line of the product changed, so that a marked test has to fail."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from marks import REQUIREMENTS, ROOT, Mark, all_marks


class Mutant(NamedTuple):
    """`find` stands once in `file` and becomes `replace`; then `test`, which claims `row`, fails."""

    row: str
    file: str
    find: str
    replace: str
    test: str

    @property
    def path(self) -> Path:
        """The file that is broken."""
        return ROOT / self.file

    @property
    def is_web(self) -> bool:
        """Whether the browser's half has to be built for a browser test to see it."""
        return self.path.suffix in {".ts", ".tsx", ".css", ".json"} and "web" in self.path.parts

    def apply(self) -> str:
        """Break the file; answer what it held."""
        source = self.path.read_text(encoding="utf-8")
        self.path.write_text(source.replace(self.find, self.replace), encoding="utf-8")
        return source


def all_mutants() -> list[Mutant]:
    """The lines of the table, with `\\n` and `\\t` for line breaks and tabs."""
    with (REQUIREMENTS / "mutants.tsv").open(encoding="utf-8", newline="") as lines:
        table = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            Mutant(
                row["row"],
                row["file"],
                row["find"].replace("\\n", "\n").replace("\\t", "\t"),
                row["replace"].replace("\\n", "\n").replace("\\t", "\t"),
                row["test"],
            )
            for row in table
        ]


def faults(mutants: Sequence[Mutant], marks: Sequence[Mark]) -> list[str]:
    """What is wrong with the table, a sentence each."""
    claims = {(mark.row, mark.test) for mark in marks}
    wrong = [
        f"{mutant.row}: {mutant.test} does not claim this row"
        for mutant in mutants
        if (mutant.row, mutant.test) not in claims
    ]
    for mutant in mutants:
        source = mutant.path.read_text(encoding="utf-8") if mutant.path.is_file() else ""
        if source.count(mutant.find) != 1:
            wrong.append(
                f"{mutant.row}: «{mutant.find}» stands {source.count(mutant.find)} times in {mutant.file}"
            )
        if mutant.find == mutant.replace:
            wrong.append(f"{mutant.row}: «{mutant.find}» is not changed")
    return wrong


if __name__ == "__main__":
    found = faults(all_mutants(), all_marks())
    print("\n".join(found) or "Every mutant can be applied, and every mutant's test claims its row.")
    sys.exit(bool(found))
