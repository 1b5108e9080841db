import { useLanguage, useTexts } from "@estante/sdk";
import { setLanguage } from "media-chrome/dist/utils/i18n.js";
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from "media-chrome/react";
import "media-chrome/dist/lang/es.js";
import "media-chrome/dist/lang/pt.js";
import type { ViewingSession } from "@estante/sdk";
import { useEffect, useRef } from "react";
import classes from "./media-player.module.css";
import { trackPlayback } from "./track-playback";

interface Props {
  kind: "video" | "audio";
  name: string;
  url: string;
  poster?: string | null;
  session: ViewingSession;
  onFailure(): void;
}

const SKIP_SECONDS = 10;
const ENDED_MARGIN_SECONDS = 1;
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

export function MediaPlayer({ kind, name, url, poster, session, onFailure }: Props) {
  const language = useLanguage();
  const t = useTexts("viewer");
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  setLanguage(language);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    return trackPlayback(element, session.cover, session.push);
  }, [session]);

  useEffect(() => {
    const element = media.current;
    if (element) return resumeAt(element, session.last);
  }, [session]);

  const shared = {
    ref: media,
    slot: "media",
    src: url,
    preload: "metadata" as const,
    crossOrigin: "anonymous" as const,
    "aria-label": name,
    onError: onFailure,
  };

  return (
    <MediaController
      className={kind === "video" ? classes.video : classes.audio}
      audio={kind === "audio"}
      lang={language}
      role="region"
      aria-label={t(`player.${kind}`, { name })}
    >
      {kind === "video" ? (
        <video {...shared} poster={poster ?? undefined} playsInline />
      ) : (
        <audio {...shared} />
      )}
      {kind === "video" && <MediaLoadingIndicator slot="centered-chrome" noAutohide />}
      <div className={classes.controls}>
        <MediaControlBar className={classes.seek}>
          <MediaTimeRange />
        </MediaControlBar>
        <MediaControlBar className={classes.bar}>
          <MediaPlayButton />
          <MediaSeekBackwardButton seekOffset={SKIP_SECONDS} />
          <MediaSeekForwardButton seekOffset={SKIP_SECONDS} />
          <MediaMuteButton />
          <MediaVolumeRange className={classes.volume} />
          <MediaTimeDisplay showDuration />
          <span className={classes.gap} />
          <MediaPlaybackRateButton rates={RATES} />
          {kind === "video" && <MediaPipButton className={classes.wide} />}
          {kind === "video" && <MediaFullscreenButton />}
        </MediaControlBar>
      </div>
    </MediaController>
  );
}

/** Go to where the person left, unless that was the end. Answers how to stop waiting for the metadata. */
function resumeAt(media: HTMLMediaElement, last: number): () => void {
  const go = () => {
    if (last > 0 && last < media.duration - ENDED_MARGIN_SECONDS) media.currentTime = last;
  };
  if (media.readyState > 0) go();
  else media.addEventListener("loadedmetadata", go, { once: true });
  return () => media.removeEventListener("loadedmetadata", go);
}
