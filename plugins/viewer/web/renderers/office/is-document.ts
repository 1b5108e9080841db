import type { DownloadPayload } from "../download/download.renderer";
import type { PdfPayload } from "../pdf/pdf.renderer";

/** Whether an office file opens as a document; one that is only downloaded says its name. */
export const isDocument = (payload: PdfPayload | DownloadPayload): payload is PdfPayload =>
  !("name" in payload);
