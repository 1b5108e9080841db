import type { JSONContent } from "@tiptap/core";
import { createElement, type ReactNode } from "react";

const TAGS: Readonly<Record<string, string>> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  code: "code",
};
const LINK = /^(https?:|mailto:)/i;

/** Words with what marks them; a link opens beside the page and tells its target nothing. */
export function MarkedText({ node }: { readonly node: JSONContent }): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inside, { type, attrs }) => {
    if (type === "link" && LINK.test(String(attrs?.href)))
      return (
        <a href={attrs?.href} target="_blank" rel="noopener noreferrer">
          {inside}
        </a>
      );
    const tag = TAGS[type];
    return tag ? createElement(tag, null, inside) : inside;
  }, node.text);
}
