import { useTexts } from "@estante/sdk";
import { ActionIcon, Slider, TextInput } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./pdf.module.css";
import type { PdfView } from "./stage/stage-options";

interface Props {
  view: PdfView;
  /** What is printed on the pages, when that is not their number. */
  labels: readonly string[] | null;
  onGo(page: number): void;
  onStep(direction: 1 | -1): void;
}

export function PagePill({ view, labels, onGo, onStep }: Props) {
  const t = useTexts("viewer");
  const shown = view.label ?? String(view.page);
  const [typed, setTyped] = useState(shown);
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => setTyped(shown), [shown]);
  const go = () => {
    const page = pageOf(typed.trim(), labels);
    if (page) onGo(page);
    setTyped(shown);
  };
  return (
    <nav className={classes.pill} aria-label={t("pdf.pages")}>
      <ActionIcon
        className={classes.pageStep}
        variant="subtle"
        aria-label={t("pdf.previous")}
        disabled={view.isStart}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <TextInput
        className={classes.pageField}
        aria-label={t("pdf.page")}
        inputMode={labels ? "text" : "numeric"}
        value={dragged === null ? typed : (labels?.[dragged - 1] ?? String(dragged))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={(event) => event.key === "Enter" && go()}
      />
      <span className={classes.pageTotal}>
        {labels
          ? t("pdf.ofNumbered", { page: view.page, pages: view.pages })
          : t("pdf.of", { pages: view.pages })}
      </span>
      <Slider
        className={classes.pageSlider}
        thumbLabel={t("pdf.page")}
        size="xs"
        label={null}
        min={1}
        max={view.pages}
        value={dragged ?? view.page}
        // Nothing is gone to on the way, so that nothing is drawn and counted that nobody reads.
        onChange={setDragged}
        onChangeEnd={(page) => {
          setDragged(null);
          onGo(page);
        }}
      />
      <ActionIcon
        className={classes.pageStep}
        variant="subtle"
        aria-label={t("pdf.next")}
        disabled={view.isEnd}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </nav>
  );
}

/** The page that a person means: what is printed on it, else its number. */
function pageOf(typed: string, labels: readonly string[] | null): number | null {
  const printed = labels?.findIndex((label) => label.toLowerCase() === typed.toLowerCase()) ?? -1;
  return printed >= 0 ? printed + 1 : Number.parseInt(typed, 10) || null;
}
