import { useEffect, useState } from "react";
import type { ViewedContent } from "./viewed-content";

/** Signed addresses live an hour; a new one is asked for well before. */
const RENEW_AFTER_MS = 50 * 60 * 1000;
const LOOK_EVERY_MS = 60 * 1000;

interface Renewed {
  content: ViewedContent;
  /** Asks now: an address may have run out earlier than it said. */
  renew(): Promise<ViewedContent["payload"]>;
}

/**
 * The content with addresses that still open (VIE-235). Only the payload is exchanged, so that what is open stays
 * open. A computer that slept looks again when it wakes; an answer that does not come is asked for again later.
 */
export function useRenewed(content: ViewedContent, lookUp: () => Promise<ViewedContent>): Renewed {
  const [payload, setPayload] = useState(content.payload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock for as long as the content is open
  useEffect(() => {
    let since = Date.now();
    let asking = false;
    const look = async () => {
      if (asking || Date.now() - since < RENEW_AFTER_MS) return;
      asking = true;
      const requestedAt = Date.now();
      const renewed = await lookUp().catch(() => null);
      asking = false;
      if (!renewed) return;
      since = requestedAt;
      setPayload(renewed.payload);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [content.guid]);
  const renew = async () => {
    const renewed = await lookUp();
    setPayload(renewed.payload);
    return renewed.payload;
  };
  return { content: payload === content.payload ? content : { ...content, payload }, renew };
}
