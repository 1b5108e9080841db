import type { RendererProps } from "@estante/sdk";
import { lazy } from "react";
import { type DownloadPayload, DownloadRenderer } from "../download/download.renderer";
import type { PdfPayload } from "../pdf/pdf.renderer";
import { isDocument } from "./is-document";

// Whoever sees a card needs no reader of documents.
const PdfRenderer = lazy(() => import("../pdf/pdf.renderer").then((file) => ({ default: file.PdfRenderer })));

/** An office file: the PDF that was made of it, else a card of the file (VS §4). */
export function OfficeRenderer(props: RendererProps<PdfPayload | DownloadPayload>) {
  return isDocument(props.payload) ? (
    <PdfRenderer {...(props as RendererProps<PdfPayload>)} />
  ) : (
    <DownloadRenderer {...(props as RendererProps<DownloadPayload>)} />
  );
}
