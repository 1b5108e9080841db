import { Keys, useTexts } from "@estante/sdk";
import { MediaFrame } from "../tracks/media-frame.component";
import classes from "../tracks/player.module.css";
import { type Lesson, MS } from "./use-lesson";

interface Props {
  readonly lesson: Lesson;
  readonly mayAdd: boolean;
}

/** The video, and where it stops. */
export function LessonPlayer({ lesson, mayAdd }: Props) {
  const t = useTexts("contents");
  const { video, questions, open, saved } = lesson;
  if (!video.content) return null;
  return (
    <MediaFrame
      content={video.content}
      media={video.media}
      source={video.source}
      playback={video.playback}
      keys={
        mayAdd && (
          <>
            <Keys keys="N" /> {t("lesson.addHere")}
          </>
        )
      }
      marks={(share) =>
        questions.map(({ id, at }) =>
          typeof at === "number" ? (
            <span
              key={id}
              className={classes.block}
              data-stop
              data-current={id === open?.id || undefined}
              data-wrong={saved.faults.some((fault) => fault.question === id) || undefined}
              style={{ left: share(at * MS) }}
            />
          ) : null,
        )
      }
    />
  );
}
