import { toast, useShortcuts, useTexts } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import type { PdfStage } from "./stage/pdf-stage";

interface Printing {
  /** Absent where the content may not be downloaded: then it is not printed either. */
  print: (() => void) | undefined;
  /** How many pages are ready for the printer, or null when nothing is printed. */
  ready: number | null;
  cancel(): void;
}

/** Prints on Ctrl+P, and stops preparing on Escape. */
export function usePrint(stage: PdfStage | null, isAllowed: boolean): Printing {
  const t = useTexts("viewer");
  const [ready, setReady] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);
  const print = () => {
    if (!stage || underWay.current) return;
    const stop = new AbortController();
    underWay.current = stop;
    setReady(0);
    stage
      .print(setReady, stop.signal)
      .catch(() => stop.signal.aborted || toast.error(t("pdf.printFailed")))
      .finally(() => {
        underWay.current = null;
        setReady(null);
      });
  };
  useShortcuts([
    { keys: "ctrl+p", label: t("tools.print"), run: print, off: !isAllowed || !stage },
    { keys: "Escape", run: cancel, off: ready === null },
  ]);
  return { print: isAllowed ? print : undefined, ready, cancel };
}
