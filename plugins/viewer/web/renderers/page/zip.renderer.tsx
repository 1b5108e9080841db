import type { RendererProps } from "@estante/sdk";
import { type DownloadPayload, DownloadRenderer } from "../download/download.renderer";
import { PageRenderer } from "./page.renderer";
import type { PagePayload } from "./page-address";

/** An archive: its index page where it has one, else a card (A009). */
export function ZipRenderer(props: RendererProps<PagePayload | DownloadPayload>) {
  return "entry" in props.payload ? (
    <PageRenderer {...(props as RendererProps<PagePayload>)} />
  ) : (
    <DownloadRenderer {...(props as RendererProps<DownloadPayload>)} />
  );
}
