/** Opens documents, each with an engine of its own; one may be opened ahead, while something else is waited for. */

import { type Engine, startEngine } from "./engine-start";
import { CHUNK_BYTES, type FileTransport, makeTransport, readEnds } from "./file-transport";
import { PasswordGate } from "./password-gate";

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

/** A document on its way; `gate` asks for its password if it has one. */
export interface Opening {
  readonly url: string;
  readonly document: Promise<OpenDocument>;
  readonly gate: PasswordGate;
}

let ahead: Opening | null = null;

/** Open the document that will be shown next. What it answers closes it, unless somebody took it. */
export function openAhead(url: string, size: number): () => void {
  const mine = open(url, size);
  // Who takes it hears of the failure.
  mine.document.catch(() => undefined);
  ahead = mine;
  return () => {
    if (ahead !== mine) return;
    ahead = null;
    mine.gate.close();
    mine.document.then(closeDocument, () => undefined);
  };
}

/**
 * The document at this address. It rejects with FileUnread when the file is refused, gone, or does not answer;
 * anything else is the engine's.
 *
 * @param size in bytes
 */
export function openDocument(url: string, size: number): Opening {
  if (ahead?.url !== url) return open(url, size);
  const taken = ahead;
  ahead = null;
  return taken;
}

export function closeDocument({ engine, document, transport }: OpenDocument): void {
  transport.abort();
  void document.loadingTask.destroy().finally(() => engine.end());
}

function open(url: string, size: number): Opening {
  const limit = new Limit();
  // A person may think for as long as it takes.
  const gate = new PasswordGate(() => limit.stop());
  return { url, document: load(url, size, gate, limit), gate };
}

async function load(url: string, size: number, gate: PasswordGate, limit: Limit): Promise<OpenDocument> {
  const starting = startEngine();
  try {
    const [engine, ends] = await Promise.all([starting, readEnds(url, size)]);
    return await parse(engine, makeTransport(engine.pdfjs, ends), gate, limit);
  } catch (error) {
    void starting.then((engine) => engine.end()).catch(() => undefined);
    throw error;
  }
}

async function parse(
  engine: Engine,
  transport: FileTransport,
  gate: PasswordGate,
  limit: Limit,
): Promise<OpenDocument> {
  const task = engine.pdfjs.getDocument({
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
  task.onPassword = gate.ask;
  try {
    return { engine, document: await limit.of(task.promise), transport };
  } catch (error) {
    transport.abort();
    throw error;
  }
}

/** Rejects when the engine gives no answer: a broken document can keep its worker busy for ever. */
class Limit {
  private timer: ReturnType<typeof setTimeout> | undefined;

  of<T>(work: Promise<T>): Promise<T> {
    const limit = new Promise<never>((_, reject) => {
      this.timer = setTimeout(() => reject(new Error("the document gave no first page")), LIMIT_MS);
    });
    return Promise.race([work, limit]).finally(() => this.stop());
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export const withinLimit = <T>(work: Promise<T>): Promise<T> => new Limit().of(work);
