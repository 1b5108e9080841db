import type { RendererProps } from "@estante/sdk";
import { Cover } from "@estante/sdk";
import { useRef } from "react";
import { MediaPlayer } from "./media-player.component";
import { MediaStage } from "./media-stage.component";
import classes from "./media-stage.module.css";
import type { MediaPayload } from "./video.renderer";

export function AudioRenderer(props: RendererProps<MediaPayload>) {
  const { content, payload, session, launch, renew, onError } = props;
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  return (
    <MediaStage kind="audio" media={media} tracks={payload.tracks} content={content} launch={launch}>
      <div className={classes.sleeve}>
        <Cover title={content.name} type={content.type_guid} src={content.thumbnail} slot={240} shadow />
      </div>
      <h2 className={classes.title}>{content.name}</h2>
      <MediaPlayer
        media={media}
        kind="audio"
        name={content.name}
        url={payload.url}
        codecs={payload.codecs ?? []}
        tracks={payload.tracks}
        waveform={payload.waveform ?? null}
        session={session}
        renew={async () => (await renew()).url}
        onFailure={onError}
      />
      {content.description && <p className={classes.about}>{content.description}</p>}
    </MediaStage>
  );
}
