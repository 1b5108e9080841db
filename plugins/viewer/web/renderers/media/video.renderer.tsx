import type { RendererProps } from "@estante/sdk";
import { useEffect, useRef } from "react";
import { MediaPlayer } from "./media-player.component";
import { MediaStage } from "./media-stage.component";
import classes from "./media-stage.module.css";
import type { MediaTrack } from "./tracks/tracks";

export interface MediaPayload {
  url: string;
  duration: number | null;
  waveform?: string | null;
  width: number | null;
  height: number | null;
  codecs?: readonly string[];
  tracks?: readonly MediaTrack[];
}

export function VideoRenderer(props: RendererProps<MediaPayload>) {
  const { content, payload, session, launch, renew, onError, onMedia } = props;
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    onMedia?.(media.current);
    return () => onMedia?.(null);
  }, [onMedia]);
  return (
    <MediaStage kind="video" media={media} tracks={payload.tracks} content={content} launch={launch}>
      <MediaPlayer
        media={media}
        kind="video"
        name={content.name}
        url={payload.url}
        poster={content.thumbnail}
        ratio={payload.width && payload.height ? payload.width / payload.height : null}
        codecs={payload.codecs ?? []}
        tracks={payload.tracks}
        session={session}
        renew={async () => (await renew()).url}
        onFailure={onError}
      />
      {content.description && <p className={classes.about}>{content.description}</p>}
    </MediaStage>
  );
}
