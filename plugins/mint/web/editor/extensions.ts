import type { Extensions } from "@tiptap/core";
import { Details, DetailsContent, DetailsSummary } from "@tiptap/extension-details";
import { Mathematics } from "@tiptap/extension-mathematics";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import "katex/dist/katex.min.css";
import { BLOCK_NODES } from "../blocks/block-nodes";
import { type SlashListener, slashCommand } from "../tools/slash-command";

interface Options {
  readonly placeholder: string;
  readonly toggle: string;
  readonly onSlash: SlashListener;
  /** A formula was chosen: it is written anew. */
  readonly onFormula: (latex: string, position: number, isBlock: boolean) => void;
}

/** What the server keeps of a document (`estante_mint/document/rules.py`), and no more. */
export const extensionsOf = ({ placeholder, toggle, onSlash, onFormula }: Options): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: { openOnClick: false, protocols: ["http", "https", "mailto"] },
  }),
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Placeholder.configure({ placeholder }),
  TableKit.configure({ table: { resizable: false } }),
  Details.configure({
    renderToggleButton: ({ element, isOpen }) => {
      element.setAttribute("aria-label", toggle);
      element.setAttribute("aria-expanded", String(isOpen));
    },
  }),
  DetailsSummary,
  DetailsContent,
  Mathematics.configure({
    inlineOptions: { onClick: (node, position) => onFormula(node.attrs.latex, position, false) },
    blockOptions: { onClick: (node, position) => onFormula(node.attrs.latex, position, true) },
    katexOptions: { throwOnError: false, trust: false, maxExpand: 200, maxSize: 20 },
  }),
  ...BLOCK_NODES,
  slashCommand(onSlash),
];
