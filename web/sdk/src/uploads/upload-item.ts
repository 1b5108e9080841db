import type { ApiFailure } from "../api/failure";

/** `interrupted`: the page that sent it is gone, and its file with it; the same file goes on where it stopped. */
export type UploadStatus =
  | "waiting"
  | "uploading"
  | "paused"
  | "offline"
  | "interrupted"
  | "checking"
  | "processing"
  | "ready"
  | "failed";

/** What makes a file the same one: its name, its bytes' number, and when it was changed, in milliseconds. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** The media type that the browser gives it. */
  readonly type: string;
}

/** One file on its way. Sizes in bytes, speed in bytes a second, time left in seconds. */
export interface UploadItem {
  readonly id: string;
  /** The file's bytes; null when they went with an earlier page. */
  readonly file: File | null;
  readonly facts: FileFacts;
  readonly title: string;
  readonly status: UploadStatus;
  readonly sent: number;
  /** What the server is known to have: from there it goes on. */
  readonly stored: number;
  readonly size: number;
  readonly speed: number | null;
  readonly timeLeft: number | null;
  readonly failure: ApiFailure | null;
  /** The name of a file that was offered to go on with, and is another one. */
  readonly otherFile: string | null;
  /** The finished upload's guid at the API. */
  readonly uploadGuid: string | null;
  /** The record that came of it, and the job that prepares it. */
  readonly subject: string | null;
  readonly thumbnail: string | null;
  /** What the server recognised it as; null before. */
  readonly type: UploadType | null;
  readonly recipe: UploadRecipe | null;
  /** When it was added, in milliseconds. */
  readonly at: number;
}

/** A content type, and how the person calls it. */
export interface UploadType {
  readonly guid: string;
  readonly name: string;
}

/** What became of a finished upload: the record it made; `prepares` when a job goes on with it. */
export interface UploadOutcome {
  readonly subject: string;
  readonly title?: string;
  readonly prepares?: boolean;
  readonly type?: UploadType;
  readonly thumbnail?: string | null;
}

/** How a plan is made anew on a later page: the plugin, the name in its `uploads`, and what that is given. */
export interface UploadRecipe {
  readonly plugin: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string | null>>;
}

export interface UploadPlan {
  /** What the upload is for: `content`, `avatar`. The server checks limits and types by it. */
  readonly purpose: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Without one the upload is forgotten with its page. */
  readonly recipe?: UploadRecipe;
  /** Why a file is not sent at all, in the person's words: what the server would refuse in the end. */
  readonly refuse?: (facts: FileFacts) => string | null;
  /** Makes the record of a finished upload; lives on when the screen is left, and may be called again. */
  readonly finish?: (uploadGuid: string, item: UploadItem) => Promise<UploadOutcome>;
  /** Asks the record again when its preparation has ended well: it has a cover now. */
  readonly look?: (subject: string) => Promise<Pick<UploadOutcome, "title" | "thumbnail">>;
}

export interface TransportEvents {
  readonly onProgress: (sent: number) => void;
  readonly onStored: (bytes: number) => void;
  readonly onDone: (uploadGuid: string) => void;
  readonly onFailure: (failure: ApiFailure) => void;
}

/** A started transfer. `stop` keeps what was sent; `drop` also removes it at the server. */
export interface Transfer {
  readonly start: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}

export type Transport = (file: File, plan: UploadPlan, events: TransportEvents) => Transfer;

/** Files that were sent before; they wait until the person says whether to send them again. */
export interface RepeatedFiles {
  readonly files: readonly File[];
  readonly plan: UploadPlan;
  /** When the first of them was sent, in milliseconds. */
  readonly at: number;
}

const titleOf = (name: string) => name.replace(/\.[^.]+$/, "").replace(/[_-]+/g, " ");

export const factsOf = ({ name, size, lastModified, type }: File): FileFacts => ({
  name,
  size,
  lastModified,
  type,
});

export const isSameFile = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Whether two uploads are for the same thing: options choose a type, but a record is what they are about. */
export const isSamePurpose = (a: UploadRecipe | null, b: UploadRecipe | null | undefined): boolean =>
  a?.plugin === b?.plugin && a?.name === b?.name && (a?.options.guid ?? null) === (b?.options.guid ?? null);

/** An upload that has just been chosen. */
export const newItem = (
  id: string,
  facts: FileFacts,
  recipe: UploadRecipe | null,
  at: number,
): UploadItem => ({
  id,
  file: null,
  facts,
  title: titleOf(facts.name),
  status: "waiting",
  sent: 0,
  stored: 0,
  size: facts.size,
  speed: null,
  timeLeft: null,
  failure: null,
  otherFile: null,
  uploadGuid: null,
  subject: null,
  thumbnail: null,
  type: null,
  recipe,
  at,
});

/** Whether trying again may help: what was refused stays refused. */
export const mayRetry = ({ failure, subject }: UploadItem): boolean =>
  subject === null &&
  (failure === null ||
    failure.isOffline ||
    failure.isPassing ||
    failure.isSignedOut ||
    failure.status >= 500);
