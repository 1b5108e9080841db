import { useTexts } from "@estante/sdk";
import { ActionIcon, Slider } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { Place } from "../../player/epub/protocol";
import classes from "./epub.module.css";
import type { Book } from "./use-book";

interface Props {
  book: Book;
  place: Place;
  /** The chapter or the pages. */
  words: string;
}

const PARTS = 1000;

/** How far the person is, and the way to other places. */
export function BookFoot({ book, place, words }: Props) {
  const t = useTexts("viewer");
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? place.start;
  const [left, right] = book.isRightToLeft
    ? [t("epub.next"), t("epub.previous")]
    : [t("epub.previous"), t("epub.next")];
  return (
    <nav className={classes.foot} aria-label={t("epub.places")}>
      <ActionIcon
        className={classes.step}
        variant="subtle"
        aria-label={left}
        onClick={() => book.send({ type: "turn", way: "left" })}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <span className={classes.chapter}>{words}</span>
      <Slider
        className={classes.slider}
        thumbLabel={t("epub.far")}
        size="xs"
        label={null}
        inverted={book.isRightToLeft}
        min={0}
        max={PARTS}
        value={Math.round(share * PARTS)}
        onChange={(value) => setDragged(value / PARTS)}
        onChangeEnd={(value) => {
          setDragged(null);
          book.send({ type: "goTo", share: value / PARTS });
        }}
      />
      <output className={classes.share}>
        {t("tools.percent", { percent: Math.round((dragged ?? place.end) * 100) })}
      </output>
      <ActionIcon
        className={classes.step}
        variant="subtle"
        aria-label={right}
        onClick={() => book.send({ type: "turn", way: "right" })}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  );
}
