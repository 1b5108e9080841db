import { useEffect } from "react";
import { API_BASE } from "../api/client";

/** What is under the organization's style sheet: the server holds every rule of it below this class. */
export const STYLED = "es-organization";

let link: HTMLLinkElement | null = null;
let style: HTMLStyleElement | null = null;
let isHeldOff = false;

/** Has the page wear a style sheet of the organization's own, by its address below the API, or none. */
export function wearStylesheet(address: string | null | undefined): void {
  const href = address ? `${API_BASE}${address}` : null;
  if (href === null) {
    link?.remove();
    link = null;
  } else if (link?.getAttribute("href") !== href) {
    link?.remove();
    link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    link.setAttribute("href", href);
    link.toggleAttribute("data-own", true);
    document.head.append(link);
  }
  follow();
}

/** Has the page wear a style sheet that is saved nowhere yet, as the server holds it, instead of the saved one. */
export function wearCss(css: string): void {
  wearStylesheet(null);
  style ??= document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  follow();
}

/** Takes the style sheet off while a page is shown on which it can be put right, whatever it does. */
export function useWithoutStylesheet(): void {
  useEffect(() => {
    isHeldOff = true;
    follow();
    return () => {
      isHeldOff = false;
      follow();
    };
  }, []);
}

/** A rule reaches nothing unless the body wears the class. */
function follow(): void {
  document.body.classList.toggle(STYLED, (link ?? style) !== null && !isHeldOff);
}
