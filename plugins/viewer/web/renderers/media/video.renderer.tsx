import type { RendererProps } from "@estante/sdk";
import { MediaPlayer } from "./media-player.component";
import classes from "./media-stage.module.css";

export interface MediaPayload {
  url: string;
  duration: number | null;
}

export function VideoRenderer({ content, payload, session, onError }: RendererProps<MediaPayload>) {
  return (
    <div className={classes.stage} data-kind="video">
      <MediaPlayer
        kind="video"
        name={content.name}
        url={payload.url}
        poster={content.thumbnail}
        session={session}
        onFailure={() => onError({ code: "FILE_HAVE_ERROR" })}
      />
      {content.description && <p className={classes.about}>{content.description}</p>}
    </div>
  );
}
