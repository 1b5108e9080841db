import type { FromReader } from "./protocol";

const AGAIN_MS = 3000;
const REFUSED = [401, 403];
const MISSING = [404, 410];
/** What other programs leave for themselves. */
const FOREIGN = /^META-INF\/com\./;

/** The files of the book, on the host and under the token of this page. What cannot be reached is waited for. */
export class BookFiles {
  private base = new URL("../../", location.href);
  private renewing: Promise<boolean> | null = null;
  private renewed: ((base: string | null) => void) | null = null;

  constructor(
    private readonly send: (message: FromReader) => void,
    private readonly onRefused: () => void,
  ) {}

  readonly loadText = async (name: string): Promise<string | null> =>
    (await this.fetch(name))?.text() ?? null;

  readonly loadBlob = async (name: string): Promise<Blob | null> => (await this.fetch(name))?.blob() ?? null;

  /** The viewer's answer to «renew». Only an address of this very host is taken. */
  takeBase(base: string | null): void {
    this.renewed?.(base && new URL(base).origin === this.base.origin ? base : null);
  }

  /** Null for a file that is not there, of which books name many. */
  private async fetch(name: string): Promise<Response | null> {
    if (FOREIGN.test(name)) return null;
    for (let hasRenewed = false; ; ) {
      const answer = await fetch(this.addressOf(name)).catch(() => null);
      if (answer?.ok || (answer && MISSING.includes(answer.status))) {
        this.send({ type: "lost", isLost: false });
        return answer.ok ? answer : null;
      }
      if (answer && REFUSED.includes(answer.status)) {
        if (hasRenewed || !(await this.renew())) {
          this.onRefused();
          throw new Error(`${answer.status} ${name}`);
        }
        hasRenewed = true;
        continue;
      }
      this.send({ type: "lost", isLost: true });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  private addressOf(name: string): URL {
    return new URL(name.split("/").map(encodeURIComponent).join("/"), this.base);
  }

  private renew(): Promise<boolean> {
    this.renewing ??= new Promise<boolean>((resolve) => {
      this.renewed = (base) => {
        if (base) this.base = new URL(base);
        this.renewing = null;
        this.renewed = null;
        resolve(base !== null);
      };
      this.send({ type: "renew" });
    });
    return this.renewing;
  }
}
