import { formatDuration, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import type { RefObject } from "react";
import classes from "./chapters.module.css";
import type { Chapters } from "./use-chapters";

interface Props {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly chapters: Chapters;
  readonly lang: string | undefined;
}

/** The parts of what is played, as cards that lead to them; nothing where it has none. */
export function ChapterList({ media, chapters, lang }: Props) {
  const t = useTexts("viewer");
  if (chapters.all.length === 0) return null;
  const go = (start: number) => {
    if (media.current) media.current.currentTime = start;
  };
  return (
    <ol className={classes.list} aria-label={t("player.chapters")} lang={lang}>
      {chapters.all.map(({ start, text }, at) => {
        const isCurrent = at === chapters.current;
        return (
          <li key={start}>
            <UnstyledButton
              className={classes.card}
              aria-current={isCurrent || undefined}
              onClick={() => go(start)}
            >
              <span className={classes.time}>
                {isCurrent && <IconPlayerPlayFilled size={12} aria-hidden />}
                {formatDuration(start)}
              </span>
              <span className={classes.title}>{text}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}
