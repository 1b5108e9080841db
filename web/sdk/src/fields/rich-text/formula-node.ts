import { mergeAttributes, Node } from "@tiptap/core";
import { libraryOf, renderFormula } from "./render-formula";

/** A formula within a line, as `<span data-formula="x^2">`: written in LaTeX, shown as it is read. */
export const Formula = Node.create({
  name: "formula",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    formula: {
      default: "",
      parseHTML: (element) => element.getAttribute("data-formula") ?? "",
      renderHTML: ({ formula }) => ({ "data-formula": formula }),
    },
    library: {
      default: "katex",
      parseHTML: libraryOf,
      renderHTML: ({ library }) => (library === "mathjax" ? { "data-math": library } : {}),
    },
  }),
  parseHTML: () => [{ tag: "span[data-formula]" }],
  // Its text is for who reads the HTML without a script.
  renderHTML: ({ node, HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), node.attrs.formula],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("span");
      dom.dataset.formula = node.attrs.formula;
      void renderFormula(node.attrs.formula, dom, node.attrs.library);
      return { dom };
    },
});
