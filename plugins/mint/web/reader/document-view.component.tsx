import type { JSONContent } from "@tiptap/core";
import { createElement, type ReactNode } from "react";
import type { Reading } from "../api/lessons";
import { Formula } from "../blocks/formula.component";
import { MarkedText } from "./marked-text.component";
import { MediumBlock } from "./medium-block.component";
import { QuestionBlock } from "./question-block.component";
import classes from "./reader.module.css";

/** What the blocks of a document need beside it. `onAnswer` is absent where nobody answers. */
interface Surroundings {
  readonly images: Reading["images"];
  readonly media: Reading["media"];
  readonly lesson?: string;
}

interface Props extends Surroundings {
  readonly document: JSONContent;
}

type Draw = (node: JSONContent, children: ReactNode, around: Surroundings) => ReactNode;

const ALIGNED = new Set(["left", "center", "right", "justify"]);

const element =
  (tag: string, className?: string): Draw =>
  (_node, children) =>
    createElement(tag, className ? { className } : null, children);

/** A line, to the side that it says. */
const line =
  (tagOf: (node: JSONContent) => string): Draw =>
  (node, children) => {
    const align = node.attrs?.textAlign;
    const isAligned = typeof align === "string" && ALIGNED.has(align);
    return createElement(tagOf(node), isAligned ? { "data-align": align } : null, children);
  };

const cell =
  (tag: "th" | "td"): Draw =>
  ({ attrs }, children) =>
    createElement(tag, { colSpan: attrs?.colspan ?? 1, rowSpan: attrs?.rowspan ?? 1 }, children);

const picture = (url: string | undefined, alt: string) =>
  url ? <img src={url} alt={alt} loading="lazy" /> : null;

/** Every block that the server keeps, as it is read; what is not here is its content alone. */
const DRAWN: Readonly<Record<string, Draw>> = {
  paragraph: line(() => "p"),
  heading: line(({ attrs }) => `h${attrs?.level ?? 2}`),
  bulletList: element("ul"),
  orderedList: ({ attrs }, children) => <ol start={attrs?.start ?? 1}>{children}</ol>,
  listItem: element("li"),
  blockquote: element("blockquote"),
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  table: (_node, children) => (
    <div className={classes.scrolled}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  tableRow: element("tr"),
  tableHeader: cell("th"),
  tableCell: cell("td"),
  details: (_node, children) => <details className={classes.details}>{children}</details>,
  detailsSummary: element("summary"),
  detailsContent: element("div"),
  columns: element("div", classes.columns),
  column: element("div"),
  inlineMath: ({ attrs }) => (
    <span className={classes.formula}>
      <Formula latex={attrs?.latex ?? ""} />
    </span>
  ),
  blockMath: ({ attrs }) => (
    <div className={classes.scrolled}>
      <Formula latex={attrs?.latex ?? ""} isBlock />
    </div>
  ),
  image: ({ attrs }, _children, { images }) => (
    <figure>
      {picture(images[attrs?.image], attrs?.alt ?? "")}
      {attrs?.caption && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  ),
  gallery: ({ attrs }, _children, { images }) => (
    <div className={classes.gallery}>
      {(attrs?.images ?? []).map(({ image, alt }: { image: string; alt: string }) => (
        <div key={image}>{picture(images[image], alt)}</div>
      ))}
    </div>
  ),
  video: (node, _children, { media }) => <MediumBlock node={node} media={media} />,
  audio: (node, _children, { media }) => <MediumBlock node={node} media={media} />,
  embed: ({ attrs }) => (
    <iframe
      className={classes.embed}
      src={attrs?.url}
      title={attrs?.title || attrs?.url}
      loading="lazy"
      allow="fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  ),
  question: (node, _children, { lesson }) => <QuestionBlock node={node} lesson={lesson ?? null} />,
};

/** A document as it is read: each block is built anew, so that nothing of it is taken for markup. */
export function DocumentView({ document, ...around }: Props) {
  return <div className={classes.document}>{drawn(document, around)}</div>;
}

const drawn = (node: JSONContent, around: Surroundings): ReactNode =>
  (node.content ?? []).map((child, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and stay in their order while they are read
    <Block key={place} node={child} around={around} />
  ));

function Block({ node, around }: { readonly node: JSONContent; readonly around: Surroundings }): ReactNode {
  if (node.type === "text") return <MarkedText node={node} />;
  const children = node.content ? drawn(node, around) : null;
  return DRAWN[node.type ?? ""]?.(node, children, around) ?? children;
}
