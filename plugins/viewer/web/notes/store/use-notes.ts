import { toast, useSession, useTexts, useUnsaved } from "@estante/sdk";
import { useCallback, useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from "react";
import { newGuid } from "../../session/unsent";
import { type Note, withReplies } from "../note";
import { NoteHistory, type NoteStep } from "./history";
import { noteCallsOf } from "./notes.api";
import { contentsOf, deviceOf } from "./notes-device";
import { NO_NOTES, NotesStore, type NotesView } from "./notes-store";

const neverChanges = () => () => undefined;
const nothing = () => NO_NOTES;

/** What is written down of a new note; the rest is the same for all. */
export type NewNote = Partial<Pick<Note, "parent" | "place" | "color" | "drawn" | "quote" | "words">>;

export interface Notes extends NotesView {
  /** The course in which notes are made, or null. */
  readonly course: string | null;
  add(notes: readonly NewNote[]): readonly Note[];
  change(note: Note): void;
  /** Deletes them with their answers. Raises ApiFailure; they are there again then. */
  remove(guids: readonly string[]): Promise<void>;
  /** Puts in notes that come from a file, guids and all. */
  bring(notes: readonly Note[]): void;
  retry(): void;
  /** Absent when there is nothing to take back, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** The person's notes on a content, asked for as soon as it opens. Null where none are taken. */
export function useNotes(content: string, course: string | null, isOn: boolean): Notes | null {
  const person = useSession().person?.guid;
  const store = useMemo(
    () =>
      isOn && person !== undefined
        ? new NotesStore(
            noteCallsOf(person, content),
            deviceOf(window.localStorage, person, content),
            content,
          )
        : null,
    [isOn, person, content],
  );
  useEffect(() => {
    if (!store || person === undefined) return;
    void store.load().then(() => sendEarlier(person, content));
    const again = () => void store.retry();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      store.close();
    };
  }, [store, person, content]);
  const view = useSyncExternalStore(store?.subscribe ?? neverChanges, store ? () => store.view : nothing);
  useTrouble(view);
  const steps = useSteps(store);
  return useMemo(
    () => store && { ...view, course, ...steps, retry: () => void store.retry() },
    [store, view, course, steps],
  );
}

/** What was written on other contents and could not be sent then goes out now. */
async function sendEarlier(person: string, content: string): Promise<void> {
  for (const other of contentsOf(window.localStorage, person)) {
    if (other === content) continue;
    const device = deviceOf(window.localStorage, person, other);
    const store = new NotesStore(noteCallsOf(person, other), device, other);
    await store.load();
    store.close();
  }
}

/** Says once that something is not saved; that it is safe here meanwhile, or why it will not be saved. */
function useTrouble({ state, refusal, isKept }: NotesView): void {
  const t = useTexts("viewer");
  useUnsaved(state !== "saved", () => isKept);
  useEffect(() => {
    if (state === "waiting") toast.error(t(isKept ? "notes.state.waiting" : "notes.state.onlyHere"));
  }, [state, isKept, t]);
  useEffect(() => {
    if (refusal) toast.error(t("notes.state.refused"), { text: refusal.message });
  }, [refusal, t]);
}

/** What can be done to the notes, each act one step to take back. */
function useSteps(store: NotesStore | null) {
  const t = useTexts("viewer");
  const history = useRef(new NoteHistory());
  const [count, changed] = useReducer((now: number) => now + 1, 0);
  const run = useCallback(
    async ({ before, after }: NoteStep) => {
      if (!store) return;
      const stay = new Set(after.map(({ guid }) => guid));
      const gone = before.map(({ guid }) => guid).filter((guid) => !stay.has(guid));
      if (after.length > 0) store.put(after);
      if (gone.length > 0) await store.remove(gone);
    },
    [store],
  );
  const record = useCallback(
    async (step: NoteStep) => {
      history.current.add(step);
      changed();
      try {
        await run(step);
      } catch (error) {
        history.current.drop(step);
        changed();
        throw error;
      }
    },
    [run],
  );
  return useMemo(() => {
    void count;
    const notesNow = () => store?.view.notes ?? [];
    const take = (step: NoteStep | null) => {
      changed();
      if (step) run(step).catch(() => toast.error(t("notes.deleteFailed")));
    };
    return {
      add(made: readonly NewNote[]) {
        const after = made.map((note) => ({ ...EMPTY, ...note, ...newIdentity() }));
        void record({ before: [], after });
        return after;
      },
      change(note: Note) {
        void record({ before: notesNow().filter(({ guid }) => guid === note.guid), after: [note] });
      },
      remove: (guids: readonly string[]) => record({ before: withReplies(notesNow(), guids), after: [] }),
      bring: (notes: readonly Note[]) => void record({ before: [], after: notes }),
      undo: history.current.canUndo ? () => take(history.current.undo()) : null,
      redo: history.current.canRedo ? () => take(history.current.redo()) : null,
    };
  }, [store, run, record, t, count]);
}

const EMPTY: Omit<Note, "guid" | "created"> = {
  parent: null,
  place: null,
  color: null,
  drawn: null,
  quote: null,
  words: "",
};

const newIdentity = () => ({ guid: newGuid(), created: new Date().toISOString() });
