import { toast } from "@estante/sdk";
import type { ViewedContent } from "./viewed-content";

/** The public address where there is one, else the signed-in viewer's; never with a token (VIE-231, VIE-232). */
export function sharedAddress(
  content: Pick<ViewedContent, "guid" | "is_public" | "url_public_viewer">,
): string {
  const path =
    content.is_public && content.url_public_viewer ? content.url_public_viewer : `/viewer/${content.guid}`;
  const address = new URL(path, window.location.origin);
  address.searchParams.set("fromShared", "true");
  return address.href;
}

/** Hand the address to the device's share sheet, or copy it where there is none. */
export async function share(content: ViewedContent, t: (key: string) => string): Promise<void> {
  const url = sharedAddress(content);
  try {
    if (navigator.share) return await navigator.share({ title: content.name, url });
    await navigator.clipboard.writeText(url);
    toast.success(t("share.copied"));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.error(t("share.failed"));
  }
}
