import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import classes from "./print.module.css";

const DOTS_PER_POINT = 150 / 72;
const ANNOTATIONS_WITH_VALUES = 3;

interface Printing {
  /** Tells how many pages are ready. */
  onPage(ready: number): void;
  cancel: AbortSignal;
}

/**
 * Prints a document's pages, each on a sheet of its own size, and nothing of the application around them. Pages are
 * drawn one after the other, each freed of its memory before the next.
 */
export async function printDocument(document: PDFDocumentProxy, { onPage, cancel }: Printing): Promise<void> {
  const sheets = window.document.createElement("div");
  sheets.className = classes.sheets ?? "";
  const sizes = window.document.createElement("style");
  sheets.append(sizes);
  window.document.body.append(sheets);
  const addresses: string[] = [];
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      sizes.append(sheetRule(page, number));
      const address = URL.createObjectURL(await drawSheet(page, cancel));
      addresses.push(address);
      const sheet = new Image();
      sheet.src = address;
      sheet.style.setProperty("page", `sheet-${number}`);
      sheets.append(sheet);
      await sheet.decode();
      if (cancel.aborted) return;
      onPage(number);
    }
    window.print();
  } finally {
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

/** A landscape slide is printed on a landscape sheet. */
function sheetRule(page: PDFPageProxy, number: number): string {
  const { width, height } = page.getViewport({ scale: 1 });
  return `@page sheet-${number} { size: ${Math.round(width)}pt ${Math.round(height)}pt; margin: 0; }\n`;
}

async function drawSheet(page: PDFPageProxy, cancel: AbortSignal): Promise<Blob> {
  const viewport = page.getViewport({ scale: DOTS_PER_POINT });
  const canvas = window.document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport, intent: "print", annotationMode: ANNOTATIONS_WITH_VALUES });
  const stop = () => drawing.cancel();
  cancel.addEventListener("abort", stop);
  try {
    await drawing.promise;
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the page was not drawn"))));
    });
  } finally {
    cancel.removeEventListener("abort", stop);
    page.cleanup();
    canvas.width = 0;
  }
}
