/** Positions are in the unit of the content's tracking: seconds, pages, or 0 to 1. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type CompletionStatus =
  | "not attempted"
  | "incomplete"
  | "completed"
  | "passed"
  | "failed"
  | "browsed"
  | "unknown";

/** A score as a course tells it: `scaled` is -1 to 1, `raw` lies between `min` and `max`. */
export interface Score {
  readonly scaled?: number;
  readonly raw?: number;
  readonly min?: number;
  readonly max?: number;
}

/** What a renderer keeps beside the position: its own memory, and what a course says of itself. */
export interface Memory {
  readonly suspendData?: string;
  readonly completionStatus?: CompletionStatus;
  readonly score?: Score;
}

/** Where a person left a content, and ways to tell how it goes on. Nothing that fails to be sent is lost. */
export interface ViewingSession {
  /** The position where the person left; 0 at first. */
  readonly last: number;
  readonly suspendData: string | null;
  /** Note a covered range; it goes out with the next `push`. */
  readonly cover: (range: Range) => void;
  readonly push: () => void;
  /** Note a covered range and send it now. */
  readonly report: (range: Range) => void;
  /** Say that the content was seen as a whole (types with a single update). */
  readonly complete: () => void;
  /** Keep the renderer's memory; resolves when it is stored or given up for now. */
  readonly remember: (memory: Memory) => Promise<void>;
  /** Run something before the viewer is left, such as a course's last commit; answers how to take it back. */
  readonly beforeLeaving: (save: () => Promise<void>) => () => void;
}

/** What the viewer reads of a content; the whole answer of `GET cms/contents/{id}` is there too. */
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

/** Why a content cannot be shown: a code of the viewer's catalogue, or a text of its own. */
export interface RenderFailure {
  readonly code: string;
  readonly message?: string;
}

/** Props of a renderer: one component a content type. `onError` replaces it by the error cover. */
export interface RendererProps<Payload = unknown> {
  readonly content: RenderedContent;
  readonly payload: Payload;
  readonly session: ViewingSession;
  readonly onError: (failure: RenderFailure) => void;
}
