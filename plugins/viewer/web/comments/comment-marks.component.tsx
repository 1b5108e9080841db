import { type Positions, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { IconMessageCircleFilled } from "@tabler/icons-react";
import { useEffect, useReducer } from "react";
import { createPortal } from "react-dom";
import { usePlaceWords } from "../positions/place-words";
import type { Comment } from "./comments.api";
import classes from "./comments.module.css";
import { marksOf, threadsOf } from "./threads";

interface Props {
  readonly comments: readonly Comment[];
  readonly positions: Positions;
  /** The first comment of a mark is to be seen. */
  readonly onShow: (guid: string) => void;
}

/** Marks where comments stand: along the bar of a player, at the edge of a page. */
export function CommentMarks({ comments, positions, onShow }: Props) {
  const t = useTexts("viewer");
  const words = usePlaceWords();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => positions.onHosts(lookAgain), [positions]);
  return marksOf(threadsOf(comments)).map(({ at, threads }) => {
    const host = positions.markHost(at);
    const share = positions.share(at);
    const first = threads[0]?.first;
    if (!host || !first) return null;
    return createPortal(
      <UnstyledButton
        className={share === null ? classes.pageMark : classes.barMark}
        style={share === null ? undefined : { left: `${share * 100}%` }}
        aria-label={t("comments.mark", { count: threads.length, place: words(positions.unit, at) })}
        onClick={() => {
          positions.go(at);
          onShow(first.guid);
        }}
      >
        <IconMessageCircleFilled size={share === null ? 18 : 14} aria-hidden />
      </UnstyledButton>,
      host,
      String(at),
    );
  });
}
