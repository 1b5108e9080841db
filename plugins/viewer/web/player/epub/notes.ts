import type { Book } from "foliate-js/view.js";

const EPUB = "http://www.idpf.org/2007/ops";

/** Whether a link is the mark of a note, by its type (EPUB 3.3 §5.3) or its role (DPUB-ARIA). */
export function isNoteMark(link: Element): boolean {
  const types = link.getAttributeNS(EPUB, "type")?.split(/\s+/) ?? [];
  return types.includes("noteref") || link.getAttribute("role") === "doc-noteref";
}

/** The words of the note that a link leads to; null where there is none. */
export async function noteOf(book: Book, href: string): Promise<string | null> {
  const target = book.resolveHref(href);
  const page = await book.sections[target?.index ?? -1]?.createDocument();
  const note = page && target?.anchor(page);
  if (!note || typeof note === "number") return null;
  return (note.textContent ?? "").replace(/\s+/g, " ").trim() || null;
}
