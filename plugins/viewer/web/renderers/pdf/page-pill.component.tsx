import { useTexts } from "@estante/sdk";
import { ActionIcon, NumberInput, Slider } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./pdf.module.css";
import type { PdfView } from "./pdf-stage";

interface Props {
  view: PdfView;
  onGo(page: number): void;
  onStep(pages: 1 | -1): void;
}

export function PagePill({ view, onGo, onStep }: Props) {
  const t = useTexts("viewer");
  const [typed, setTyped] = useState<number | string>(view.page);
  useEffect(() => setTyped(view.page), [view.page]);
  const go = () => onGo(Number(typed) || view.page);
  return (
    <nav className={classes.pill} aria-label={t("pdf.pages")}>
      <ActionIcon
        className={classes.pageStep}
        variant="subtle"
        aria-label={t("pdf.previous")}
        disabled={view.page === 1}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <NumberInput
        className={classes.pageField}
        aria-label={t("pdf.page")}
        hideControls
        min={1}
        max={view.pages}
        value={typed}
        onChange={setTyped}
        onBlur={go}
        onKeyDown={(event) => event.key === "Enter" && go()}
      />
      <span className={classes.pageTotal}>{t("pdf.of", { pages: view.pages })}</span>
      <Slider
        className={classes.pageSlider}
        thumbLabel={t("pdf.page")}
        size="xs"
        label={null}
        min={1}
        max={view.pages}
        value={view.page}
        onChange={onGo}
      />
      <ActionIcon
        className={classes.pageStep}
        variant="subtle"
        aria-label={t("pdf.next")}
        disabled={view.page === view.pages}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </nav>
  );
}
