import type { Range } from "@estante/sdk";
import { PUSH_EVERY_MS } from "../../session/consumption";

/** The largest step between two `timeupdate`s that still counts as playing on, in seconds of real time. */
const LARGEST_STEP = 2;

type Media = Pick<
  HTMLMediaElement,
  "currentTime" | "playbackRate" | "seeking" | "addEventListener" | "removeEventListener"
>;

/**
 * Tell what was really played: seeking adds nothing, pausing adds nothing. `push` is asked for every 3000 ms while
 * something new was covered, and at once on pause and end.
 */
export function trackPlayback(media: Media, cover: (range: Range) => void, push: () => void): () => void {
  let before = media.currentTime;
  let changed = false;

  const advance = () => {
    const now = media.currentTime;
    const step = now - before;
    if (!media.seeking && step > 0 && step <= LARGEST_STEP * Math.max(1, media.playbackRate)) {
      cover({ start: before, end: now });
      changed = true;
    }
    before = now;
  };
  const jump = () => {
    before = media.currentTime;
  };
  const pushIfChanged = () => {
    if (!changed) return;
    changed = false;
    push();
  };
  const stop = () => {
    advance();
    pushIfChanged();
  };

  const timer = setInterval(pushIfChanged, PUSH_EVERY_MS);
  const listeners: [string, () => void][] = [
    ["timeupdate", advance],
    ["seeking", jump],
    ["seeked", jump],
    ["pause", stop],
    ["ended", stop],
  ];
  for (const [event, listener] of listeners) media.addEventListener(event, listener);
  return () => {
    clearInterval(timer);
    for (const [event, listener] of listeners) media.removeEventListener(event, listener);
    stop();
  };
}
