import { HIGHLIGHTS, INKS, type Note, type NotePlace, type Quote } from "./note";
import { drawnOf, svgOf } from "./svg-selector";

const CONTEXT = "http://www.w3.org/ns/anno.jsonld";
const PAGE_FRAGMENT = "http://tools.ietf.org/rfc/rfc3778";
const MEDIA_FRAGMENT = "http://www.w3.org/TR/media-frags/";
const SVG_FRAGMENT = "http://www.w3.org/TR/SVG/";
const URN = "urn:uuid:";
const MAX_WORDS = 100_000;

type Fields = Readonly<Record<string, unknown>>;

/** A note as a W3C Web Annotation: so it is stored, and so it is exported. */
export function annotationOf(note: Note, content: string, isAnswer: boolean): Fields {
  const { guid, place, color, drawn, quote, words, created } = note;
  const selectors = [
    ...(place ? [fragmentOf(place)] : []),
    ...(quote ? [{ type: "TextQuoteSelector", ...quote }] : []),
    ...(drawn ? [{ type: "SvgSelector", conformsTo: SVG_FRAGMENT, value: svgOf(drawn) }] : []),
  ];
  return {
    "@context": CONTEXT,
    id: `${URN}${guid}`,
    type: "Annotation",
    motivation: isAnswer ? "replying" : drawn?.kind === "highlight" ? "highlighting" : "commenting",
    created,
    ...(words && { body: [{ type: "TextualBody", value: words, format: "text/plain" }] }),
    target: isAnswer
      ? `${URN}${note.parent}`
      : {
          source: `${URN}${content}`,
          ...(selectors.length > 0 && { selector: selectors }),
          ...(color && { styleClass: color }),
        },
  };
}

function fragmentOf({ unit, at }: NotePlace) {
  return unit === "page"
    ? { type: "FragmentSelector", conformsTo: PAGE_FRAGMENT, value: `page=${at}` }
    : { type: "FragmentSelector", conformsTo: MEDIA_FRAGMENT, value: `t=${at}` };
}

/** What a Web Annotation of anybody says, without a parent. Null when there is nothing in it to show. */
export function noteOf(annotation: unknown): Omit<Note, "guid" | "parent"> | null {
  if (!isFields(annotation)) return null;
  const target = listOf(annotation.target).find(isFields) ?? {};
  const selectors = listOf(target.selector).filter(isFields);
  const bodies = listOf(annotation.body ?? annotation.bodyValue);
  const words = bodies.map(wordsOf).filter(Boolean).join("\n\n").slice(0, MAX_WORDS);
  const svg = selectors.find(({ type }) => type === "SvgSelector")?.value;
  const drawn = typeof svg === "string" ? drawnOf(svg) : null;
  const quote = quoteOf(selectors.find(({ type }) => type === "TextQuoteSelector"));
  if (!words && !drawn && !quote) return null;
  const colors: readonly string[] = [...HIGHLIGHTS, ...INKS];
  const color = typeof target.styleClass === "string" ? target.styleClass : "";
  const created = typeof annotation.created === "string" ? Date.parse(annotation.created) : Number.NaN;
  return {
    place: placeOf(selectors),
    color: colors.includes(color) ? (color as Note["color"]) : null,
    drawn,
    quote,
    words,
    created: new Date(Number.isNaN(created) ? Date.now() : created).toISOString(),
  };
}

/** The guid that an annotation, or what it answers, has here: its id without the prefix. */
export function guidOf(id: unknown): string | null {
  if (typeof id !== "string") return null;
  const guid = id.startsWith(URN) ? id.slice(URN.length) : id;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(guid) ? guid.toLowerCase() : null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function wordsOf(body: unknown): string {
  if (typeof body === "string") return body;
  if (!isFields(body) || typeof body.value !== "string") return "";
  // Only the words of a text with format: its tags would be read as words.
  if (body.format !== "text/html") return body.value;
  return new DOMParser().parseFromString(body.value, "text/html").body.textContent ?? "";
}

function quoteOf(selector: Fields | undefined): Quote | null {
  if (typeof selector?.exact !== "string") return null;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { exact: selector.exact, prefix: text(selector.prefix), suffix: text(selector.suffix) };
}

function placeOf(selectors: readonly Fields[]): NotePlace | null {
  for (const { type, value } of selectors) {
    if (type !== "FragmentSelector" || typeof value !== "string") continue;
    const page = /(?:^|[&#])page=(\d{1,6})/.exec(value)?.[1];
    if (page) return { unit: "page", at: Math.max(1, Number(page)) };
    const second = /(?:^|[&#])t=(?:npt:)?(\d+(?:\.\d+)?)/.exec(value)?.[1];
    if (second) return { unit: "second", at: Number(second) };
  }
  return null;
}
