import { newGuid } from "../session/unsent";
import type { Note } from "./note";
import { annotationOf, guidOf, noteOf } from "./web-annotation";

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_NOTES = 5_000;

/** Notes as a file of the W3C Web Annotation data model. */
export function fileOfNotes(notes: readonly Note[], content: string): string {
  const guids = new Set(notes.map(({ guid }) => guid));
  const items = notes.map((note) => {
    const isAnswer = note.parent !== null && guids.has(note.parent);
    const { "@context": _, ...annotation } = annotationOf(note, content, isAnswer);
    return annotation;
  });
  const page = { "@context": "http://www.w3.org/ns/anno.jsonld", type: "AnnotationPage", items };
  return JSON.stringify(page, null, 2);
}

export interface ReadNotes {
  /** Those that are not there yet. */
  readonly notes: readonly Note[];
  readonly known: number;
  readonly unread: number;
}

/** Reads the notes of such a file. Raises SyntaxError when it is none. */
export function notesOfFile(text: string, content: string, there: readonly Note[]): ReadNotes {
  const items = itemsOf(JSON.parse(text));
  if (!items) throw new SyntaxError("no annotations");
  const known = new Set(there.map(({ guid }) => guid));
  // Notes that were taken on another content become others here: both may be there.
  const isOwn = items.some(({ target }) => isFields(target) && guidOf(target.source) === content);
  const renamed = new Map<string, string>();
  const newName = (guid: string | null) => {
    if (!guid) return newGuid();
    const name = renamed.get(guid) ?? (isOwn ? guid : newGuid());
    renamed.set(guid, name);
    return name;
  };
  const read = items.map((item) => ({ item, guid: newName(guidOf(item.id)), note: noteOf(item) }));
  const names = new Set([...known, ...read.map(({ guid }) => guid)]);
  const added = new Map<string, Note>();
  for (const { item, guid, note } of read) {
    if (!note || known.has(guid)) continue;
    const answered = guidOf(item.target);
    const parent = answered && (renamed.get(answered) ?? answered);
    added.set(guid, {
      ...note,
      guid,
      parent: parent && parent !== guid && names.has(parent) ? parent : null,
    });
  }
  return {
    notes: [...added.values()],
    known: read.filter(({ guid }) => known.has(guid)).length,
    unread: read.filter(({ note }) => !note).length,
  };
}

/** An annotation, a list of them, a page, or a collection with its first page. */
function itemsOf(value: unknown): readonly Record<string, unknown>[] | null {
  if (Array.isArray(value)) return value.filter(isFields).slice(0, MAX_NOTES);
  if (!isFields(value)) return null;
  if (value.type === "Annotation") return [value];
  return itemsOf(value.items ?? value.first ?? null);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
