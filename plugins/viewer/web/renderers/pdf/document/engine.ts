/**
 * pdf.js, built for older browsers too, and its viewer, which reads `globalThis.pdfjsLib` when it is loaded: the
 * order of the imports counts.
 */

import "./iterated-streams";
import "./engine-global";

import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import * as viewer from "pdfjs-dist/legacy/web/pdf_viewer.mjs";

export { pdfjs, viewer };
