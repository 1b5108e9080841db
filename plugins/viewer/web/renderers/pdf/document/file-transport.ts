/** Fetches a document's bytes range by range, from an address that may be exchanged while it is open (VIE-235). */

import { type FileFault, type FileTroubleOptions, faultOf } from "../../file-trouble";
import { RangeQueue } from "./range-queue";

type PdfJs = typeof import("pdfjs-dist/legacy/build/pdf.mjs");

export const CHUNK_BYTES = 64 * 1024;
const AGAIN_MS = 3000;

/** A file that did not answer with its bytes; `status` is 0 when nothing answered. */
export class FileUnread extends Error {
  constructor(readonly status: number) {
    super(`the file answered ${status}`);
  }
}

/** Who is told of trouble with a file that is open, and asked for an address that opens. */
export type FileWatch = Pick<FileTroubleOptions, "renew" | "onLost" | "onFailure">;

export type FileTransport = InstanceType<PdfJs["PDFDataRangeTransport"]> & {
  address: string;
  watch: FileWatch | null;
};

/** Both ends of a file: a document's table of objects is read from its end, its first page often from its start. */
export interface FileEnds {
  readonly url: string;
  readonly length: number;
  readonly first: Uint8Array;
  readonly last: Tail | null;
}

interface Tail {
  readonly begin: number;
  readonly bytes: Promise<Uint8Array>;
}

/**
 * Asks for both ends of a file of `size` bytes at once, before the engine is there to ask. A file that is refused
 * or gone is told apart here from one that the engine cannot read.
 *
 * @throws FileUnread the file is refused, gone, or does not answer.
 */
export async function readEnds(url: string, size: number): Promise<FileEnds> {
  const isSmall = size <= 2 * CHUNK_BYTES;
  const begin = Math.floor((size - 1) / CHUNK_BYTES) * CHUNK_BYTES;
  const last = isSmall ? null : { begin, bytes: askFor(url, begin, size).then(bytesOf) };
  // A tail that fails is asked for again when the engine wants it.
  last?.bytes.catch(() => undefined);
  const answer = await askFor(url, 0, isSmall ? 2 * CHUNK_BYTES : CHUNK_BYTES);
  const first = await bytesOf(answer);
  const length = totalOf(answer) ?? first.length;
  return { url, length, first, last: length === size ? last : null };
}

/** The transport of one file, for the engine. */
export function makeTransport(pdfjs: PdfJs, { url, length, first, last }: FileEnds): FileTransport {
  const stop = new AbortController();

  class Ranges extends pdfjs.PDFDataRangeTransport {
    address = url;
    watch: FileWatch | null = null;
    private renewing: Promise<void> | null = null;
    /** An address that was asked for because another was refused, and has given nothing yet. */
    private unproven: string | null = null;
    private readonly queue = new RangeQueue(
      (begin, end) => this.fetched(begin, end),
      (begin, bytes) => this.onDataRange(begin, bytes),
    );

    override requestDataRange(begin: number, end: number): void {
      void this.deliver(begin, end);
    }

    override abort(): void {
      stop.abort();
    }

    private async deliver(begin: number, end: number): Promise<void> {
      const known = last && begin >= last.begin ? await last.bytes.catch(() => null) : null;
      if (known) this.onDataRange(begin, known.slice(begin - (last?.begin ?? 0), end - (last?.begin ?? 0)));
      else this.queue.ask(begin, end);
    }

    // The engine waits for what it asked for: a lost connection is waited out, at the address of the moment.
    private async fetched(begin: number, end: number): Promise<Uint8Array | null> {
      while (!stop.signal.aborted) {
        const { address } = this;
        try {
          const bytes = await bytesOf(await askFor(address, begin, end, stop.signal));
          this.unproven = null;
          this.watch?.onLost(false);
          return bytes;
        } catch (error) {
          if (stop.signal.aborted) return null;
          const fault = error instanceof FileUnread ? faultOf(error.status) : "broken";
          if (fault === "broken") await this.waitForLine();
          else await this.exchange(address, fault);
        }
      }
      return null;
    }

    /** An address that ran out is renewed once; one that is refused from the start opens nothing more. */
    private async exchange(refused: string, fault: FileFault): Promise<void> {
      if (this.address !== refused) return;
      if (!this.watch || this.unproven === refused) {
        stop.abort();
        return this.watch?.onFailure(fault);
      }
      this.renewing ??= this.watch.renew().then(
        (fresh) => {
          this.address = fresh;
          this.unproven = fresh;
        },
        () => this.waitForLine(),
      );
      await this.renewing;
      this.renewing = null;
    }

    private waitForLine(): Promise<void> {
      this.watch?.onLost(true);
      return new Promise((resolve) => {
        const goOn = () => {
          window.removeEventListener("online", goOn);
          resolve();
        };
        window.addEventListener("online", goOn);
        setTimeout(goOn, AGAIN_MS);
      });
    }
  }
  return new Ranges(length, first);
}

async function askFor(url: string, begin: number, end: number, signal?: AbortSignal): Promise<Response> {
  const headers = { Range: `bytes=${begin}-${end - 1}` };
  const answer = await fetch(url, { headers, ...(signal && { signal }) }).catch(() => null);
  if (!answer?.ok) throw new FileUnread(answer?.status ?? 0);
  return answer;
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** From `Content-Range: bytes 0-99/1234`; an answer without it is the whole file. */
export function totalOf(answer: Pick<Response, "headers">): number | null {
  const total = Number(answer.headers.get("content-range")?.split("/")[1]);
  return Number.isFinite(total) && total > 0 ? total : null;
}
