import { createElement, Fragment, type ReactNode, useEffect, useMemo, useRef } from "react";
import { PICTURE_DATA } from "./picture-data";
import { libraryOf, type MathLibrary, renderFormula } from "./render-formula";
import classes from "./rich-text.module.css";

const TAGS = new Set(["P", "H2", "H3", "UL", "OL", "LI", "STRONG", "EM", "BLOCKQUOTE", "BR"]);
/** These go with all that stands in them; of any other unknown element what stands in it stays. */
const DROPPED = new Set(["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "SVG", "MATH"]);
const LINK = /^(https?:|mailto:)/i;

/** Text with headings, lists, links, pictures and formulas, as RichTextField writes it and the server keeps it. */
export function RichText({ html, isShort = false }: { readonly html: string; readonly isShort?: boolean }) {
  const parts = useMemo(() => partsOf(new DOMParser().parseFromString(html, "text/html").body), [html]);
  return (
    <div className={classes.text} data-short={isShort || undefined}>
      {parts}
    </div>
  );
}

/** The allowed elements alone, built anew: nothing of the text is taken for markup of the page. */
const partsOf = (parent: Element): ReactNode =>
  createElement(Fragment, null, ...[...parent.childNodes].map(partOf));

function partOf(node: ChildNode): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === 3 ? node.textContent : null;
  const tag = node.tagName.toUpperCase();
  if (DROPPED.has(tag)) return null;
  const formula = node.getAttribute("data-formula");
  if (tag === "SPAN" && formula !== null) return <FormulaText formula={formula} library={libraryOf(node)} />;
  if (tag === "BR") return <br />;
  if (tag === "IMG") return pictureOf(node.getAttribute("src") ?? "", node.getAttribute("alt") ?? "");
  const parts = partsOf(node);
  const href = node.getAttribute("href") ?? "";
  if (tag === "A" && LINK.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {parts}
      </a>
    );
  return TAGS.has(tag) ? createElement(tag.toLowerCase(), null, parts) : parts;
}

/** A picture whose bytes are in the text; one that lies elsewhere is a link to it, for nothing is loaded from there. */
function pictureOf(src: string, alt: string): ReactNode {
  if (PICTURE_DATA.test(src)) return <img src={src} alt={alt} loading="lazy" />;
  if (!/^https:/i.test(src)) return null;
  return (
    <a href={src} target="_blank" rel="noopener noreferrer">
      {alt || src}
    </a>
  );
}

function FormulaText({ formula, library }: { readonly formula: string; readonly library: MathLibrary }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) void renderFormula(formula, element.current, library);
  }, [formula, library]);
  return <span ref={element} data-formula={formula} />;
}
