import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useShortcuts } from "../keyboard/shortcuts";
import { formatNumber } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./bulk-bar.module.css";
import type { BulkAction, ListParams, Selection } from "./list.types";
import type { RowSelection } from "./selection";

export interface BulkBarProps<Row> {
  readonly selection: RowSelection;
  /** Every row that was seen, by key: of other pages too. */
  readonly known: ReadonlyMap<string, Row>;
  readonly actions: readonly BulkAction<Row>[];
  readonly total: number;
  readonly params: ListParams;
}

/** Appears with the first selection; deleting stands last, behind a line. */
export function BulkBar<Row>({ selection, known, actions, total, params }: BulkBarProps<Row>) {
  const t = useOwnTexts();
  const [running, setRunning] = useState<string | null>(null);
  const count = selection.isEverything ? total : selection.keys.size;
  useShortcuts([{ keys: "Escape", run: selection.clear, off: count === 0 }]);
  const run = async (action: BulkAction<Row>) => {
    const chosen: Selection<Row> = {
      keys: [...selection.keys],
      rows: [...selection.keys].flatMap((key) => known.get(key) ?? []),
      isEverything: selection.isEverything,
      count,
      params,
    };
    setRunning(action.label);
    try {
      await action.run(chosen);
    } finally {
      setRunning(null);
    }
  };
  const button = (action: BulkAction<Row>) => (
    <UnstyledButton
      key={action.label}
      className={classes.act}
      data-destructive={action.isDestructive || undefined}
      disabled={running !== null || (action.isPageOnly && selection.isEverything)}
      onClick={() => void run(action)}
    >
      {action.icon}
      <span className={classes.word}>{action.label}</span>
    </UnstyledButton>
  );
  const safe = actions.filter((action) => !action.isDestructive);
  const final = actions.filter((action) => action.isDestructive);
  return (
    <>
      <span className={classes.live} role="status">
        {count > 0 ? t("bulk.count", { count, number: formatNumber(count) }) : ""}
      </span>
      {count > 0 && (
        <section className={classes.bar} data-floating-bar aria-label={t("bulk.label")}>
          <span className={classes.count}>{t("bulk.count", { count, number: formatNumber(count) })}</span>
          {!selection.isEverything && total > count && (
            <UnstyledButton className={classes.all} onClick={selection.takeEverything}>
              {t("bulk.all", { number: formatNumber(total) })}
            </UnstyledButton>
          )}
          <span className={classes.line} />
          {safe.map(button)}
          {final.length > 0 && <span className={classes.line} />}
          {final.map(button)}
          <span className={classes.line} />
          <ActionIcon
            variant="transparent"
            className={classes.close}
            aria-label={t("bulk.clear")}
            onClick={selection.clear}
          >
            <IconX size={16} />
          </ActionIcon>
        </section>
      )}
    </>
  );
}
