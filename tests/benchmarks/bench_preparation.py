"""A PDF of 1,000 pages prepared in its sandbox, beside PDFium reading the same pages in a process of its own.

The preparation starts a confined process, which reads pages, outline, text and a picture of the first page.
Memory is the most that such a process ever had. `BENCH_ROWS` is how many pages there are.
"""

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from estante.api.sandbox import InspectionLimits
from estante_contents.inspection.sandbox import inspect
from harness import REPOSITORY, report, size

sys.path.insert(0, str(REPOSITORY))
from tests.samples.pdfs import heavy_pdf

PAGES = size(1_000)
ROUNDS = 3
MEBIBYTE_KIB = 1024
BARE = """
import sys, pypdfium2
document = pypdfium2.PdfDocument(sys.argv[1])
print(sum(len(document[index].get_textpage().get_text_bounded()) for index in range(len(document))))
"""


def main() -> None:
    """Make, prepare, compare, report."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "largo.pdf"
        path.write_bytes(heavy_pdf(PAGES, 20_000))
        limits = InspectionLimits(folder=Path(folder))
        prepared, bare = [], []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            assets = asyncio.run(inspect("estante_contents.inspection.pdf:inspect", path, limits))
            prepared.append(time.perf_counter() - start)
            assert assets.pages == PAGES
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", BARE, str(path)], check=True, stdout=subprocess.DEVNULL)
            bare.append(time.perf_counter() - start)
        mebibytes = path.stat().st_size / MEBIBYTE_KIB**2
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / MEBIBYTE_KIB
    report(
        f"a PDF of {PAGES:,} pages prepared",
        min(bare) / min(prepared),
        "told, not held",
        "PDFium reading the text of the same pages",
        {"prepared s": min(prepared), "bare s": min(bare), "file MiB": mebibytes, "memory MiB": memory},
    )


if __name__ == "__main__":
    main()
