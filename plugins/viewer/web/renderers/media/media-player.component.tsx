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
import type { RenderFailure, ViewingSession } from "@estante/sdk";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { LostLine } from "../lost-line.component";
import classes from "./media-player.module.css";
import { exchangeSource } from "./steady-source";
import { trackPlayback } from "./track-playback";
import { useFullScreenPlayer } from "./use-full-screen-player";
import { RATES, SKIP_SECONDS, useMediaKeys } from "./use-media-keys";
import { useMediaTrouble } from "./use-media-trouble";

interface Props {
  kind: "video" | "audio";
  name: string;
  url: string;
  poster?: string | null;
  /** Width by height of a video, when known before it loads. */
  ratio?: number | null;
  /** The codecs of its tracks, as the server named them. */
  codecs: readonly string[];
  session: ViewingSession;
  /** Asks for an address that opens. */
  renew(): Promise<string>;
  onFailure(failure: RenderFailure): void;
}

const ENDED_MARGIN_SECONDS = 1;
const AUTOHIDE_SECONDS = "3";
const USUAL_RATIO = 16 / 9;

export function MediaPlayer({ kind, name, url, poster, ratio, codecs, session, renew, onFailure }: Props) {
  const language = useLanguage();
  const t = useTexts("viewer");
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  // The element keeps the address it began with; a renewed one is exchanged without losing the place.
  const [source] = useState(url);
  setLanguage(language);
  const isLost = useMediaTrouble(media, { codecs, renew, onFailure });
  const toggleFullScreen = useFullScreenPlayer(media, kind === "video");
  useMediaKeys(media, toggleFullScreen);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const playback = trackPlayback(element, session);
    const forget = session.snapshot(playback.take);
    return () => {
      forget();
      playback.stop();
    };
  }, [session]);

  useEffect(() => {
    const element = media.current;
    if (element) return resumeAt(element, session);
  }, [session]);

  useEffect(() => {
    if (media.current) exchangeSource(media.current, url);
  }, [url]);

  const shared = {
    ref: media,
    slot: "media",
    src: source,
    preload: "metadata" as const,
    crossOrigin: "anonymous" as const,
    "aria-label": name,
  };

  return (
    <MediaController
      className={kind === "video" ? classes.video : classes.audio}
      audio={kind === "audio"}
      lang={language}
      noHotkeys
      autohide={AUTOHIDE_SECONDS}
      style={{ "--player-ratio": ratio ?? USUAL_RATIO } as CSSProperties}
      role="region"
      aria-label={t(`player.${kind}`, { name })}
    >
      {kind === "video" ? (
        <video {...shared} poster={poster ?? undefined} playsInline />
      ) : (
        <audio {...shared} />
      )}
      {kind === "video" && <MediaLoadingIndicator slot="centered-chrome" noAutohide />}
      {isLost && <LostLine />}
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

/** Go to where the person left, unless that was the end or it plays already. Answers how to stop waiting. */
function resumeAt(media: HTMLMediaElement, session: ViewingSession): () => void {
  let gone = false;
  const go = async () => {
    session.setLength(media.duration);
    const { last } = await session.resume();
    const isUntouched = media.paused && media.currentTime === 0;
    if (!gone && isUntouched && last > 0 && last < media.duration - ENDED_MARGIN_SECONDS) {
      media.currentTime = last;
    }
  };
  if (media.readyState > 0) void go();
  else media.addEventListener("loadedmetadata", go, { once: true });
  return () => {
    gone = true;
    media.removeEventListener("loadedmetadata", go);
  };
}
