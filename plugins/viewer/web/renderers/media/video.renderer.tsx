import type { RendererProps } from "@estante/sdk";
import { MediaPlayer } from "./media-player.component";
import classes from "./media-stage.module.css";

export interface MediaPayload {
  url: string;
  duration: number | null;
  width: number | null;
  height: number | null;
  codecs?: readonly string[];
}

export function VideoRenderer({ content, payload, session, renew, onError }: RendererProps<MediaPayload>) {
  return (
    <div className={classes.stage} data-kind="video">
      <MediaPlayer
        kind="video"
        name={content.name}
        url={payload.url}
        poster={content.thumbnail}
        ratio={payload.width && payload.height ? payload.width / payload.height : null}
        codecs={payload.codecs ?? []}
        session={session}
        renew={async () => (await renew()).url}
        onFailure={onError}
      />
      {content.description && <p className={classes.about}>{content.description}</p>}
    </div>
  );
}
