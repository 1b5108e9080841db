import { isWriting, singleKeysOn } from "@estante/sdk";
import { useEffect, useRef } from "react";

const SEQUENCE_MS = 1000;

/** `G` and then a letter within a second goes to a section; it goes before the screens' own single keys. */
export function useGoKeys(places: Readonly<Record<string, () => void>>): void {
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  useEffect(() => {
    let armedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !rests(event.target)) return;
      const key = event.key.toLowerCase();
      const go = event.timeStamp - armedAt < SEQUENCE_MS ? latest.current[key] : undefined;
      armedAt = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!go) return;
      event.preventDefault();
      go();
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

function rests(target: EventTarget | null): boolean {
  const covered =
    target instanceof Element && target.closest("[role=dialog],[role=menu],[role=listbox]") !== null;
  return singleKeysOn() && !isWriting(target) && !covered;
}
