/** Opens documents, each with an engine of its own; one may be opened ahead, while something else is waited for. */

import { type Engine, startEngine } from "./engine-start";
import { CHUNK_BYTES, type FileTransport, makeTransport, readEnds } from "./file-transport";

type Document = Awaited<ReturnType<Engine["pdfjs"]["getDocument"]>["promise"]>;

export interface OpenDocument {
  readonly engine: Engine;
  readonly document: Document;
  readonly transport: FileTransport;
}

const LIMIT_MS = 30_000;
// Beside this module: character maps, fonts and decoders for documents that do not carry them.
const HERE = import.meta.url;
export const data = (folder: string) => new URL(`pdfjs/${folder}/`, HERE).href;

let ahead: { url: string; opening: Promise<OpenDocument> } | null = null;

/** Open the document that will be shown next. What it answers closes it, unless somebody took it. */
export function openAhead(url: string, size: number): () => void {
  const mine = { url, opening: open(url, size) };
  // Who takes it hears of the failure.
  mine.opening.catch(() => undefined);
  ahead = mine;
  return () => {
    if (ahead !== mine) return;
    ahead = null;
    mine.opening.then(closeDocument, () => undefined);
  };
}

/**
 * The document at this address.
 *
 * @param size in bytes
 * @throws FileUnread the file is refused, gone, or does not answer; anything else is the engine's.
 */
export function openDocument(url: string, size: number): Promise<OpenDocument> {
  if (ahead?.url !== url) return open(url, size);
  const { opening } = ahead;
  ahead = null;
  return opening;
}

export function closeDocument({ engine, document, transport }: OpenDocument): void {
  transport.abort();
  void document.loadingTask.destroy().finally(() => engine.end());
}

async function open(url: string, size: number): Promise<OpenDocument> {
  const starting = startEngine();
  try {
    const [engine, ends] = await Promise.all([starting, readEnds(url, size)]);
    return await load(engine, makeTransport(engine.pdfjs, ends));
  } catch (error) {
    void starting.then((engine) => engine.end()).catch(() => undefined);
    throw error;
  }
}

async function load(engine: Engine, transport: FileTransport): Promise<OpenDocument> {
  const { promise } = engine.pdfjs.getDocument({
    worker: engine.worker,
    range: transport,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: data("cmaps"),
    standardFontDataUrl: data("standard_fonts"),
    wasmUrl: data("wasm"),
    iccUrl: data("iccs"),
    isEvalSupported: false,
    enableXfa: false,
  });
  try {
    return { engine, document: await withinLimit(promise), transport };
  } catch (error) {
    transport.abort();
    throw error;
  }
}

/** Reject when the engine gives no answer: a broken document can keep its worker busy for ever. */
export function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the document gave no first page")), LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
