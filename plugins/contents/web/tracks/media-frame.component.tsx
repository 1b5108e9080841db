import { formatDuration, Keys, useTexts, Waveform } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import type { Content } from "../api/contents";
import classes from "./player.module.css";
import type { Playback } from "./use-playback";

interface Media {
  readonly url: string;
  readonly media_type: string;
  readonly duration: number | null;
  readonly waveform?: string | null;
}

/** What a content plays; null while it has no file that is ready. */
export function mediaOf({ payload }: Pick<Content, "payload">): Media | null {
  const media = payload as Partial<Media> | null;
  return media?.url && media.media_type
    ? {
        url: media.url,
        media_type: media.media_type,
        duration: media.duration ?? null,
        waveform: media.waveform ?? null,
      }
    : null;
}

export interface MediaProps {
  readonly content: Content;
  readonly media: RefObject<(HTMLVideoElement & HTMLAudioElement) | null>;
  readonly source: string;
  readonly playback: Playback;
}

interface Props extends MediaProps {
  /** What lies over the picture. */
  readonly words?: ReactNode;
  /** Keys beside those that play. */
  readonly keys?: ReactNode;
  /** What the line of time marks; `share` says where a moment in milliseconds lies. */
  readonly marks: (share: (moment: number) => string) => ReactNode;
}

/** What a content plays, with a line of time below it on which an editor marks what it is about. */
export function MediaFrame({ content, media, source, playback, words, keys, marks }: Props) {
  const t = useTexts("contents");
  const file = mediaOf(content);
  if (!file) return <p className={classes.none}>{t("tracks.noFile")}</p>;
  const isVideo = file.media_type.startsWith("video/");
  const shared = { ref: media, src: source, preload: "metadata" as const, "aria-label": content.name };
  return (
    <div className={classes.player}>
      <div className={classes.screen} data-sound={!isVideo || undefined}>
        {isVideo ? (
          <video {...shared} poster={content.thumbnail ?? undefined} playsInline onClick={playback.toggle} />
        ) : (
          <audio {...shared} />
        )}
        {words}
      </div>
      <div className={classes.controls}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t(playback.isPlaying ? "tracks.pause" : "tracks.play")}
          onClick={playback.toggle}
        >
          {playback.isPlaying ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
        </ActionIcon>
        <span className={classes.moment}>
          <strong>{formatDuration(playback.moment / 1000)}</strong>
          {file.duration !== null && ` ${t("tracks.of", { duration: formatDuration(file.duration) })}`}
        </span>
        <span className={classes.keys}>
          <Keys keys={t("tracks.keys.space")} /> {t("tracks.keys.play")}
          {keys}
        </span>
      </div>
      {file.duration !== null && (
        <Timeline
          length={file.duration * 1000}
          waveform={file.waveform ?? null}
          playback={playback}
          marks={marks}
        />
      )}
    </div>
  );
}

interface TimelineProps extends Pick<Props, "marks" | "playback"> {
  readonly length: number;
  readonly waveform: string | null;
}

/** The bar is a slider over all of the content, and over how loud it is where that is known. */
function Timeline({ length, waveform, playback, marks }: TimelineProps) {
  const t = useTexts("contents");
  const share = (moment: number) => `${Math.min(100, (moment / length) * 100)}%`;
  return (
    <div className={classes.timeline} data-waveform={waveform !== null || undefined}>
      {waveform !== null && (
        <div className={classes.waveform}>
          <Waveform waveform={waveform} share={playback.moment / length} />
        </div>
      )}
      {marks(share)}
      <span className={classes.head} style={{ left: share(playback.moment) }} />
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={Math.round(length)}
        step={100}
        value={Math.round(playback.moment)}
        aria-label={t("tracks.place")}
        aria-valuetext={formatDuration(playback.moment / 1000)}
        onChange={(event) => playback.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}
