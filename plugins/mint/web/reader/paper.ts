import { type Branding, contrast, lookOf, paletteOf } from "@estante/sdk";

/** On a paper words are read from here on: somewhat more than WCAG asks, for what a pointer lies on. */
const ON_PAPER = 5;

export type Scheme = "light" | "dark";

/** The paper of a program as it is, where words are read on it; else the tone of it that they are read on. */
export function paperOf(paper: string | null, branding: Branding | null, scheme: Scheme): string | null {
  if (!paper) return null;
  const { text, muted, accentText, ok, bad } = lookOf(branding).palette[scheme];
  const isRead = [text, muted, accentText, ok, bad].every((words) => contrast(words, paper) >= ON_PAPER);
  return isRead ? paper.toLowerCase() : paletteOf({ first: paper, second: paper })[scheme].accentSofter;
}
