import type { ViewingSession } from "@estante/sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import { consumptionCalls } from "./calls";
import { Consumption } from "./consumption";

interface Options {
  guid: string;
  type: string;
  /** The full length in the content's unit, or null while it is not known or nothing is recorded. */
  ends: number | null;
}

interface Viewing {
  session: ViewingSession | null;
  progress: number;
  /** Save what renderers hold, send it, and close. Resolves when all is stored or given up. */
  leave(): Promise<void>;
}

const NOTHING_RECORDED: Pick<Consumption, "last" | "suspendData" | "cover" | "remember"> & {
  push(): Promise<void>;
} = {
  last: 0,
  suspendData: null,
  cover: () => undefined,
  remember: () => undefined,
  push: () => Promise.resolve(),
};

/** Opens the person's consumption when the content is loaded and closes it on leaving (specification §4). */
export function useViewingSession(content: Options | null, recorded: boolean): Viewing {
  const [consumption, setConsumption] = useState<Consumption | "unrecorded" | null>(null);
  const [progress, setProgress] = useState(0);
  const savers = useRef(new Set<() => Promise<void>>());
  const key = content && `${content.guid}:${content.type}:${content.ends}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the content
  useEffect(() => {
    if (!content) return;
    if (!recorded || content.ends === null) return setConsumption("unrecorded");
    let opened: Consumption | null = null;
    let gone = false;
    const onHide = () => void opened?.close(true);
    window.addEventListener("pagehide", onHide);
    Consumption.open(consumptionCalls, { guid: content.guid, type: content.type, ends: content.ends }).then(
      (started) => {
        opened = started;
        if (gone) return void started.close();
        setProgress(started.progress);
        started.onProgress(setProgress);
        setConsumption(started);
      },
      // The content stays readable when nothing can be recorded.
      () => !gone && setConsumption("unrecorded"),
    );
    return () => {
      gone = true;
      window.removeEventListener("pagehide", onHide);
      void opened?.close();
    };
  }, [key, recorded]);

  const session = useMemo<ViewingSession | null>(() => {
    if (!consumption) return null;
    const kept = consumption === "unrecorded" ? NOTHING_RECORDED : consumption;
    return {
      last: kept.last,
      suspendData: kept.suspendData,
      cover: (range) => kept.cover(range),
      push: () => void kept.push(),
      report: (range) => {
        kept.cover(range);
        void kept.push();
      },
      complete: () => {
        kept.cover({ start: 0, end: 1 });
        void kept.push();
      },
      remember: (memory) => {
        kept.remember(memory);
        return kept.push();
      },
      beforeLeaving: (save) => {
        savers.current.add(save);
        return () => savers.current.delete(save);
      },
    };
  }, [consumption]);

  const leave = async () => {
    await Promise.allSettled([...savers.current].map((save) => save()));
    if (consumption && consumption !== "unrecorded") await consumption.close();
  };
  return { session, progress, leave };
}
