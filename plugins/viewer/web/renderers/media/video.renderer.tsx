import { fileError } from '../../errors/catalogue';
import type { RendererProps } from '@estante/sdk';
import { MediaPlayer, type Track } from './media-player.component';
import classes from './media-stage.module.css';

export interface MediaPayload {
  url: string;
  poster?: string | null;
  tracks?: readonly Track[];
}

export function VideoRenderer({ content, payload, session, onError }: RendererProps<MediaPayload>) {
  return (
    <div className={classes.stage} data-kind="video">
      <MediaPlayer
        kind="video"
        name={content.name}
        url={payload.url}
        poster={payload.poster ?? content.thumbnail}
        tracks={payload.tracks ?? []}
        session={session}
        onFailure={(status) => onError(fileError(status, content.type_guid))}
      />
      {content.description && <p className={classes.about}>{content.description}</p>}
    </div>
  );
}
