import { declareFonts } from "@estante/sdk";
import { type CSSProperties, useEffect, useMemo } from "react";
import type { Reading } from "../api/lessons";

/** A font as the shell and the organization call it: all its weights, or the one of titles. */
const textFamily = (name: string) => `"${name} Variable", "${name}"`;
const titleFamily = (name: string) => `"${name}", "${name} Variable"`;

/** The two fonts of a lesson and its colour, as its style sheets read them; the files come when words need them. */
export function useFonts({ display, text }: Reading["typography"], colour: string): CSSProperties {
  useEffect(() => {
    void declareFonts({ font_first: display, font_second: text });
  }, [display, text]);
  return useMemo(
    () =>
      ({
        "--mint-display": titleFamily(display),
        "--mint-text": textFamily(text),
        "--mint-colour": colour,
      }) as CSSProperties,
    [display, text, colour],
  );
}
