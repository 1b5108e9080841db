import { PERSONAL, type Range, type Resumed } from "@estante/sdk";
import { SaveQueue, type SessionCalls } from "./save-queue";
import type { Device } from "./sitting";
import { isWorthKeeping, type Unsent, union } from "./unsent";

/** Older than that nobody waits for it any more. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Of the five million characters that a browser keeps for a site, what waits here may take so many. */
const MAX_CHARACTERS = 2_000_000;

interface StoredUpdate {
  readonly at: number;
  readonly unsent: Unsent;
}

/**
 * What one person's sittings could not send, kept in this browser; one origin is one tenant.
 *
 * In `localStorage`, because the last moment of a page takes nothing that has to be waited for. Another tab may send
 * what is kept here as well: the server knows each update by its sitting and number.
 */
export class DeviceStore implements Device {
  private readonly prefix: string;

  constructor(
    private readonly storage: Storage,
    person: string,
    private readonly calls: SessionCalls,
  ) {
    this.prefix = `${PERSONAL}unsent:${person}:`;
  }

  keep(unsent: Unsent): void {
    const key = this.prefix + unsent.session;
    if (isWorthKeeping(unsent)) this.write(key, { at: Date.now(), unsent });
    else this.storage.removeItem(key);
  }

  async sendEarlier(content: string): Promise<void> {
    const isOther = ({ unsent }: StoredUpdate) => Number(unsent.content.guid !== content);
    const stored = this.all().sort((a, b) => isOther(a) - isOther(b) || a.at - b.at);
    for (const { unsent } of stored) {
      const queue = new SaveQueue(this.calls, unsent, { changed: (now) => this.keep(now) });
      await queue.pushNow();
      queue.pause();
      // What one cannot send, the next could not either.
      if (queue.isWaiting) return;
    }
  }

  whereLeft(content: string): Partial<Resumed> {
    const stored = this.all()
      .filter(({ unsent }) => unsent.content.guid === content)
      .sort((a, b) => a.at - b.at)
      .flatMap(({ unsent }) => [...unsent.numbered, ...(unsent.pending ? [unsent.pending] : [])]);
    const newest = stored.findLast((update) => update.newest !== null)?.newest;
    const memory = stored.findLast((update) => update.suspendData !== undefined)?.suspendData;
    const covered = stored.flatMap((update) => update.covered).reduce<Range[]>(union, []);
    return {
      covered,
      ...(newest && { last: newest.end }),
      ...(memory !== undefined && { suspendData: memory }),
    };
  }

  /** The person's records; what is too old, or of another form, is forgotten. */
  private all(): StoredUpdate[] {
    return this.keys().flatMap((key) => {
      const stored = read(this.storage.getItem(key));
      if (stored && stored.at > Date.now() - MAX_AGE_MS) return [stored];
      this.storage.removeItem(key);
      return [];
    });
  }

  private keys(): string[] {
    const all = Array.from({ length: this.storage.length }, (_, place) => this.storage.key(place) ?? "");
    return all.filter((key) => key.startsWith(this.prefix));
  }

  /** The newest is what matters: older ones make room for it. */
  private write(key: string, stored: StoredUpdate): void {
    const text = JSON.stringify(stored);
    const others = this.all()
      .filter(({ unsent }) => this.prefix + unsent.session !== key)
      .sort((a, b) => a.at - b.at)
      .map(({ unsent }) => this.prefix + unsent.session);
    const sizeOf = (name: string) => this.storage.getItem(name)?.length ?? 0;
    let size = text.length + others.reduce((sum, name) => sum + sizeOf(name), 0);
    for (;;) {
      if (size <= MAX_CHARACTERS && this.tryWrite(key, text)) return;
      const oldest = others.shift();
      if (oldest === undefined) return;
      size -= sizeOf(oldest);
      this.storage.removeItem(oldest);
    }
  }

  private tryWrite(key: string, text: string): boolean {
    try {
      this.storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

function read(text: string | null): StoredUpdate | null {
  try {
    const stored = JSON.parse(text ?? "null") as StoredUpdate | null;
    return stored && typeof stored.at === "number" && Array.isArray(stored.unsent.numbered) ? stored : null;
  } catch {
    return null;
  }
}
