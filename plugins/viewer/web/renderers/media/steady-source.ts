import { loadAt } from "./playback-trouble";

/** Gives an element a renewed address of its file. What is loaded to the end needs no address any more. */
export function exchangeSource(media: HTMLMediaElement, url: string): void {
  if (media.src !== url && !isLoaded(media) && !media.error) loadAt(media, url);
}

function isLoaded({ buffered, duration }: HTMLMediaElement): boolean {
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) >= duration;
}
