import type { Note } from "../note";
import { annotationOf, noteOf } from "../web-annotation";

/** A note as the calls have it. */
export interface NoteRow {
  readonly guid: string;
  readonly annotation: string;
  readonly parent_guid: string | null;
}

export type StoredRow = NoteRow & { readonly created_at: string };

/** What a row of the server says; text that is no Web Annotation is a note in words. */
export function noteOfRow({ guid, annotation, parent_guid, created_at }: StoredRow): Note {
  const note = noteOf(parsed(annotation)) ?? {
    place: null,
    color: null,
    drawn: null,
    quote: null,
    words: annotation,
    created: created_at,
  };
  return { ...note, guid, parent: parent_guid };
}

export function rowOfNote(note: Note, content: string, isAnswer: boolean): NoteRow {
  const annotation = JSON.stringify(annotationOf(note, content, isAnswer));
  return { guid: note.guid, annotation, parent_guid: note.parent };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
