import type { Editor, JSONContent } from "@tiptap/core";
import { newGuid } from "../blocks/new-guid";

/** The blocks that a lesson has (MIN-016), in the order in which they are offered. */
export const BLOCKS = [
  "text",
  "heading",
  "image",
  "gallery",
  "video",
  "audio",
  "table",
  "math",
  "embed",
  "question",
  "accordion",
  "columns",
] as const;

export type BlockName = (typeof BLOCKS)[number];

const PARAGRAPH: JSONContent = { type: "paragraph" };
const column: JSONContent = { type: "column", content: [PARAGRAPH] };

const newQuestion = (): JSONContent => ({
  type: "question",
  attrs: {
    id: newGuid(),
    choices: [
      { id: newGuid(), text: "", isRight: true },
      { id: newGuid(), text: "", isRight: false },
    ],
  },
});

/** What stands in the document when a block is chosen; a formula is asked for first. */
const INSERTED: Readonly<Partial<Record<BlockName, () => JSONContent>>> = {
  image: () => ({ type: "image" }),
  gallery: () => ({ type: "gallery" }),
  video: () => ({ type: "video" }),
  audio: () => ({ type: "audio" }),
  embed: () => ({ type: "embed" }),
  question: newQuestion,
  columns: () => ({ type: "columns", content: [column, column] }),
};

/** Puts a block where the cursor is. */
export function insertBlock(editor: Editor, name: BlockName, askFormula: () => void): void {
  const chain = editor.chain().focus();
  const inserted = INSERTED[name];
  if (inserted) chain.insertContent(inserted()).run();
  else if (name === "heading") chain.setHeading({ level: 2 }).run();
  else if (name === "table") chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  else if (name === "accordion") chain.setDetails().run();
  else if (name === "math") askFormula();
  else chain.setParagraph().run();
}
