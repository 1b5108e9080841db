"""Files of rows as people have them: encodings, separators, sheets, and everything that is wrong with one."""

import io
import zipfile
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Annotated
from zoneinfo import ZoneInfo

import openpyxl
import pytest
from estante.actions import Action
from estante.errors import FieldError, Unprocessable
from estante.exports.spreadsheets import csv_line
from estante.imports.cells import check_row
from estante.imports.downloads import template_of
from estante.imports.spec import ImportContext, ImportSpec
from estante.imports.tables import Reading, TableLimits, TableRow, open_table
from msgspec import Meta, Struct

SANTIAGO = ZoneInfo("America/Santiago")
LIMITS = TableLimits(rows=1_000, columns=20)
ROWS = [["Nombre", "Año"], ["Ñandú; el ave", "2026"], ["Ana", ""]]


def sheet(rows: Sequence[Sequence[object]]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(list(row))
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def read(
    content: bytes, format: str = "csv", limits: TableLimits = LIMITS
) -> tuple[list[str], list[list[str]]]:
    table, rows = open_table(io.BytesIO(content), format, limits)
    return list(table.headers), [list(row.cells) for row in rows]


def text(separator: str = ";") -> str:
    return "".join(separator.join(f'"{cell}"' for cell in row) + "\r\n" for row in ROWS)


WRITTEN = {
    "utf-8": text().encode(),
    "utf-8 with a mark": text().encode("utf-8-sig"),
    "utf-16": text().encode("utf-16"),
    "windows": text().encode("cp1252"),
    "commas": text(",").encode(),
    "tabs": text("\t").encode(),
    "lines of unix": text().replace("\r", "").encode(),
}


def test_a_nul_is_left_out() -> None:
    assert read(b"a;b\nx\x00y;\x00\n") == (["a", "b"], [["xy"]])


@pytest.mark.parametrize("content", WRITTEN.values(), ids=WRITTEN)
def test_encoding_and_separator_are_found_out(content: bytes) -> None:
    headers, rows = read(content)
    assert headers == ["Nombre", "Año"]
    assert rows == [["Ñandú; el ave", "2026"], ["Ana"]]


PROSE = [
    ["Título", "Descripción", "Año"],
    ["¿Qué es el agua?", "“El ciclo” del agua — según María…", "2026"],
    ["Lição de Geografia", "As estações do ano e os corações à mão", "1º"],
    ["ÍNDICE", "PINGÜINOS Y ÑANDÚES DE ESPAÑA", "LIÇÕES"],
]
SHORT = {
    "one word": [["Título"], ["Ana"]],
    "capitals": [["ÍNDICE"], ["EDUCAÇÃO"]],
    "Brazil": [["Lições", "Ação"], ["São João", "É preciso"]],
    "Spanish": [["Año"], ["Canción de Íñigo"], ["Útil"]],
    "one header": [["País"], ["Chile"]],
    "a middle dot and quotes": [["Curso"], ["GEO-7A · PDF"], ["“Atlas”"]],
    "English": [["Title"], ["Peter\u2019s book"], ["Don\u2019t panic \u2013 it\u2019s “fine”"]],
}


def lines(rows: Sequence[Sequence[str]], encoding: str, end: str = "\r\n") -> bytes:
    # MS-DOS has neither curly quotes nor long dashes.
    text = end.join(";".join(row) for row in rows) + end
    if encoding == "cp850":
        text = text.translate(str.maketrans("“”\u2019—\u2013…", '""\'--.')).replace('"', "")
    return text.encode(encoding)


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"], ids=["Windows", "Unix", "old Macs"])
@pytest.mark.parametrize("encoding", ["cp1252", "mac-roman", "cp850", "utf-8", "utf-8-sig", "utf-16"])
def test_a_table_of_any_program_is_read_in_its_letters(encoding: str, end: str) -> None:
    content = lines(PROSE, encoding, end)
    table, rows = open_table(io.BytesIO(content), "csv", LIMITS)
    assert table.encoding == encoding
    codec = content.decode(encoding).split(end)
    assert [list(table.headers), *(list(row.cells) for row in rows)] == [
        line.split(";") for line in codec if line
    ]


@pytest.mark.parametrize("encoding", ["cp1252", "mac-roman", "cp850"])
@pytest.mark.parametrize("rows", SHORT.values(), ids=SHORT)
def test_a_few_letters_tell_the_encoding(rows: list[list[str]], encoding: str) -> None:
    content = lines(rows, encoding)
    result, below = open_table(io.BytesIO(content), "csv", LIMITS)
    read = [list(result.headers), *(list(row.cells) for row in below)]
    assert "\r\n".join(";".join(cells) for cells in read) == content.decode(encoding).strip()


def test_the_encoding_is_found_by_what_stands_far_below() -> None:
    rows = [
        ["Name", "Url"],
        *([f"Link {n}", "https://example.org"] for n in range(5_000)),
        ["Lección de Íñigo"],
    ]
    content = lines(rows, "mac-roman")
    assert open_table(io.BytesIO(content), "csv", TableLimits(9_999, 9))[0].encoding == "mac-roman"


def test_a_broken_letter_in_a_table_of_utf_8_makes_it_no_other() -> None:
    content = "Título;Año\nCanción nº 1 de años;Ñandú\nLección aquí;así\n".encode() + b"Ni\xf1o;1\n"
    table, rows = open_table(io.BytesIO(content), "csv", LIMITS)
    cells = [list(row.cells) for row in rows]
    assert (table.encoding, cells[-1]) == ("utf-8", ["Ni\ufffdo", "1"])


def test_a_wrong_choice_of_encoding_is_read_too() -> None:
    content = io.BytesIO("Nombre;Año\nAna;2026\n".encode("cp1252") + b"x")
    for encoding in ("utf-8", "cp850", "mac-roman", "utf-16"):
        table, rows = open_table(content, "csv", LIMITS, Reading(encoding=encoding))
        assert (table.encoding, table.headers[:1] == ("Nombre",)) == (encoding, encoding != "utf-16")
        assert list(rows) or encoding == "utf-16"


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_title_and_empty_rows_stand_above_the_headers(separator: str) -> None:
    rows = [
        "Listado, de 2026",
        "",
        separator * 3,
        separator.join(["nombre", "Fecha de nacimiento", "points"]),
    ]
    below = [separator.join(["Ana", "2026-01-01", "2"])] * 3
    content = "\n".join([*rows, *below]).encode()
    # What nobody knows is found below a title that is one cell.
    for known in (SPEC.known, None)[: 1 if separator == "," else 2]:
        table, result = open_table(io.BytesIO(content), "csv", LIMITS, known=known)
        assert (table.headers[0], table.headers_at, table.separator) == ("nombre", 4, separator)
        assert [row.line for row in result] == [5, 6, 7]
    assert [row.line for row in table.top] == [1, 4, 5, 6, 7]
    chosen, _ = open_table(io.BytesIO(content), "csv", LIMITS, Reading(separator=separator, headers_at=5))
    assert chosen.headers == ("Ana", "2026-01-01", "2")


def test_a_value_that_is_called_like_a_header_is_none() -> None:
    content = b"Curso;Quien\nname;Ana\nOtro;Eva\n"
    table, _ = open_table(io.BytesIO(content), "csv", LIMITS, known=SPEC.known)
    assert table.headers_at == 1


def test_a_cell_with_a_link_gives_its_address() -> None:
    book, content = openpyxl.Workbook(), io.BytesIO()
    for row in (
        ["Nombre", "Url"],
        ["Uno", "Ver el vídeo"],
        ["Dos", "https://b.example/"],
        ["Tres", "x"],
        ["Cuatro", "y"],
    ):
        book.active.append(row)
    book.active["B2"].hyperlink = "https://a.example/v?x=1&y=2"
    book.active["B3"].hyperlink = "https://other.example/"
    book.active["B4"] = '=HYPERLINK("HTTPS://c.example/","Ver")'
    book.active["B5"].hyperlink = "mailto:ana@example.org"
    book.save(content)
    _, rows = open_table(content, "xlsx", LIMITS, links=True)
    assert [row.links for row in rows] == [
        {1: "https://a.example/v?x=1&y=2"},
        {1: "https://other.example/"},
        {1: "HTTPS://c.example/"},
        {},
    ]


def test_a_sheet_is_read_as_it_is_written() -> None:
    content = sheet([["Nombre", "Año", "Día"], ["Ana", 2026, date(2026, 3, 1)], [], ["Eva", 1.5, True]])
    headers, rows = read(content, "xlsx")
    assert headers == ["Nombre", "Año", "Día"]
    assert rows == [["Ana", "2026", "2026-03-01"], ["Eva", "1.5", "true"]]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (datetime(2026, 3, 1, 9, 30), "2026-03-01T09:30:00"),
        (datetime(2026, 3, 1, 9, 29, 59, 999_997), "2026-03-01T09:30:00"),
        (datetime(2026, 2, 28, 23, 59, 59, 999_999), "2026-03-01"),
        (2.0, "2"),
        (0.1, "0.1"),
        (False, "false"),
    ],
)
def test_a_cell_of_a_sheet_is_its_value_and_not_how_it_is_counted(written: object, text: str) -> None:
    _, rows = read(sheet([["Nombre", "Valor"], ["Ana", written]]), "xlsx")
    assert rows == [["Ana", text]]


