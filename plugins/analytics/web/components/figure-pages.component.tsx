import { formatNumber, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import classes from "./figure-section.module.css";

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** Which rows of all are shown, and the way to the others; nothing where they are all there. */
export function FigurePages({ page, pageSize, total, onChange }: Props) {
  const t = useTexts("analytics");
  if (total <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  const range = {
    from: formatNumber(from),
    to: formatNumber(Math.min(total, from + pageSize - 1)),
    total: formatNumber(total),
  };
  const turn = { variant: "subtle", color: "gray" } as const;
  return (
    <nav className={classes.pages} aria-label={t("pages.title")}>
      <span>{t("pages.range", range)}</span>
      <ActionIcon
        {...turn}
        aria-label={t("pages.before")}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <ActionIcon
        {...turn}
        aria-label={t("pages.next")}
        disabled={page * pageSize >= total}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </nav>
  );
}
