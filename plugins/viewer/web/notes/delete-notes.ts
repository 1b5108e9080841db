import { asFailure, toast, translate } from "@estante/sdk";
import type { Note } from "./note";

export interface Deletion {
  /** Deletes notes, with their answers. Raises ApiFailure. */
  readonly remove?: ((guids: readonly string[]) => Promise<void>) | undefined;
  /** A guid, several, or `full`: all of the content, one by one. */
  readonly ids?: string | readonly string[] | undefined;
  /** How the content's notes stand, or null while that is not known; told of the progress of `full`. */
  readonly status?:
    | { readonly notes: readonly Note[]; tell(done: number, of: number): void }
    | null
    | undefined;
}

/** Deletes notes and says how that went. Says what is missing, and calls nothing, when something is. */
export async function deleteNotes({ remove, ids, status }: Deletion): Promise<boolean> {
  const guids = typeof ids === "string" ? [ids] : (ids ?? []);
  const missing = !remove ? "function" : guids.length === 0 ? "ids" : !status ? "status" : null;
  if (missing || !remove || !status) {
    toast.error(translate(`viewer:notes.missing.${missing}`));
    return false;
  }
  try {
    await (ids === "full" ? deleteAll(remove, status) : remove(guids));
    toast.success(translate("viewer:notes.deleted"));
    return true;
  } catch (error) {
    toast.error(translate("viewer:notes.deleteFailed"), { text: asFailure(error).message });
    return false;
  }
}

async function deleteAll(
  remove: NonNullable<Deletion["remove"]>,
  { notes, tell }: NonNullable<Deletion["status"]>,
): Promise<void> {
  const inOrder = answersFirst(notes);
  for (const [done, { guid }] of inOrder.entries()) {
    tell(done + 1, inOrder.length);
    await remove([guid]);
  }
}

/** Answers stand before what they answer, which would take them along uncounted. */
function answersFirst(notes: readonly Note[]): readonly Note[] {
  const byGuid = new Map(notes.map((note) => [note.guid, note]));
  const depthOf = (note: Note): number => {
    const seen = new Set<Note>();
    for (let at: Note | undefined = note; at && !seen.has(at); at = byGuid.get(at.parent ?? "")) seen.add(at);
    return seen.size;
  };
  const depths = new Map(notes.map((note) => [note, depthOf(note)]));
  return [...notes].sort((a, b) => (depths.get(b) ?? 0) - (depths.get(a) ?? 0));
}
