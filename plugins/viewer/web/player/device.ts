import type { StoredPart } from "./protocol";

const PREFIX = "estante.course.";
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;

/**
 * What is not stored yet, on this device: a tab may be killed before its last request is out. It is written before
 * a SCO's `Commit` is answered, and lies on the package's own host, where it tells the package nothing new.
 */
export class Device {
  constructor(
    private readonly consumption: string,
    private readonly storage: Storage | null = storageOf(window),
  ) {}

  /** Answers whether it is kept: a browser may have no room, or forbid it. */
  keep(part: StoredPart): boolean {
    try {
      this.storage?.setItem(this.nameOf(part.part), JSON.stringify(part));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  /** Forget a part, unless something newer is kept of it meanwhile. */
  forget(part: StoredPart): void {
    const stored = this.storage && this.read(this.nameOf(part.part));
    if (stored && stored.sequence <= part.sequence) this.storage?.removeItem(this.nameOf(part.part));
  }

  /** What earlier sittings could not store. What lies here of others for months is swept away. */
  takeUp(now: number): StoredPart[] {
    const parts: StoredPart[] = [];
    for (const name of this.names()) {
      const part = this.read(name);
      const isOwn = name.startsWith(`${PREFIX}${this.consumption}.`);
      if (part && isOwn) parts.push(part);
      else if (!part || part.sequence < now - MAX_AGE_MS) this.storage?.removeItem(name);
    }
    return parts;
  }

  private names(): string[] {
    return Object.keys(this.storage ?? {}).filter((name) => name.startsWith(PREFIX));
  }

  private nameOf(part: string): string {
    return `${PREFIX}${this.consumption}.${part}`;
  }

  private read(name: string): StoredPart | null {
    try {
      return JSON.parse(this.storage?.getItem(name) ?? "null") as StoredPart | null;
    } catch {
      return null;
    }
  }
}

function storageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
