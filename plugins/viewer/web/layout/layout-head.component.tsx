import { NumberField, useTexts } from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./layout.module.css";

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** How many of them readers do not see yet. */
  readonly incomplete: number;
  onPage(page: number): void;
  /** Null where nothing may be added. */
  readonly onAdd: (() => void) | null;
  readonly children: ReactNode;
}

const ICON_PX = 18;

/** Which page is mapped, how many hotspots there are, and the way to add one without a pointer. */
export function LayoutHead({ page, pages, count, incomplete, onPage, onAdd, children }: Props) {
  const t = useTexts("viewer");
  return (
    <div className={classes.head}>
      <nav className={classes.steps} aria-label={t("pdf.pages")}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("pdf.previous")}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={ICON_PX} />
        </ActionIcon>
        <NumberField
          className={classes.number}
          aria-label={t("pdf.page")}
          hideControls
          min={1}
          max={Math.max(1, pages)}
          allowDecimal={false}
          clampBehavior="strict"
          value={page}
          onChange={(value) => typeof value === "number" && value >= 1 && onPage(value)}
        />
        <span>{t("pdf.of", { pages })}</span>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("pdf.next")}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={ICON_PX} />
        </ActionIcon>
      </nav>
      <span className={classes.count}>
        {t("layout.count", { count })}
        {incomplete > 0 && ` · ${t("layout.incompleteCount", { count: incomplete })}`}
      </span>
      {children}
      {onAdd && (
        <Button leftSection={<IconPlus size={ICON_PX} />} onClick={onAdd}>
          {t("layout.add")}
        </Button>
      )}
    </div>
  );
}
