import type { Score } from "@estante/sdk";
import type { CmiState } from "./attempt";
import type { CompletionStatus } from "./protocol";

/** What the consumption keeps of a package; `state` holds every SCO. */
export interface Snapshot {
  state: string;
  completionStatus: CompletionStatus;
  score?: Score;
}

interface Kept {
  state: CmiState;
  status: CompletionStatus;
  score: Score | null;
}

const ENDED: CompletionStatus[] = ["completed", "passed", "failed"];

/** Every SCO's state of one package, as one text for the consumption's suspend data. */
export class ProgressFile {
  private current: string | null = null;
  private scos: Record<string, Kept> = {};

  constructor(private readonly identifiers: readonly string[]) {}

  /** Takes up a text that `write` gave; one that is not of that form starts afresh. */
  read(text: string | null): void {
    try {
      const found = JSON.parse(text ?? "null") as { current?: string; scos?: Record<string, Kept> } | null;
      this.current = found?.current ?? null;
      this.scos = found?.scos ?? {};
    } catch {
      this.current = null;
      this.scos = {};
    }
  }

  /** The SCO to open: the one that was left, else the first that has not ended, else the first. */
  next(): string | undefined {
    if (this.current && this.identifiers.includes(this.current)) return this.current;
    return (
      this.identifiers.find((identifier) => !ENDED.includes(this.statusOf(identifier))) ?? this.identifiers[0]
    );
  }

  open(identifier: string): void {
    this.current = identifier;
  }

  keep(identifier: string, kept: Kept): void {
    this.scos[identifier] = kept;
  }

  stateOf(identifier: string): CmiState | undefined {
    return this.scos[identifier]?.state;
  }

  statusOf(identifier: string): CompletionStatus {
    return this.scos[identifier]?.status ?? "not attempted";
  }

  write(): Snapshot {
    const score = this.score();
    return {
      state: JSON.stringify({ current: this.current, scos: this.scos }),
      completionStatus: this.status(),
      ...(score && { score }),
    };
  }

  /** The package has ended when all its SCOs have; it has failed when one of them did. */
  private status(): CompletionStatus {
    const all = this.identifiers.map((identifier) => this.statusOf(identifier));
    if (all.length === 1) return all[0] as CompletionStatus;
    if (!all.every((status) => ENDED.includes(status))) return "incomplete";
    if (all.includes("failed")) return "failed";
    return all.every((status) => status === "passed") ? "passed" : "completed";
  }

  /** One SCO's score as it is; the mean of the scaled scores of several. */
  private score(): Score | null {
    const scores = this.identifiers.flatMap((identifier) => this.scos[identifier]?.score ?? []);
    if (this.identifiers.length === 1) return scores[0] ?? null;
    const scaled = scores.map(scaledOf).filter((one): one is number => one !== null);
    if (scaled.length === 0) return null;
    return { scaled: scaled.reduce((sum, one) => sum + one, 0) / scaled.length };
  }
}

function scaledOf({ scaled, raw, min, max }: Score): number | null {
  if (scaled != null) return scaled;
  const [low, high] = [min ?? 0, max ?? 100];
  if (raw == null || high <= low) return null;
  return Math.max(-1, Math.min(1, (raw - low) / (high - low)));
}