def test_lines_are_numbered_as_the_person_sees_them() -> None:
    _, rows = open_table(io.BytesIO(b'a;b\n\n"one\ntwo";2\nthree;3\n'), "csv", LIMITS)
    assert [row.line for row in rows] == [3, 5]
    _, rows = open_table(io.BytesIO(sheet([["a"], [None], ["x"]])), "xlsx", LIMITS)
    assert [row.line for row in rows] == [3]


def entity_bomb() -> bytes:
    """A sheet whose XML unfolds to far more than it is."""
    source, target = zipfile.ZipFile(io.BytesIO(sheet([["a"], ["b"]]))), io.BytesIO()
    entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "x" * 10}">' for n in range(9))
    with zipfile.ZipFile(target, "w") as made:
        for info in source.infolist():
            data = source.read(info)
            if info.filename == "xl/worksheets/sheet1.xml":
                data = f"<!DOCTYPE worksheet [{entities}]>".encode() + data.replace(b"<v>", b"<v>&e8;")
            made.writestr(info, data)
    return target.getvalue()


def zip_bomb() -> bytes:
    """A sheet of nothing but spaces, that unpacks to 600 times its size."""
    source, target = zipfile.ZipFile(io.BytesIO(sheet([["a"]]))), io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for info in source.infolist():
            made.writestr(info.filename, source.read(info))
        made.writestr("xl/worksheets/sheet9.xml", b" " * 8 * 1024 * 1024)
    return target.getvalue()


