import { type ApiFailure, asFailure, type SaveState } from "@estante/sdk";
import { type Note, withReplies } from "../note";
import { type NoteRow, noteOfRow, rowOfNote, type StoredRow } from "./note-rows";

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const MAX_DELETED = 500;

/** The calls of one content's notes. */
export interface NoteCalls {
  list(): Promise<readonly StoredRow[]>;
  make(row: NoteRow): Promise<unknown>;
  change(row: NoteRow): Promise<unknown>;
  remove(guids: readonly string[]): Promise<unknown>;
}

/** Where what the server does not have is kept meanwhile. */
export interface NotesDevice {
  read(): readonly Note[];
  /** False when there is no room. */
  write(notes: readonly Note[]): boolean;
}

export interface NotesView {
  readonly notes: readonly Note[];
  readonly load: "loading" | "ready" | "failed";
  /** Why they could not be asked for. */
  readonly failure: ApiFailure | null;
  readonly state: SaveState;
  /** Why the server will not have something. */
  readonly refusal: ApiFailure | null;
  /** Whether what is not saved would outlive this page. */
  readonly isKept: boolean;
}

export const NO_NOTES: NotesView = {
  notes: [],
  load: "loading",
  failure: null,
  state: "saved",
  refusal: null,
  isKept: true,
};

/**
 * The notes of a person on a content. What is written is shown at once, lies on this device until the server has it, and
 * is sent again after a pause that grows. One call after the other: a note may be changed while it is being made.
 */
export class NotesStore {
  view: NotesView = NO_NOTES;
  private readonly listeners = new Set<() => void>();
  private readonly stored = new Set<string>();
  private readonly unsent = new Map<string, Note>();
  private readonly refused = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_RETRY_MS;
  private isClosed = false;

  constructor(
    private readonly calls: NoteCalls,
    private readonly device: NotesDevice,
    private readonly content: string,
  ) {
    for (const note of device.read()) this.unsent.set(note.guid, note);
    if (this.unsent.size > 0) this.change({ notes: [...this.unsent.values()] });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Asks for what the server has; what waits here is newer, and goes out then. */
  async load(): Promise<void> {
    try {
      const rows = await this.inTurn(() => this.calls.list());
      for (const { guid } of rows) this.stored.add(guid);
      const known = rows.filter(({ guid }) => !this.unsent.has(guid)).map(noteOfRow);
      this.change({ notes: [...known, ...this.unsent.values()], load: "ready", failure: null });
    } catch (error) {
      return this.change({ load: "failed", failure: asFailure(error) });
    }
    await this.send();
  }

  /** Makes notes, or changes them. */
  put(notes: readonly Note[]): void {
    const guids = new Set(notes.map(({ guid }) => guid));
    for (const note of notes) {
      this.unsent.set(note.guid, note);
      this.refused.delete(note.guid);
    }
    this.change({ notes: [...this.view.notes.filter(({ guid }) => !guids.has(guid)), ...notes] });
    this.keep();
    void this.send();
  }

  /** Deletes notes and their answers; they come back when that fails. Raises ApiFailure. */
  async remove(guids: readonly string[]): Promise<void> {
    const gone = withReplies(this.view.notes, guids);
    const waiting = gone.filter(({ guid }) => this.unsent.has(guid));
    const names = new Set(gone.map(({ guid }) => guid));
    for (const { guid } of waiting) this.unsent.delete(guid);
    this.change({ notes: this.view.notes.filter(({ guid }) => !names.has(guid)) });
    try {
      await this.inTurn(() => this.removeStored([...names]));
    } catch (error) {
      for (const note of waiting) if (!this.unsent.has(note.guid)) this.unsent.set(note.guid, note);
      const there = new Set(this.view.notes.map(({ guid }) => guid));
      this.change({ notes: [...this.view.notes, ...gone.filter(({ guid }) => !there.has(guid))] });
      throw error;
    } finally {
      this.keep();
    }
  }

  /** Sends everything that waits, what was refused too. */
  retry(): Promise<void> {
    this.refused.clear();
    this.pause = FIRST_RETRY_MS;
    return this.view.load === "failed" ? this.load() : this.send();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async removeStored(names: readonly string[]): Promise<void> {
    const there = names.filter((guid) => this.stored.has(guid));
    for (let from = 0; from < there.length; from += MAX_DELETED) {
      const some = there.slice(from, from + MAX_DELETED);
      await this.calls.remove(some);
      for (const guid of some) this.stored.delete(guid);
    }
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    for (;;) {
      const next = [...this.unsent.values()].find(({ guid }) => !this.refused.has(guid));
      if (!next) break;
      const failure = await this.inTurn(() => this.sendNote(next));
      if (failure && mayPass(failure)) return this.wait();
      if (failure) this.refuse(next, failure);
      this.keep();
    }
    this.pause = FIRST_RETRY_MS;
    this.keep();
  }

  /** Sends one note as it is now. Answers why not. */
  private async sendNote(note: Note): Promise<ApiFailure | null> {
    if (this.unsent.get(note.guid) !== note) return null;
    const isAnswer = this.view.notes.some(({ guid }) => guid === note.parent);
    const row = rowOfNote(note, this.content, isAnswer);
    try {
      await this.sendRow(row);
    } catch (error) {
      return asFailure(error);
    }
    this.stored.add(note.guid);
    if (this.unsent.get(note.guid) === note) this.unsent.delete(note.guid);
    return null;
  }

  /** Another tab, or a call whose answer was lost, may have made or deleted it: both ways lead to what is to be. */
  private async sendRow(row: NoteRow): Promise<void> {
    const isStored = this.stored.has(row.guid);
    try {
      await (isStored ? this.calls.change(row) : this.calls.make(row));
    } catch (error) {
      const { status } = asFailure(error);
      if (isStored && status === 404) await this.calls.make(row);
      else if (!isStored && status === 409) await this.calls.change(row);
      else throw error;
    }
  }

  private wait(): void {
    this.change({ state: "waiting" });
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.send(), this.pause);
    this.pause = Math.min(LAST_RETRY_MS, this.pause * 2);
  }

  private refuse({ guid }: Note, refusal: ApiFailure): void {
    this.refused.add(guid);
    this.change({ refusal });
  }

  private keep(): void {
    const isKept = this.device.write([...this.unsent.values()]);
    if (isKept !== this.view.isKept) this.change({ isKept });
    const isRefused = [...this.unsent.keys()].some((guid) => this.refused.has(guid));
    if (isRefused) this.change({ state: "failed" });
    else if (this.unsent.size === 0) this.change({ state: "saved", refusal: null });
  }

  private inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const mine = this.turn.then(run, run);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private change(changed: Partial<NotesView>): void {
    this.view = { ...this.view, ...changed };
    for (const listener of this.listeners) listener();
  }
}

/** Trying again may help: no answer, a busy server, a session that is over. */
const mayPass = (failure: ApiFailure): boolean =>
  failure.isOffline || failure.isPassing || failure.isSignedOut || failure.status >= 500;
