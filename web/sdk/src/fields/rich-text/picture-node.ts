import { mergeAttributes, Node } from "@tiptap/core";
import { PICTURE_DATA } from "./picture-data";

/** A picture between the lines, whose bytes stand in the text. */
export const Picture = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => (PICTURE_DATA.test(element.getAttribute("src") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["img", mergeAttributes(HTMLAttributes)],
});
