"""Books that bring a reader of their own: a Mint book, and the reader of a cat book."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

PAGE = """<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Lector</title></head>
<body><h1>Lector</h1><output></output>
<button id="turn">Pasar</button><button id="call">Consultar</button><p id="answer"></p>
<script>
const query = Object.fromEntries(new URLSearchParams(location.search));
document.querySelector("output").textContent = JSON.stringify({ ...query, lesson: location.hash });
const send = (message) => parent.postMessage(message, "*");
let page = 0;
document.getElementById("turn").onclick = () => {
  page += 1;
  send({ type: "estante.reader.range", start: page - 1, end: page, length: 4 });
};
document.getElementById("call").onclick = () =>
  send({ type: "estante.reader.call", id: 7, path: "/i2c-v1/books/pages", body: { page } });
addEventListener("message", ({ data }) => {
  if (data.type === "estante.reader.answer" && data.id === 7)
    document.getElementById("answer").textContent = JSON.stringify(data.data ?? data.error);
});
</script></body></html>"""


def archive(page: str) -> bytes:
    """A ZIP with the reader's page."""
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as files:
        files.writestr("aviso.html", "<h1>Aviso</h1>")
        files.writestr(page, PAGE)
    return data.getvalue()


def mint_book() -> bytes:
    """A Mint book: its reader is at `/visor/index.html`."""
    return archive("visor/index.html")


def cat_book_reader() -> bytes:
    """What a cat book depends on."""
    return archive("index.html")
