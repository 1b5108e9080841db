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
import { IconBadgeCc, IconEar } from "@tabler/icons-react";
import { type ComponentRef, type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { useBarPlaces } from "../../bar/places";
import { LostLine } from "../lost-line.component";
import { ChapterList } from "./chapters/chapter-list.component";
import chapterClasses from "./chapters/chapters.module.css";
import { type Chapters, useChapters } from "./chapters/use-chapters";
import classes from "./media-player.module.css";
import { PlayedWaveform } from "./played-waveform.component";
import { exchangeSource } from "./steady-source";
import { trackPlayback } from "./track-playback";
import { TrackSelect } from "./tracks/track-select.component";
import { languageName, type MediaTrack, trackIn, tracksOf } from "./tracks/tracks";
import trackClasses from "./tracks/tracks.module.css";
import { useDescription } from "./tracks/use-description";
import { type Subtitles, useSubtitles } from "./tracks/use-subtitles";
import { useFullScreenPlayer } from "./use-full-screen-player";
import { RATES, SKIP_SECONDS, useMediaKeys } from "./use-media-keys";
import { useMediaTrouble } from "./use-media-trouble";

interface Props {
  media: RefObject<(HTMLVideoElement & HTMLAudioElement) | null>;
  kind: "video" | "audio";
  name: string;
  url: string;
  poster?: string | null;
  /** Width by height of a video, when known before it loads. */
  ratio?: number | null;
  /** The codecs of its tracks, as the server named them. */
  codecs: readonly string[];
  tracks: readonly MediaTrack[] | undefined;
  /** How loud it is along its length, where the server knows. */
  waveform?: string | null;
  session: ViewingSession;
  /** Asks for an address that opens. */
  renew(): Promise<string>;
  onFailure(failure: RenderFailure): void;
}

const ENDED_MARGIN_SECONDS = 1;
const AUTOHIDE_SECONDS = "3";
const USUAL_RATIO = 16 / 9;

export function MediaPlayer(props: Props) {
  const { media, kind, name, url, poster, ratio, codecs, session, renew, onFailure } = props;
  const language = useLanguage();
  const t = useTexts("viewer");
  // The element keeps the address it began with; a renewed one is exchanged without losing the place.
  const [source] = useState(url);
  setLanguage(language);
  const isLost = useMediaTrouble(media, { codecs, renew, onFailure });
  const toggleFullScreen = useFullScreenPlayer(media, kind === "video");
  useMediaKeys(media, toggleFullScreen);

  useSession(media, session, url);
  const region = useNamed(t(`player.${kind}`, { name }));
  const subtitles = tracksOf(props.tracks, "subtitle");
  const parts = trackIn(tracksOf(props.tracks, "chapters"), language);
  const chapters = useChapters(media, parts?.url);
  const shown = useSubtitles(media, subtitles);

  const shared = {
    ref: media,
    slot: "media",
    src: source,
    preload: "metadata" as const,
    crossOrigin: "anonymous" as const,
    "aria-label": name,
  };

  const beside = [...subtitles.map(subtitleTrack), ...(parts ? [chapterTrack(parts)] : [])];

  return (
    <>
      <MediaController
        className={kind === "video" ? classes.video : classes.audio}
        audio={kind === "audio"}
        lang={language}
        noHotkeys
        noSubtitlesLangPref
        autohide={AUTOHIDE_SECONDS}
        style={{ "--player-ratio": ratio ?? USUAL_RATIO } as CSSProperties}
        ref={region}
      >
        {kind === "video" ? (
          <video {...shared} poster={poster ?? undefined} playsInline>
            {beside}
          </video>
        ) : (
          <audio {...shared}>{beside}</audio>
        )}
        {kind === "video" && <MediaLoadingIndicator slot="centered-chrome" noAutohide />}
        {isLost && <LostLine />}
        {kind === "audio" && shown.words && <p className={trackClasses.words}>{shown.words}</p>}
        <Controls
          media={media}
          kind={kind}
          tracks={props.tracks}
          waveform={props.waveform ?? null}
          shown={shown}
          chapters={chapters}
        />
      </MediaController>
      <ChapterList media={media} chapters={chapters} lang={parts?.lang_id} />
    </>
  );
}

const subtitleTrack = ({ lang_id, url }: MediaTrack) => (
  <track key={lang_id} kind="subtitles" srcLang={lang_id} label={languageName(lang_id)} src={url} />
);

/** The browser reads chapters by itself only where they are the default ones. */
const chapterTrack = ({ lang_id, url }: MediaTrack) => (
  <track key={`chapters-${lang_id}`} kind="chapters" srcLang={lang_id} src={url} default />
);

interface ControlsProps extends Pick<Props, "media" | "kind" | "tracks"> {
  waveform: string | null;
  shown: Subtitles;
  chapters: Chapters;
}

function Controls({ media, kind, tracks, waveform, shown, chapters }: ControlsProps) {
  const t = useTexts("viewer");
  const descriptions = tracksOf(tracks, "audiodescription");
  const { isNarrow } = useBarPlaces();
  const [described, setDescribed] = useState<string | null>(null);
  const words = useDescription(
    media,
    descriptions.find(({ lang_id }) => lang_id === described),
  );
  return (
    <div className={classes.controls} data-narrow={isNarrow || undefined}>
      {described !== null && (
        <p className={trackClasses.words} role="status">
          {words}
        </p>
      )}
      <MediaControlBar className={classes.seek} data-waveform={waveform !== null || undefined}>
        {waveform !== null && <PlayedWaveform media={media} waveform={waveform} />}
        <MediaTimeRange />
      </MediaControlBar>
      <MediaControlBar className={classes.bar}>
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={SKIP_SECONDS} />
        <MediaSeekForwardButton seekOffset={SKIP_SECONDS} />
        <MediaMuteButton />
        <MediaVolumeRange className={classes.volume} />
        <MediaTimeDisplay showDuration />
        {!isNarrow && <span className={chapterClasses.now}>{chapters.all[chapters.current]?.text}</span>}
        <span className={classes.gap} />
        <TrackSelect
          label={t("player.subtitles")}
          none={t("player.noSubtitles")}
          icon={<IconBadgeCc size={20} aria-hidden />}
          tracks={tracksOf(tracks, "subtitle")}
          chosen={shown.chosen}
          onChoose={shown.choose}
        />
        <TrackSelect
          label={t("player.description")}
          none={t("player.noDescription")}
          icon={<IconEar size={20} aria-hidden />}
          tracks={descriptions}
          chosen={described}
          onChoose={setDescribed}
        />
        <MediaPlaybackRateButton rates={RATES} />
        {kind === "video" && <MediaPipButton className={classes.wide} />}
        {kind === "video" && <MediaFullscreenButton />}
      </MediaControlBar>
    </div>
  );
}

/** Names a player by what it plays: the library calls every one the same, as it comes onto the page. */
function useNamed(name: string): RefObject<ComponentRef<typeof MediaController> | null> {
  const region = useRef<ComponentRef<typeof MediaController>>(null);
  useEffect(() => region.current?.setAttribute("aria-label", name), [name]);
  return region;
}

/** Tells a session what is played, begins where the person left, and takes renewed addresses. */
function useSession(media: RefObject<HTMLMediaElement | null>, session: ViewingSession, url: string): void {
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const playback = trackPlayback(element, session);
    const forget = session.snapshot(playback.take);
    return () => {
      forget();
      playback.stop();
    };
  }, [media, session]);

  useEffect(() => {
    const element = media.current;
    if (element) return resumeAt(element, session);
  }, [media, session]);

  useEffect(() => {
    if (media.current) exchangeSource(media.current, url);
  }, [media, url]);
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
