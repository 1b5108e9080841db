import type { CourseItem, Part, PlayerStart } from "./protocol";

/** A SCO's data model as scorm-again writes and reads it. */
export type Cmi = Record<string, unknown>;

/** One launch of one SCO: the object that it talks to, and what to keep of it. */
export interface Attempt {
  /** The name that the SCO looks for in the windows around it, and the object that it finds there. */
  readonly apiName: "API" | "API_1484_11";
  readonly api: object;
  /** Whether the SCO itself said that it is done. */
  readonly hasEnded: () => boolean;
  /** Keep what was set since the last commit: the page may be about to go. */
  readonly save: () => void;
  /** End an attempt that the SCO left open. It is judged, and gone on with next time. */
  readonly leave: () => void;
}

export interface AttemptHandlers {
  /** Store this. The answer is the SCO's: whether it is kept and on its way. */
  readonly onCommit: (part: Part) => boolean;
  /** The SCO ended, and asked for `request` in the words of `adl.nav.request`, if for anything. */
  readonly onEnd: (request: string) => void;
}

/** What a SCO may ask about the others. */
export interface Neighbours {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly choices: ReadonlySet<string>;
}

export interface Launch {
  readonly item: CourseItem;
  readonly course: PlayerStart;
  readonly saved: Part | undefined;
  readonly neighbours: Neighbours;
  readonly handlers: AttemptHandlers;
}

const SUSPENDED = new Set([null, "suspend"]);

/** Whether the learner goes on with the last attempt: it was suspended, or broke off. */
export function isResumed(saved: Part | undefined): boolean {
  return saved?.state != null && SUSPENDED.has(saved.exit);
}

/** The data model in a kept state, or nothing where it cannot be read. */
export function cmiOf(state: string | null): Cmi | undefined {
  try {
    return (JSON.parse(state ?? "null") as { cmi?: Cmi } | null)?.cmi;
  } catch {
    return undefined;
  }
}

/** Hands what scorm-again would send to `store`, and answers the SCO with `code` when it cannot be kept. */
export function storing(code: number, store: (isTerminating: boolean) => boolean) {
  return {
    // scorm-again calls its service only where there is an address; ours is not looked at.
    lmsCommitUrl: "commit",
    httpService: {
      processHttpRequest: (_url: string, _params: unknown, isTerminating: boolean) =>
        store(isTerminating) ? { result: "true", errorCode: 0 } : { result: "false", errorCode: code },
      updateSettings: () => undefined,
    },
    logLevel: 5,
    autocommit: false,
  } as const;
}

/** Launches a SCO; the runtime of the other version of SCORM is not loaded. */
export async function beginAttempt(launch: Launch): Promise<Attempt> {
  return launch.course.version === "1.2"
    ? (await import("./attempt-12")).attemptIn12(launch)
    : (await import("./attempt-2004")).attemptIn2004(launch);
}
