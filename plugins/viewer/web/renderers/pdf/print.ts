import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import classes from "./print.module.css";

const DOTS_PER_POINT = 150 / 72;

/**
 * Prints a document's pages, each on a sheet of its own, and nothing of the application around them. Pages are drawn
 * one after the other; `onPage` tells how many are ready.
 */
export async function printDocument(
  document: PDFDocumentProxy,
  onPage: (ready: number) => void,
): Promise<void> {
  const sheets = window.document.createElement("div");
  sheets.className = classes.sheets ?? "";
  window.document.body.append(sheets);
  const addresses: string[] = [];
  try {
    for (let page = 1; page <= document.numPages; page += 1) {
      const address = URL.createObjectURL(await drawSheet(document, page));
      addresses.push(address);
      const sheet = new Image();
      sheet.src = address;
      sheets.append(sheet);
      await sheet.decode();
      onPage(page);
    }
    window.print();
  } finally {
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function drawSheet(document: PDFDocumentProxy, page: number): Promise<Blob> {
  const proxy = await document.getPage(page);
  const viewport = proxy.getViewport({ scale: DOTS_PER_POINT });
  const canvas = window.document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await proxy.render({ canvas, viewport, intent: "print" }).promise;
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the page was not drawn"))));
  });
}
