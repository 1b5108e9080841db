import { type RefObject, useEffect } from "react";

/** Lets a film fill the screen, by the answer or by a double click on it; sound has nothing to show there. */
export function useFullScreenPlayer(media: RefObject<HTMLMediaElement | null>, isFilm: boolean): () => void {
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isFilm)
      playerOf(media)
        ?.requestFullscreen()
        .catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same at every time
  useEffect(() => {
    const player = playerOf(media);
    const doubleClick = ({ target }: Event) => {
      // Twice on a button is twice that button.
      if (target instanceof Element && !target.closest("media-control-bar")) toggle();
    };
    player?.addEventListener("dblclick", doubleClick);
    return () => player?.removeEventListener("dblclick", doubleClick);
  }, [media, isFilm]);
  return toggle;
}

const playerOf = (media: RefObject<HTMLMediaElement | null>) => media.current?.closest("media-controller");
