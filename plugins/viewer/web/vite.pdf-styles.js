import postcss from "postcss";

const VIEWER = /\/pdfjs-dist\/.*pdf_viewer\.css$/;
const SHOWN =
  /\.(pdfViewer|textLayer|annotationLayer|xfa\w+|spread|page|dummyPage)\b|\[data-main-rotation|#hiddenCopyElement/;
// Editors, dialogs, side bars and the loading picture of pdf.js's own application.
const NEVER_SHOWN =
  /canvasWrapper svg|[eE]ditor|viewsManager|pdfPresentationMode|copyAll|\.loading|Signature|comment/;

/**
 * Keeps of pdf.js's style sheet what its pages and layers need: nine tenths are for its own application, with fifty
 * pictures.
 *
 * @returns {import("vite").Plugin}
 */
export function pdfStyles() {
  return {
    name: "estante-pdf-styles",
    enforce: "pre",
    transform(code, id) {
      return VIEWER.test(id) ? { code: shownRules(code), map: null } : null;
    },
  };
}

/** @param {string} css */
export function shownRules(css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!SHOWN.test(rule.selector) || NEVER_SHOWN.test(rule.selector)) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
