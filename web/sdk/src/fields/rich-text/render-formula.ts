/** Draws a formula of LaTeX into an element. The library and its fonts come with the first one, from this host. */
export async function renderFormula(formula: string, element: HTMLElement): Promise<void> {
  element.textContent = formula;
  const [{ default: katex }] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
  katex.render(formula, element, { throwOnError: false, trust: false, maxExpand: 200, maxSize: 20 });
}
