import { useReducedMotion } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./viewer.module.css";

interface Props {
  /** Names what is shown; another name fades the old one out and the new one in. */
  phase: string;
  children: ReactNode;
}

const OUT_MS = 120;

/**
 * One phase of the viewer at a time: loading, content or error (specification §2). What has just begun to fade in
 * takes no longer to go than it was there.
 */
export function Fade({ phase, children }: Props) {
  const still = useReducedMotion();
  const [shown, setShown] = useState(() => begin(phase));
  const last = useRef(children);
  const leaving = shown.phase !== phase;
  useEffect(() => {
    if (!leaving) return;
    const seen = performance.now() - shown.since;
    const timer = setTimeout(() => setShown(begin(phase)), still ? 0 : Math.min(OUT_MS, seen));
    return () => clearTimeout(timer);
  }, [leaving, phase, still, shown.since]);
  if (!leaving) last.current = children;
  return (
    <div key={shown.phase} className={classes.phase} data-leaving={leaving || undefined}>
      {last.current}
    </div>
  );
}

const begin = (phase: string) => ({ phase, since: performance.now() });
