/** What to do for a file that stopped: a lost line is waited for, an address that ran out is exchanged. */

import type { RenderFailure } from "@estante/sdk";

/** A fresh address is refused too, or leads to nothing; or the file is there and cannot be shown. */
export type FileFault = "refused" | "missing" | "broken";

export interface FileTroubleOptions {
  /** Asks for an address that opens. */
  renew(): Promise<string>;
  /** The line is lost, or there again. */
  onLost(isLost: boolean): void;
  onFailure(reason: FileFault): void;
  /** What the file's address answers; 0 when nothing does. */
  statusOf?(url: string): Promise<number>;
}

type Remedy = "renew" | "reload";

const LOOK_AGAIN_MS = 3000;
const REFUSED = [401, 403];
const MISSING = [404, 410];

export class FileTrouble {
  /** Each remedy is tried once for a trouble. A lost line tells nothing of the file: afterwards both are tried anew. */
  private tried = new Set<Remedy>();
  private helping = false;
  private wake: (() => void) | null = null;
  private readonly gone = new AbortController();
  private readonly statusOf: (url: string) => Promise<number>;

  constructor(private readonly options: FileTroubleOptions) {
    this.statusOf = options.statusOf ?? headStatus;
    window.addEventListener("online", () => this.wake?.(), { signal: this.gone.signal });
  }

  get isHelping(): boolean {
    return this.helping;
  }

  /** The address to load the file from again, once that makes sense; null when it never will, or help is under way. */
  async help(url: string): Promise<string | null> {
    if (this.helping) return null;
    this.helping = true;
    const status = await this.answer(url);
    if (this.gone.signal.aborted) return null;
    const fault = faultOf(status);
    // A file that was replaced is gone from its old address.
    const remedy: Remedy = fault === "broken" ? "reload" : "renew";
    const address = this.tried.has(remedy) ? null : await this.apply(remedy, url);
    this.helping = false;
    if (this.gone.signal.aborted) return null;
    this.options.onLost(false);
    if (address === null) this.options.onFailure(fault);
    return address;
  }

  /** The file is used again: the next trouble is another one. */
  recovered(): void {
    this.tried = new Set();
  }

  stop(): void {
    this.gone.abort();
    this.wake?.();
  }

  private async apply(remedy: Remedy, url: string): Promise<string | null> {
    this.tried.add(remedy);
    return remedy === "renew" ? this.options.renew().catch(() => null) : url;
  }

  /** What the address answers, as soon as anything does. */
  private async answer(url: string): Promise<number> {
    for (;;) {
      const status = await this.statusOf(url);
      if (this.gone.signal.aborted || (status > 0 && status < 500)) return status;
      this.tried = new Set();
      this.options.onLost(true);
      await this.pause();
      if (this.gone.signal.aborted) return status;
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), LOOK_AGAIN_MS);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}

/** What an answer that is no success means for the file. */
export function faultOf(status: number): FileFault {
  if (REFUSED.includes(status)) return "refused";
  return MISSING.includes(status) ? "missing" : "broken";
}

/** The failure to show for what plays, or is seen at once, and cannot be helped. */
export const failureOf = (fault: FileFault): RenderFailure => ({
  code: fault === "refused" ? "FILE_NOT_AUTHORIZED" : "FILE_HAVE_ERROR",
});

/** Elements that load files do not tell the status, so the file is asked for once more. */
export function headStatus(url: string): Promise<number> {
  return fetch(url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status,
    () => 0,
  );
}
