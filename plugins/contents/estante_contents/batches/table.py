"""The table that may lie in an archive: names, descriptions and classification of its files, a row a file."""

import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, Param
from estante.api.files import plain_name
from estante_settings.contracts import TAUGHT, TaughtKind, country_codes
from msgspec import Struct

from estante_contents.batches.archive.child import TableFound
from estante_contents.batches.archive.members import Member
from estante_contents.schemas import ERP_ID, NAME

# What people write over a column, in small letters and without accents.
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "file": ("file", "archivo", "fichero", "ruta", "arquivo", "ficheiro", "caminho", "path"),
    "name": ("name", "nombre", "titulo", "title", "nome"),
    "description": ("description", "descripcion", "descricao"),
    "erp_id": ("erp_id", "erp id", "id erp", "erp", "codigo", "code"),
    "country": ("country", "pais"),
    "tags": ("tags", "etiquetas", "tag", "etiqueta"),
    "subjects": ("subjects", "asignaturas", "materias", "disciplinas", "disciplines", "subject"),
    "levels": ("levels", "niveles", "niveis", "etapas", "level", "nivel"),
}
SEPARATORS = ("|", ";", "\n")
MAX_DESCRIPTION, MAX_TAG, MAX_VALUES = 10_000, 100, 50
CLASSIFIED: Mapping[str, TaughtKind] = {"subjects": "discipline", "levels": "education_level"}


class TableLine(Struct, frozen=True):
    """A row of the table: its line, the cells by their columns, and what is wrong with them by itself."""

    line: int
    cells: dict[str, str]
    faults: list[FieldError] = []


class Table(Struct, frozen=True):
    """The rows by the places of the files that they name, and those that name none."""

    rows: Mapping[int, TableLine]
    lost: Sequence[TableLine]


def lines_of(table: TableFound, members: Sequence[Member]) -> Table:
    """The rows of a table, each with its file: by its path, or by its name where only one has that."""
    (_, headers), *rows = table.rows or [(1, [])]
    columns = _columns(headers)
    by_path = _places(members)
    taken: dict[int, TableLine] = {}
    lost: list[TableLine] = []
    numbers: dict[str, int] = {}
    for line, values in rows:
        cells = {name: values[at].strip() for name, at in columns.items() if at < len(values)}
        position = by_path.get(_folded(plain_name(cells.get("file", "")).strip("/")))
        faults = _faults_of(cells)
        if erp_id := cells.get("erp_id"):
            first = numbers.setdefault(erp_id.casefold(), line)
            faults += [FieldError("erp_id", "repeated_in_file", {"line": first})] if first != line else []
        row = TableLine(line, {name: cell for name, cell in cells.items() if cell}, faults)
        if position is None or position in taken:
            lost.append(row)
        else:
            taken[position] = row
    return Table(taken, lost)


def has_file_column(table: TableFound) -> bool:
    """Whether the table says which file a row is about."""
    return bool(table.rows) and "file" in _columns(table.rows[0][1])


def _columns(headers: Sequence[str]) -> dict[str, int]:
    """The place of each column that the headers name."""
    places = {_folded(header): at for at, header in reversed(list(enumerate(headers)))}
    return {
        name: places[word]
        for name, words in COLUMNS.items()
        for word in [next((word for word in words if word in places), None)]
        if word is not None
    }


def _places(members: Sequence[Member]) -> dict[str, int]:
    """The places of files by their paths, and by what they are called where only one is called so."""
    called: dict[str, list[int]] = defaultdict(list)
    for member in members:
        called[_folded(member.name.rpartition("/")[2])].append(member.position)
    single = {name: places[0] for name, places in called.items() if len(places) == 1}
    return single | {_folded(member.name): member.position for member in members}


def _folded(words: str) -> str:
    plain = unicodedata.normalize("NFKD", words.strip().casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _faults_of(cells: Mapping[str, str]) -> list[FieldError]:
    """What is wrong with cells by themselves."""
    shortest, longest = NAME
    faults = []
    if (name := cells.get("name")) and len(name) < shortest:
        faults.append(FieldError("name", "min_length", {"min": shortest}))
    for column, most in {"name": longest, "erp_id": ERP_ID, "description": MAX_DESCRIPTION}.items():
        if len(cells.get(column, "")) > most:
            faults.append(FieldError(column, "max_length", {"max": most}))
    for column in ("name", "erp_id"):
        if not cells.get(column, "").isprintable():
            faults.append(FieldError(column, "one_line"))
    for column in ("tags", *CLASSIFIED):
        if len(values_of(cells.get(column, ""))) > MAX_VALUES:
            faults.append(FieldError(column, "max_items", {"max": MAX_VALUES}))
    # What stands for bytes that are no letter in the table's encoding.
    faults += [FieldError(column, "unreadable") for column, cell in cells.items() if "\ufffd" in cell]
    if any(len(tag) > MAX_TAG for tag in values_of(cells.get("tags", ""))):
        faults.append(FieldError("tags", "max_length", {"max": MAX_TAG}))
    return faults


def values_of(cell: str) -> list[str]:
    """The values of a cell that holds several."""
    for separator in SEPARATORS[1:]:
        cell = cell.replace(separator, SEPARATORS[0])
    return list(dict.fromkeys(word.strip() for word in cell.split(SEPARATORS[0]) if word.strip()))


class Named(NamedTuple):
    """Something of the settings by its name: its guid, and its country's."""

    guid: UUID
    country: UUID


class Classification:
    """Finds countries, subjects and levels of the settings by what people write for them."""

    def __init__(self, countries: Mapping[str, UUID], parts: Mapping[str, Mapping[str, list[Named]]]) -> None:
        self._countries, self._parts = countries, parts

    @classmethod
    async def read(cls, session: Transaction) -> "Classification":
        """As the settings are now."""
        parts: dict[str, dict[str, list[Named]]] = {}
        for column, kind in CLASSIFIED.items():
            words: dict[str, list[Named]] = defaultdict(list)
            for guid, name, country in await session.execute(TAUGHT[kind]):
                words[_folded(name)].append(Named(guid, country))
            parts[column] = words
        codes = await country_codes(session)
        return cls({code.casefold(): guid for code, guid in codes.items()}, parts)

    def find(self, cells: Mapping[str, str]) -> tuple[dict[str, list[UUID]], list[FieldError]]:
        """The guids of a row's subjects and levels by their columns, and what is wrong with them."""
        faults: list[FieldError] = []
        code = cells.get("country", "")
        country = self._countries.get(code.casefold()) if code else None
        if code and country is None:
            faults.append(FieldError("country", "choice"))
        guids: dict[str, list[UUID]] = {}
        for column in CLASSIFIED:
            guids[column] = []
            for word in values_of(cells.get(column, "")):
                matches = [
                    named
                    for named in self._parts[column].get(_folded(word), [])
                    if country is None or named.country == country
                ]
                if len(matches) == 1:
                    guids[column].append(matches[0].guid)
                else:
                    faults.append(FieldError(column, *_rule(word, matches)))
        return guids, faults


def _rule(word: str, matches: Sequence[Named]) -> tuple[str, Mapping[str, Param]]:
    """Why a word names nothing: there is none, or several countries have it."""
    return ("BATCH_SEVERAL_COUNTRIES" if matches else "BATCH_UNKNOWN_VALUE"), {"value": word[:80]}
