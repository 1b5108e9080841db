import { declareFonts, textFont, titleFont } from "@estante/sdk";
import { type CSSProperties, useEffect, useMemo } from "react";
import type { Reading } from "../api/lessons";

/** The two fonts of a lesson and its colour, as its style sheets read them; the files come when words need them. */
export function useFonts({ display, text }: Reading["typography"], colour: string): CSSProperties {
  useEffect(() => {
    void declareFonts({ font_first: display, font_second: text });
  }, [display, text]);
  return useMemo(
    () =>
      ({
        "--mint-display": titleFont(display),
        "--mint-text": textFont(text),
        "--mint-colour": colour,
      }) as CSSProperties,
    [display, text, colour],
  );
}
