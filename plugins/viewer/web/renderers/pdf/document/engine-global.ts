import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";

Object.assign(globalThis, { pdfjsLib: pdfjs });
