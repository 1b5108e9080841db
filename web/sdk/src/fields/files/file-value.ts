/** A file or a picture of a record. */
export interface FileValue {
  /** The upload that holds its bytes; null for what the record had before. */
  readonly upload: string | null;
  readonly name: string;
  /** In bytes, where that is known. */
  readonly size: number | null;
  /** Where it is shown from. */
  readonly url: string | null;
  /** What a picture shows, for who does not see it. */
  readonly alt: string;
}

/** The address of a stored file that saves it by its name: browsers ignore `download` of another host. */
export const savedAs = (url: string, name: string): string =>
  url.includes("token=") && !url.includes("download=") ? `${url}&download=${encodeURIComponent(name)}` : url;

/** What became of a sent file. */
export interface SentFile {
  readonly upload: string | null;
  /** Where the record has it now; the sent file itself is shown until then. */
  readonly url?: string | null;
}

/** Sends a file; `onProgress` is told how much of it, 0..1, has gone. Raises ApiFailure. */
export type SendFile = (file: File, onProgress: (share: number) => void) => Promise<SentFile>;