BROKEN = {
    "empty": (b"\n\n", "csv", "IMPORT_EMPTY"),
    "cut within a cell": (b'a;b\n1;2\n"3;4\n5;6\n', "csv", "IMPORT_TRUNCATED"),
    "a quotation mark amiss": (b'a;b\n"1"x;2\n', "csv", "IMPORT_LINE_BROKEN"),
    "100,000 columns": (b";".join([b"a"] * 100_000) + b"\n1\n", "csv", "IMPORT_TOO_MANY_COLUMNS"),
    "a row of 100,000 columns": (b"a;b\n" + b";".join([b"1"] * 100_000), "csv", "IMPORT_TOO_MANY_COLUMNS"),
    "too many rows": (b"a;b\n" + b"1;2\n" * 1_001, "csv", "IMPORT_TOO_MANY_ROWS"),
    "a cell of a megabyte": (b"a;b\n1;" + b"x" * 100_000, "csv", "IMPORT_CELL_TOO_LONG"),
    "a sheet too wide": (sheet([["a"] * 30]), "xlsx", "IMPORT_TOO_MANY_COLUMNS"),
    "half a sheet": (sheet([["a"], ["b"]])[:900], "xlsx", "ARCHIVE_BROKEN"),
    "no sheet": (b"PK\x05\x06" + b"\0" * 18, "xlsx", "IMPORT_SHEET_BROKEN"),
    "a bomb of entities": (entity_bomb(), "xlsx", "IMPORT_SHEET_BROKEN"),
    "a bomb of zeros": (zip_bomb(), "xlsx", "ARCHIVE_RATIO"),
}


@pytest.mark.parametrize(("content", "format", "code"), BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_with_a_file_is_named(content: bytes, format: str, code: str) -> None:
    with pytest.raises(Unprocessable) as refused:
        read(content, format)
    assert refused.value.text_key == f"errors.{code}"


class Pupil(Struct, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=2, max_length=10)]
    born: date | None = None
    points: float = 0
    is_guest: bool = False
    groups: tuple[str, ...] = ()
    seen: Annotated[datetime, Meta(tz=True)] | None = None


async def nothing(_context: ImportContext, _rows: Sequence[Pupil]) -> None:
    """Writes nothing."""


