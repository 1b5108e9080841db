"""Cards of codes to cut out of A4, ten a page, each with a QR code of the address that redeems it."""

from collections.abc import Sequence
from pathlib import Path

import segno
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from estante_licenses.cards.logos import PrintedLogo
from estante_licenses.cards.look import CardLook

COLUMNS, ROWS = 2, 5
WIDTH, HEIGHT = 95 * mm, 54 * mm
QR_SIDE, PADDING, BAND = 34 * mm, 5 * mm, 3 * mm
LOGO_HEIGHT, LOGO_WIDTH, LOGO_GAP = 11 * mm, 22 * mm, 3 * mm
LEFT, BOTTOM = (A4[0] - COLUMNS * WIDTH) / 2, (A4[1] - ROWS * HEIGHT) / 2
INK, QUIET, CUT = HexColor("#1b1b1b"), HexColor("#555555"), HexColor("#b5b5b5")
# What a reader of QR codes needs around one, in modules.
QUIET_ZONE = 2
# Any mask can be read; to look for the best of eight takes eight times as long.
MASK = 1
# The letters of the fonts that every reader of PDF has.
LETTERS = "cp1252"


def address_of(look: CardLook, code: str) -> str:
    """What the QR code of a card says."""
    return f"{look.address}?code={code}"


def grouped(code: str) -> str:
    """A code as people read it aloud: in groups of four."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def draw_cards(path: Path, look: CardLook, codes: Sequence[str], logo: PrintedLogo | None = None) -> None:
    """Write a PDF of the cards of these codes."""
    canvas = Canvas(str(path), pagesize=A4, pageCompression=1)
    canvas.setTitle(look.title)
    canvas.setAuthor(look.organization)
    for at, code in enumerate(codes):
        place = at % (COLUMNS * ROWS)
        if at and place == 0:
            canvas.showPage()
        row, column = divmod(place, COLUMNS)
        canvas.saveState()
        canvas.translate(LEFT + column * WIDTH, BOTTOM + (ROWS - 1 - row) * HEIGHT)
        _draw_card(canvas, look, code, logo)
        canvas.restoreState()
    canvas.save()


def _draw_card(canvas: Canvas, look: CardLook, code: str, logo: PrintedLogo | None) -> None:
    canvas.setStrokeColor(CUT)
    canvas.setDash(2, 2)
    canvas.rect(0, 0, WIDTH, HEIGHT)
    canvas.setFillColor(HexColor(look.colour))
    canvas.rect(0, HEIGHT - BAND, WIDTH, BAND, stroke=0, fill=1)
    indent = _draw_logo(canvas, logo) if logo else 0.0
    canvas.setFillColor(INK)
    _write(canvas, look.organization, HEIGHT - 12 * mm, "Helvetica-Bold", 12, indent=indent)
    canvas.setFillColor(QUIET)
    _write(canvas, look.title, HEIGHT - 18 * mm, "Helvetica", 9, indent=indent)
    canvas.setFillColor(INK)
    _write(canvas, grouped(code), HEIGHT - 29 * mm, "Courier-Bold", 13)
    canvas.setFillColor(QUIET)
    _write(canvas, look.how, 15 * mm, "Helvetica", 7.5)
    _write(canvas, look.address.partition("//")[2], 11 * mm, "Helvetica-Bold", 7.5)
    _write(canvas, look.ends, 7 * mm, "Helvetica", 7.5)
    _draw_qr(canvas, address_of(look, code))


def _draw_logo(canvas: Canvas, logo: PrintedLogo) -> float:
    """Answers how far the words beside it move."""
    width = min(LOGO_HEIGHT * logo.shape, LOGO_WIDTH)
    canvas.drawImage(
        str(logo.path),
        PADDING,
        HEIGHT - 19 * mm,
        width,
        LOGO_HEIGHT,
        mask="auto",
        preserveAspectRatio=True,
    )
    return float(width + LOGO_GAP)


def _write(canvas: Canvas, words: str, y: float, font: str, size: float, *, indent: float = 0.0) -> None:
    """A line of words beside the QR code, smaller where it has not the room."""
    room = WIDTH - QR_SIDE - 3 * PADDING - indent
    shown = words.encode(LETTERS, "replace").decode(LETTERS)
    width = canvas.stringWidth(shown, font, size)
    canvas.setFont(font, size * min(1.0, room / width) if width else size)
    canvas.drawString(PADDING + indent, y, shown)


def _draw_qr(canvas: Canvas, address: str) -> None:
    rows = [bytes(row) for row in segno.make_qr(address, error="m", mask=MASK).matrix]
    side = QR_SIDE / (len(rows) + 2 * QUIET_ZONE)
    left, top = WIDTH - PADDING - QR_SIDE, (HEIGHT - BAND + QR_SIDE) / 2
    dark = canvas.beginPath()
    for y, row in enumerate(rows):
        for x, length in _dark_runs(row):
            at = left + (QUIET_ZONE + x) * side, top - (QUIET_ZONE + y + 1) * side
            dark.rect(*at, length * side, side)
    canvas.setFillColor(INK)
    canvas.drawPath(dark, stroke=0, fill=1)


def _dark_runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules stand beside each other: the first one of each run, and how many."""
    runs: list[tuple[int, int]] = []
    for x, module in enumerate(row):
        if not module:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs
