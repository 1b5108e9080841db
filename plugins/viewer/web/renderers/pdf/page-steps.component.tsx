import { useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { PagePill } from "./page-pill.component";
import classes from "./pdf.module.css";

interface Props extends ComponentProps<typeof PagePill> {
  isPaged: boolean;
}

/** How the pages are gone through: the pill at the foot, and the edges of a book. */
export function PageSteps({ isPaged, ...pill }: Props) {
  return (
    <>
      {isPaged && <PageTurn view={pill.view} onStep={pill.onStep} />}
      <PagePill {...pill} />
    </>
  );
}

/** The edges of a book, by which its pages are turned. */
function PageTurn({ view, onStep }: Pick<Props, "view" | "onStep">) {
  const t = useTexts("viewer");
  return (
    <>
      <ActionIcon
        className={classes.turn}
        data-side="left"
        variant="default"
        radius="xl"
        aria-label={t("book.back")}
        disabled={view.isStart}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <ActionIcon
        className={classes.turn}
        data-side="right"
        variant="default"
        radius="xl"
        aria-label={t("book.on")}
        disabled={view.isEnd}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={22} />
      </ActionIcon>
    </>
  );
}
