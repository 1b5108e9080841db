/** Positions are in the unit of the content's tracking: seconds, pages, or 0 to 1. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether the work was gone through. `browsed` is SCORM 1.2's word for looking without being graded. */
export type Completion = "not attempted" | "incomplete" | "completed" | "browsed" | "unknown";

/** Whether what was asked was mastered; apart from completion, as SCORM 2004 and xAPI have it. */
export type Success = "passed" | "failed" | "unknown";

/** A score as a course tells it: `scaled` is -1 to 1, `raw` lies between `min` and `max`. */
export interface Score {
  readonly scaled?: number;
  readonly raw?: number;
  readonly min?: number;
  readonly max?: number;
}

/** How it ended, or how it stands. */
export interface Result {
  readonly completion?: Completion;
  readonly success?: Success;
  readonly score?: Score;
}

/** What a renderer keeps beside the position. What is left out stays as it was. */
export interface Memory extends Result {
  readonly suspendData?: string;
}

/** Where the person left a content, over all sittings and devices. */
export interface Resumed {
  /** The position; 0 at first. */
  readonly last: number;
  readonly suspendData: string | null;
  /** What was seen so far, apart from what this sitting adds. */
  readonly covered: readonly Range[];
}

/**
 * What a renderer would lose if it ended now. Only on the arrow, with `canWait`, may it say goodbye first: a promise is
 * waited for then, 5 seconds at most. On the other ways out the page may be gone after the call.
 */
export type TakeSnapshot = (canWait: boolean) => Memory | null | Promise<Memory | null>;

/** The guids of a consumption and of this session of it, for calls of a renderer's own. */
export interface SittingGuids {
  readonly consumption: string;
  readonly session: string;
}

/** `waiting`: something is not stored yet and is tried again. `failed`: the server will not have it. */
export type SaveState = "saved" | "waiting" | "failed";

/**
 * A person's sitting with a content. It is there at once and takes everything from the first moment; what cannot be
 * sent waits on this device and is sent later. No call throws.
 */
export interface ViewingSession {
  /**
   * Where the person left. Ask when the content can go there: the answer comes at once when it is known, and 1.5
   * seconds after the question at the latest, then as this device knows it.
   */
  resume(): Promise<Resumed>;
  /** Under which guids the server knows the sitting, once it does; null where nothing is recorded. */
  sitting(): Promise<SittingGuids | null>;
  /** The full length in the content's unit, for a content whose length only its player knows. It may come late. */
  setLength(length: number): void;
  /** Note a covered range, and when looking at it began; it goes out with the next `push`. */
  cover(range: Range, began?: Date): void;
  /** Send now what waits. */
  push(): void;
  /** Keep this and send it now. Answers when the server has it, or when it is safe on this device until later. */
  remember(memory: Memory): Promise<SaveState>;
  /** The end was reached: a player's end, the single update of a page, the verdict of a course. */
  finish(result?: Result): void;
  /**
   * What to keep when the person leaves. It is asked on every way out: the arrow, another address, a closed or hidden
   * tab; `cover` may still be called in it. Answers how to take it back.
   */
  snapshot(take: TakeSnapshot): () => void;
  readonly state: SaveState;
  /** Calls back when `state` changed. Answers how to stop. */
  onState(listener: (state: SaveState) => void): () => void;
}

/** What the player reads of a content; the whole answer of `GET cms/contents/{id}` is there too. */
export interface RenderedContent {
  readonly guid: string;
  readonly name: string;
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly type_guid: string;
  readonly status: string;
  readonly is_downloadable: boolean;
  readonly customTags: readonly { readonly type: string; readonly name: string }[];
  readonly [field: string]: unknown;
}

/** Why a content cannot be shown: a code of the player's catalogue, or a text of its own. */
export interface RenderFailure {
  readonly code: string;
  readonly message?: string;
  /** What fills the gaps in the code's texts. */
  readonly params?: Readonly<Record<string, string>>;
}

/** How a content was opened: what its address says, and as whom. Texts are as they were sent, empty without one. */
export interface Launch {
  /** Under what exercises leave their traces. */
  readonly referenceId: string;
  readonly scope: string;
  /** Where in a lesson to begin. */
  readonly lessonItem: string;
  readonly courseGuid: string;
  /** The LTI line item that takes a score. */
  readonly lineitem: string;
  /** Whose traces are looked at; empty for the own. */
  readonly personGuid: string;
  /** The second, or the number of the page or chapter, that the content opens at. */
  readonly showAt: number | null;
  /** For display only: what somebody may do the server decides. */
  readonly role: "student" | "teacher" | "admin";
}

/** Props of a renderer: one component a content type. `onError` replaces it by the error cover. */
export interface RendererProps<Payload = unknown, Settings = unknown> {
  readonly content: RenderedContent;
  readonly payload: Payload;
  /** The tenant's values of the settings that the content type names; null when it names none. */
  readonly settings: Settings;
  readonly session: ViewingSession;
  readonly launch: Launch;
  /** Asks for a payload whose addresses open; it comes as a prop too. Rejects when there is none. */
  readonly renew: () => Promise<Payload>;
  readonly onError: (failure: RenderFailure) => void;
  /** The player of what plays, for who shows it among something else; null once it is gone. */
  readonly onMedia?: (media: HTMLMediaElement | null) => void;
}
