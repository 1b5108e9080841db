import { isResumed } from "./attempt";
import type { Completion, CourseItem, Part, StoredPart, Success } from "./protocol";

const NOTHING = { state: null, exit: null, score: null, progress: null } as const;

interface Best {
  completion: Completion;
  success: Success;
}

/** What this sitting knows of every part: the attempt to go on with, and the best that was ever reached. */
export class PartBook {
  private readonly parts = new Map<string, Part>();
  private readonly reached = new Map<string, Best>();
  private newest: StoredPart | null = null;

  /** Of two states of one part the later counts: what lies on this device may be newer than the server's. */
  constructor(
    private readonly items: readonly CourseItem[],
    parts: readonly StoredPart[],
  ) {
    for (const part of [...parts].sort((a, b) => a.sequence - b.sequence)) {
      this.keep(part);
      if (items.some((item) => item.identifier === part.part)) this.newest = part;
    }
  }

  partOf(identifier: string): Part | undefined {
    return this.parts.get(identifier);
  }

  keep(part: Part): void {
    this.parts.set(part.part, part);
    const { completion, success } = this.best(part.part);
    this.reached.set(part.part, {
      completion: completion === "completed" || part.completion === "unknown" ? completion : part.completion,
      success: success === "passed" || part.success === "unknown" ? success : part.success,
    });
  }

  best(identifier: string): Best {
    return this.reached.get(identifier) ?? { completion: "not attempted", success: "unknown" };
  }

  /** The item to open: the one that was left, or what comes after it when it ended. */
  first(): CourseItem | undefined {
    const at = this.items.findIndex((item) => item.identifier === this.newest?.part);
    const left = this.items[at];
    if (left && (isResumed(this.partOf(left.identifier)) || !this.hasEnded(left))) return left;
    const after = [...this.items.slice(at + 1), ...this.items];
    return after.find((item) => !this.hasEnded(item)) ?? this.items[0];
  }

  /** An asset says nothing: it is done when it was shown. */
  seen(identifier: string): Part {
    return { ...NOTHING, part: identifier, completion: "completed", success: "unknown" };
  }

  /** Every part that keeps a state, without it. */
  restarted(): Part[] {
    const unfinished = [...this.parts.values()].filter((part) => part.state !== null);
    return unfinished.map(({ part }) => ({ ...NOTHING, part, ...this.best(part) }));
  }

  private hasEnded({ identifier }: CourseItem): boolean {
    const { completion, success } = this.best(identifier);
    return completion === "completed" || completion === "browsed" || success !== "unknown";
  }
}
