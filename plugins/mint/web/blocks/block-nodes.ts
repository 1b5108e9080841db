import { mergeAttributes, Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { EmbedView } from "./embed-view.component";
import { GalleryView } from "./gallery-view.component";
import { ImageView } from "./image-view.component";
import { MediumView } from "./medium-view.component";
import { newGuid } from "./new-guid";
import { QuestionView } from "./question-view.component";

const HOLDER = "data-mint";

/** The values of a block, as its element carries them when it is copied. */
function valuesIn(element: HTMLElement): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(element.getAttribute("data-values") ?? "null");
  } catch {
    return null;
  }
}

interface Options {
  readonly name: string;
  readonly attrs: Readonly<Record<string, () => unknown>>;
  readonly view: Parameters<typeof ReactNodeViewRenderer>[0];
}

/** A block that is one thing, filled in by a form of its own. What is copied carries its values along. */
const blockOf = ({ name, attrs, view }: Options) =>
  Node.create({
    name,
    group: "block",
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attrs).map(([key, first]) => [
          key,
          {
            default: first(),
            parseHTML: (element: HTMLElement) => valuesIn(element)?.[key] ?? first(),
            rendered: false,
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[${HOLDER}="${name}"]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, { [HOLDER]: name, "data-values": JSON.stringify(node.attrs) }),
    ],
    addNodeView: () => ReactNodeViewRenderer(view),
  });

const empty = () => "";

const Columns = Node.create({
  name: "columns",
  group: "block",
  content: "column{2,3}",
  isolating: true,
  parseHTML: () => [{ tag: `div[${HOLDER}="columns"]` }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { [HOLDER]: "columns" }), 0],
});

const Column = Node.create({
  name: "column",
  content: "block+",
  isolating: true,
  parseHTML: () => [{ tag: `div[${HOLDER}="column"]` }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { [HOLDER]: "column" }), 0],
});

export const BLOCK_NODES = [
  blockOf({ name: "image", attrs: { image: empty, alt: empty, caption: empty }, view: ImageView }),
  blockOf({ name: "gallery", attrs: { images: () => [] }, view: GalleryView }),
  blockOf({ name: "video", attrs: { content: empty, title: empty }, view: MediumView }),
  blockOf({ name: "audio", attrs: { content: empty, title: empty }, view: MediumView }),
  blockOf({ name: "embed", attrs: { url: empty, title: empty }, view: EmbedView }),
  blockOf({
    name: "question",
    attrs: { id: newGuid, prompt: empty, feedback: empty, choices: () => [] },
    view: QuestionView,
  }),
  Columns,
  Column,
];
