import type { Positions, ViewingSession } from "@estante/sdk";
import { useEffect, useRef } from "react";

/** Opens the content at a position that its address names, after the place where the person left it. */
export function useShowAt(showAt: number | null, positions: Positions | null, session: ViewingSession): void {
  const gone = useRef<number | null>(null);
  useEffect(() => {
    if (showAt === null || !positions || gone.current === showAt) return;
    let isOver = false;
    void session.resume().then(() => {
      if (isOver) return;
      gone.current = showAt;
      positions.go(showAt);
    });
    return () => {
      isOver = true;
    };
  }, [showAt, positions, session]);
}
