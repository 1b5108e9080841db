import type { ViewingSession } from "@estante/sdk";

/** The specification's rhythm: what is new goes out so often, and only if there is something new (VS §4). */
export const PUSH_EVERY_MS = 3000;
/** How far a player's clock may run ahead of ours between two looks at it, in seconds. */
const TOLERANCE_SECONDS = 0.75;

type Media = Pick<
  HTMLMediaElement,
  "currentTime" | "playbackRate" | "seeking" | "paused" | "addEventListener" | "removeEventListener"
>;

export interface Playback {
  /** Takes what was played up to now. */
  take(): null;
  stop(): void;
}

/**
 * Tells a session what was really played: seeking adds nothing, pausing adds nothing. It goes out every 3000 ms while
 * something is new, and at once on pause and at the end.
 */
export function trackPlayback(
  media: Media,
  session: Pick<ViewingSession, "cover" | "push" | "finish">,
): Playback {
  let position = media.currentTime;
  let since = new Date();
  let ticks = performance.now();
  let isNew = false;

  // A busy browser tells of a start when the player is under way: what it played until then counts.
  const begin = () => {
    since = new Date();
  };
  const restart = () => {
    position = media.currentTime;
    ticks = performance.now();
    begin();
  };
  const advance = () => {
    const end = media.currentTime;
    const seconds = (performance.now() - ticks) / 1000;
    const step = end - position;
    if (!media.seeking && step > 0 && step <= seconds * media.playbackRate + TOLERANCE_SECONDS) {
      session.cover({ start: position, end }, since);
      isNew = true;
    }
    restart();
  };
  const push = () => {
    if (isNew) session.push();
    isNew = false;
  };
  // A player that pauses still goes on to the end of its frame: nobody plays that any more.
  const play = () => {
    if (!media.paused) advance();
  };
  const pause = () => {
    advance();
    push();
  };
  const end = () => {
    advance();
    isNew = false;
    session.finish();
  };

  const timer = setInterval(push, PUSH_EVERY_MS);
  const listeners: [string, () => void][] = [
    ["timeupdate", play],
    ["play", begin],
    ["seeking", restart],
    ["seeked", restart],
    ["pause", pause],
    ["ended", end],
  ];
  for (const [event, listener] of listeners) media.addEventListener(event, listener);
  return {
    take: () => {
      advance();
      return null;
    },
    stop: () => {
      clearInterval(timer);
      for (const [event, listener] of listeners) media.removeEventListener(event, listener);
    },
  };
}
