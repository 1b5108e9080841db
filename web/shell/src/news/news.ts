import { addTexts, useSession } from "@estante/sdk";
import { useMemo, useSyncExternalStore } from "react";

/** What people notice of this version, the most useful first: entries of CHANGELOG.md, in their languages. */
export const NEWS = [
  "home",
  "search",
  "presence",
  "people",
  "countries",
  "languages",
  "trash",
  "pages",
  "privacy",
] as const;
export type News = (typeof NEWS)[number];

/** The texts of what is new, which come with what shows them first. */
export const newsTexts = addTexts("news", {
  es: () => import("./locales/es.json"),
  pt: () => import("./locales/pt.json"),
  en: () => import("./locales/en.json"),
});

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const seenKey = (person: string) => `estante-news-seen-${person}`;

/** What this person has not seen on this computer, and how it becomes seen. */
export function useUnseenNews(): { readonly unseen: readonly News[]; readonly markSeen: () => void } {
  const key = seenKey(useSession().person?.guid ?? "");
  const seen = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? "");
  return useMemo(() => {
    const known = seen.split(" ");
    return {
      unseen: NEWS.filter((id) => !known.includes(id)),
      markSeen: () => {
        localStorage.setItem(key, NEWS.join(" "));
        for (const listener of listeners) listener();
      },
    };
  }, [key, seen]);
}
