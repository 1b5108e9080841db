import { asFailure } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { scopeSheet } from "../api/styles";

const TYPING_MS = 400;

export interface ScopedSheet {
  /** The last sheet that was whole, as pages would get it. */
  readonly css: string;
  /** What the sheet that is being written may not have, with row and column. */
  readonly problem: string | null;
}

/** The sheet that is being written, as the server would hold it within the organization's pages. */
export function useScopedSheet(written: string, isAsked: boolean): ScopedSheet {
  const [css] = useDebouncedValue(written, TYPING_MS);
  const [scoped, setScoped] = useState<ScopedSheet>({ css: "", problem: null });
  useEffect(() => {
    let isOver = false;
    if (css.trim() === "" || !isAsked) {
      setScoped({ css: "", problem: null });
      return;
    }
    scopeSheet(css)
      .then((next) => ({ css: next, problem: null }))
      .catch((thrown) => {
        const failure = asFailure(thrown);
        return { problem: failure.fields[0]?.message ?? null };
      })
      .then((next) => {
        if (!isOver) setScoped((before) => ({ ...before, ...next }));
      });
    return () => {
      isOver = true;
    };
  }, [css, isAsked]);
  return scoped;
}
