import type { ViewedContent } from "./viewed-content";

/** Where a link can be handed to by an address; the last two only where a tenant has them on (VIE-230). */
export type SharePlace = "whatsapp" | "mail" | "classroom" | "teams";

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

/** The address that begins a message with a name and a link in it. */
export function messageAddress(place: SharePlace, name: string, link: string): string {
  const words = encodeURIComponent(name);
  const url = encodeURIComponent(link);
  switch (place) {
    case "whatsapp":
      return `https://wa.me/?text=${words}%0A${url}`;
    case "mail":
      return `mailto:?subject=${words}&body=${words}%0A${url}`;
    case "classroom":
      return `https://classroom.google.com/share?url=${url}&title=${words}`;
    case "teams":
      return `https://teams.microsoft.com/share?href=${url}&msgText=${words}`;
  }
}
