import { Keys, useTexts } from "@estante/sdk";
import { type Cue, cueAt, type Fault } from "./cues";
import { MediaFrame, type MediaProps } from "./media-frame.component";
import classes from "./player.module.css";

interface Props extends MediaProps {
  readonly cues: readonly Cue[];
  readonly faults: readonly (Fault | null)[];
  readonly mayEdit: boolean;
}

/** The content itself, with the words of the track that is edited, and where they stand in it. */
export function TrackPlayer({ cues, faults, mayEdit, ...media }: Props) {
  const t = useTexts("contents");
  const at = cueAt(cues, media.playback.moment);
  return (
    <MediaFrame
      {...media}
      words={
        <p className={classes.words} data-testid="words">
          {cues[at] && <span>{plainWords(cues[at].text)}</span>}
        </p>
      }
      keys={
        mayEdit && (
          <>
            <Keys keys="I" /> <Keys keys="O" /> {t("tracks.keys.ends")}
          </>
        )
      }
      marks={(share) =>
        cues.map(({ id, start, end }, place) => (
          <span
            key={id}
            className={classes.block}
            data-current={place === at || undefined}
            data-wrong={faults[place] === "early" || undefined}
            style={{ left: share(start), width: share(Math.max(0, end - start)) }}
          />
        ))
      }
    />
  );
}

/** The words without the marks of italics and voices. */
const plainWords = (text: string) => text.replaceAll(/<[^>]*>/g, "");
