import { toast, useShortcuts, useTexts } from "@estante/sdk";
import { useState } from "react";
import type { PdfStage } from "./pdf-stage";

interface Printing {
  /** Absent where the content may not be downloaded: then it is not printed either. */
  print: (() => void) | undefined;
  /** How many pages are ready for the printer, or null when nothing is printed. */
  ready: number | null;
}

export function usePrint(stage: PdfStage | null, isAllowed: boolean): Printing {
  const t = useTexts("viewer");
  const [ready, setReady] = useState<number | null>(null);
  const print = () => {
    if (!stage || ready !== null) return;
    setReady(0);
    stage
      .print(setReady)
      .catch(() => toast.error(t("pdf.printFailed")))
      .finally(() => setReady(null));
  };
  useShortcuts([{ keys: "ctrl+p", run: print, off: !isAllowed || !stage }]);
  return { print: isAllowed ? print : undefined, ready };
}
