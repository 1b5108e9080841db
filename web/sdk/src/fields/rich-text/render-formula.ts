export type MathLibrary = "katex" | "mathjax";

/** Which library a formula asks for: `data-math="mathjax"`, or KaTeX where it says nothing. */
export const libraryOf = (element: Element): MathLibrary =>
  element.getAttribute("data-math") === "mathjax" ? "mathjax" : "katex";

/**
 * Draws a formula of LaTeX into an element, with KaTeX unless it asks for MathJax or KaTeX does not know it. Either
 * library and its fonts come with the first formula that needs it, from this host. Answers whether it could be drawn.
 */
export async function renderFormula(
  formula: string,
  element: HTMLElement,
  library: MathLibrary = "katex",
): Promise<boolean> {
  element.textContent = formula;
  if (library === "katex" && (await drawByKatex(formula, element))) return true;
  const { drawByMathJax } = await import("./mathjax");
  if (await drawByMathJax(formula, element).catch(() => false)) return true;
  // What is broken stays as it was written, in a colour that is read in light and in dark.
  element.textContent = formula;
  element.style.color = "var(--es-bad)";
  return false;
}

/** Answers whether KaTeX knows the formula; the element stays as it was where not. */
async function drawByKatex(formula: string, element: HTMLElement): Promise<boolean> {
  const [{ default: katex }] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
  try {
    katex.render(formula, element, { trust: false, maxExpand: 200, maxSize: 20 });
    return true;
  } catch {
    return false;
  }
}
