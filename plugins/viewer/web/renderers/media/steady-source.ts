/**
 * Gives a playing element a renewed address of the same file: where it was, and playing if it played. What is
 * loaded to the end needs no address any more.
 */
export function exchangeSource(media: HTMLMediaElement, url: string): void {
  if (media.src === url || isLoaded(media)) return;
  const { currentTime, paused, playbackRate } = media;
  media.addEventListener(
    "loadedmetadata",
    () => {
      media.currentTime = currentTime;
      media.playbackRate = playbackRate;
      // A browser that wants a gesture first leaves it paused at its place.
      if (!paused) media.play().catch(() => undefined);
    },
    { once: true },
  );
  media.src = url;
}

function isLoaded({ buffered, duration }: HTMLMediaElement): boolean {
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) >= duration;
}
