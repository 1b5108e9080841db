/** Brings a player that stopped back to where it stood, as soon as its file can be had again. */

import { FileTrouble, type FileTroubleOptions } from "../file-trouble";

/** Where a player stood, and whether and how fast it played. */
interface Standing {
  time: number;
  rate: number;
  isPlaying: boolean;
}

const HAVE_FUTURE_DATA = 3;
/** What plays so far beyond the trouble has left it behind. */
const BEYOND_SECONDS = 1;

/** Watches a media element. Answers how to stop. */
export function watchPlayback(media: HTMLMediaElement, options: FileTroubleOptions): () => void {
  const trouble = new FileTrouble(options);
  let stopped: Standing | null = null;

  const help = async () => {
    stopped ??= standing(media);
    const url = await trouble.help(media.src);
    if (url !== null) loadAt(media, url, stopped ?? undefined);
  };
  const wait = () => {
    if (!navigator.onLine) options.onLost(true);
  };
  const play = () => {
    if (trouble.isHelping || media.readyState < HAVE_FUTURE_DATA) return;
    options.onLost(false);
    if (stopped && Math.abs(media.currentTime - stopped.time) > BEYOND_SECONDS) {
      stopped = null;
      trouble.recovered();
    }
  };

  const gone = new AbortController();
  const { signal } = gone;
  media.addEventListener("error", help, { signal });
  media.addEventListener("waiting", wait, { signal });
  media.addEventListener("timeupdate", play, { signal });
  // React makes the element before it is in the page: it may have failed by then.
  if (media.error) void help();
  return () => {
    gone.abort();
    trouble.stop();
  };
}

const standing = ({ currentTime, playbackRate, paused }: HTMLMediaElement): Standing => ({
  time: currentTime,
  rate: playbackRate,
  isPlaying: !paused,
});

/** Gives an element an address of the same file: where it was, and playing if it played. */
export function loadAt(
  media: HTMLMediaElement,
  url: string,
  { time, rate, isPlaying } = standing(media),
): void {
  media.addEventListener(
    "loadedmetadata",
    () => {
      if (time > 0) media.currentTime = time;
      media.playbackRate = rate;
      // A browser that wants a gesture first leaves it paused at its place.
      if (isPlaying) media.play().catch(() => undefined);
    },
    { once: true },
  );
  media.src = url;
}
