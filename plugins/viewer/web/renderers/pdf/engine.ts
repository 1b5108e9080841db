/** pdf.js and its viewer, which reads `globalThis.pdfjsLib` when it is loaded: the order of the two counts. */

import "./engine-global";

import * as pdfjs from "pdfjs-dist";
import * as viewer from "pdfjs-dist/web/pdf_viewer.mjs";

export { pdfjs, viewer };
