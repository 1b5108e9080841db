import { FileTrouble } from "../../file-trouble";
import { FileUnread, type FileWatch } from "../document/file-transport";
import { openDocument } from "../document/open-document";
import type { PasswordQuestion } from "../document/password-gate";
import { PdfStage } from "./pdf-stage";
import type { PdfStageOptions } from "./stage-options";

interface Options extends PdfStageOptions {
  url: string;
  /** In bytes. */
  size: number;
  watch: FileWatch;
  onQuestion(question: PasswordQuestion): void;
}

/**
 * Opens a document, however long its line is lost, and by another address where its first ran out. Answers null when
 * that is of no use; `watch` was told then. It rejects with what the engine says, and when `gone` ends the waiting.
 */
export async function openStage(options: Options, gone: AbortSignal): Promise<PdfStage | null> {
  const { size, watch } = options;
  const trouble = new FileTrouble(watch);
  gone.addEventListener("abort", () => trouble.stop());
  let url: string | null = options.url;
  while (url !== null) {
    const opening = openDocument(url, size);
    const close = () => opening.gate.close();
    gone.addEventListener("abort", close);
    opening.gate.onQuestion(options.onQuestion);
    try {
      return await PdfStage.open(opening, options);
    } catch (error) {
      if (!(error instanceof FileUnread) || gone.aborted) throw error;
      url = await trouble.help(url);
    } finally {
      gone.removeEventListener("abort", close);
    }
  }
  return null;
}
