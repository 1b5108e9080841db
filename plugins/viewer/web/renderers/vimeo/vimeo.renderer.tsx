import type { RendererProps } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import { LoadingCover } from "../../pages/loading-cover.component";
import classes from "./vimeo.module.css";
import { filmOf } from "./vimeo-address";
import { VimeoFilm } from "./vimeo-player";

const VIDEO = "CTTY_03";

/** A film on Vimeo, whatever type the content says it is (specification §4). */
export function VimeoRenderer({ content, payload, session, onError }: RendererProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const player = filmOf(content, payload);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const film = new VimeoFilm(element, session, {
      onReady: () => setReady(true),
      onFailure: () => onError({ code: "FILE_HAVE_ERROR" }),
    });
    const forget = session.snapshot(() => film.take());
    return () => {
      forget();
      film.stop();
    };
  }, [session, onError]);
  return (
    <div className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.film}
        src={player ?? undefined}
        title={content.name}
        allow="fullscreen; picture-in-picture; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {!isReady && (
        <div className={classes.waiting}>
          <LoadingCover name={content.name} type={VIDEO} thumbnail={content.thumbnail} />
        </div>
      )}
    </div>
  );
}