def refuse_guests(row: Pupil) -> list[FieldError]:
    return [FieldError("groups", "required")] if row.is_guest and not row.groups else []


SPEC = ImportSpec(
    page="/schools",
    name="probe.pupils",
    row=Pupil,
    action=Action("probe", "create"),
    text_key="x",
    write_rows=nothing,
    columns={"name": ("Nombre", "Nome"), "born": ("Fecha de nacimiento",)},
    check_row=refuse_guests,
)
ALL = {"name": 0, "born": 1, "points": 2, "is_guest": 3, "groups": 4}


def test_columns_are_guessed_by_their_headers() -> None:
    assert SPEC.guess(["ID", "NOMBRE ", "fecha_de_nacimiento", "nome"]) == {"name": 1, "born": 2}


def test_cells_are_read_as_people_write_them() -> None:
    row = check_row(SPEC, ALL, TableRow(2, ["Ana", "1/3/2026", "2,5", "Sí", "A | B"]), SANTIAGO).row
    assert row == Pupil(name="Ana", born=date(2026, 3, 1), points=2.5, is_guest=True, groups=("A", "B"))
    assert check_row(SPEC, ALL, TableRow(2, ["Ana"]), SANTIAGO).row == Pupil(name="Ana")


@pytest.mark.parametrize("text", ["2026-03-01", "2026-03-01T00:00:00", "1/3/2026 0:00", "2026-03-01 00:00"])
def test_a_day_may_come_with_its_midnight(text: str) -> None:
    row = check_row(SPEC, ALL, TableRow(2, ["Ana", text]), SANTIAGO).row
    assert row.born == date(2026, 3, 1)
    wrong = check_row(SPEC, ALL, TableRow(2, ["Ana", "2026-03-01 10:00"]), SANTIAGO)
    assert [(one.field, one.code) for one in wrong.faults] == [("born", "invalid_date")]


@pytest.mark.parametrize("text", ["2026-03-01 9:30", "1/3/2026 09:30", "2026-03-01T12:30:00Z"])
def test_a_time_is_of_the_organizations_clock_unless_it_says_another(text: str) -> None:
    row = check_row(SPEC, {"name": 0, "seen": 1}, TableRow(2, ["Ana", text]), SANTIAGO).row
    assert row.seen == datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
    wrong = check_row(SPEC, {"name": 0, "seen": 1}, TableRow(2, ["Ana", "9:30"]), SANTIAGO)
    assert [(one.field, one.code) for one in wrong.faults] == [("seen", "invalid_date")]


def test_every_wrong_cell_is_named_by_line_and_column() -> None:
    result = check_row(SPEC, ALL, TableRow(7, ["A", "31/31/2026", "many", "perhaps", ""]), SANTIAGO)
    assert result.row is None
    assert {(one.line, one.column, one.field, one.code) for one in result.faults} == {
        (7, 0, "name", "min_length"),
        (7, 1, "born", "invalid_date"),
        (7, 2, "points", "invalid"),
        (7, 3, "is_guest", "invalid"),
    }
    missing = check_row(SPEC, {"born": 0}, TableRow(2, ["2026-03-01"]), SANTIAGO)
    assert [(one.field, one.column, one.code) for one in missing.faults] == [("name", None, "required")]
    guest = check_row(SPEC, ALL, TableRow(3, ["Ana", "", "", "x", ""]), SANTIAGO)
    assert [(one.column, one.code) for one in guest.faults] == [(4, "required")]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\uff1d"])
def test_no_cell_of_what_goes_out_is_a_formula_and_our_own_come_back(sign: str) -> None:
    written = csv_line([f"{sign}1+1", "ok"], "es")
    assert written.decode().lstrip('"').startswith("'")
    if sign in "=+-@":
        _, rows = read(b"a;b\n" + written)
        assert rows == [[f"{sign}1+1", "ok"]]


def test_the_template_has_the_headers_of_the_language(tmp_path: object) -> None:
    headers = [SPEC.label(name) for name in SPEC.fields]
    template = template_of(headers, "es", "csv").decode("utf-8-sig")
    assert template.splitlines()[0].startswith("Nombre;Fecha de nacimiento")
    sheet = openpyxl.load_workbook(io.BytesIO(template_of(headers, "es", "xlsx"))).worksheets[0]
    assert [cell.value for cell in sheet[1]][:2] == ["Nombre", "Fecha de nacimiento"]
