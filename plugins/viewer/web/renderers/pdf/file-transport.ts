/** Fetches a document's bytes range by range, from an address that may be exchanged while it is open (VIE-235). */

type PdfJs = typeof import("pdfjs-dist");

const FIRST_BYTES = 64 * 1024;
const AGAIN_MS = 3000;

/** A file that did not answer with its bytes; `status` is 0 when nothing answered. */
export class FileUnread extends Error {
  constructor(readonly status: number) {
    super(`the file answered ${status}`);
  }
}

export type FileTransport = InstanceType<PdfJs["PDFDataRangeTransport"]> & { address: string };

/**
 * The transport of one file. Its first bytes are asked for here, so that a file that is refused or gone is told
 * apart from one that the engine cannot read.
 *
 * @throws FileUnread the file is refused, gone, or does not answer.
 */
export async function openTransport(pdfjs: PdfJs, url: string): Promise<FileTransport> {
  const answer = await askFor(url, 0, FIRST_BYTES);
  const first = new Uint8Array(await answer.arrayBuffer());
  const length = totalOf(answer) ?? first.length;
  const stop = new AbortController();

  class Ranges extends pdfjs.PDFDataRangeTransport {
    address = url;

    override requestDataRange(begin: number, end: number): void {
      void this.deliver(begin, end);
    }

    override abort(): void {
      stop.abort();
    }

    // The engine waits for what it asked for: a lost connection is waited out, at the address of the moment.
    private async deliver(begin: number, end: number): Promise<void> {
      while (!stop.signal.aborted) {
        try {
          const part = await askFor(this.address, begin, end, stop.signal);
          this.onDataRange(begin, new Uint8Array(await part.arrayBuffer()));
          return;
        } catch {
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
      }
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

/** From `Content-Range: bytes 0-99/1234`; an answer without it is the whole file. */
export function totalOf(answer: Pick<Response, "headers">): number | null {
  const total = Number(answer.headers.get("content-range")?.split("/")[1]);
  return Number.isFinite(total) && total > 0 ? total : null;
}
