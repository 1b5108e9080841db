import { useReducedMotion } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./viewer.module.css";

interface Props {
  /** Names what is shown; another name fades the old one out and the new one in. */
  phase: string;
  children: ReactNode;
}

const OUT_MS = 120;

/** One phase of the viewer at a time: loading, content or error (specification §2). */
export function Fade({ phase, children }: Props) {
  const still = useReducedMotion();
  const [shown, setShown] = useState(phase);
  const last = useRef(children);
  const leaving = shown !== phase;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setShown(phase), still ? 0 : OUT_MS);
    return () => clearTimeout(timer);
  }, [leaving, phase, still]);
  if (!leaving) last.current = children;
  return (
    <div key={shown} className={classes.phase} data-leaving={leaving || undefined}>
      {last.current}
    </div>
  );
}
