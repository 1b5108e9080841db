import { ActionIcon, Menu, UnstyledButton } from "@mantine/core";
import { IconDots, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { Meta } from "../../api/answers";
import { useShortcuts } from "../../keyboard/shortcuts";
import { formatNumber } from "../../texts/format";
import { useOwnTexts } from "../../texts/use-texts";
import type { BulkAction, ListParams, Selection } from "../list.types";
import type { RowSelection } from "../selection";
import classes from "./bulk-bar.module.css";

export interface BulkBarProps<Row> {
  readonly selection: RowSelection;
  /** Every row that was seen, by key: of other pages too. */
  readonly known: ReadonlyMap<string, Row>;
  readonly actions: readonly BulkAction<Row>[];
  readonly meta: Meta | undefined;
  readonly params: ListParams;
  readonly isPhone: boolean;
}

/** How many actions a phone shows beside each other; the others lie in a menu. */
const FIT = 4;

/** Does an action to what is selected, one at a time. */
function useRun<Row>({ selection, known, params }: BulkBarProps<Row>, count: number) {
  const [isRunning, setRunning] = useState(false);
  const run = async (action: BulkAction<Row>) => {
    if (isRunning) return;
    const { keys, isEverything, excluded } = selection;
    const chosen: Selection<Row> = {
      keys: [...keys],
      rows: [...keys].flatMap((key) => known.get(key) ?? []),
      isEverything,
      excluded: [...excluded],
      count,
      params,
    };
    setRunning(true);
    try {
      if ((await action.run(chosen)) === "clear") selection.clear();
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

/** Appears with the first selection; deleting stands last, behind a line. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selection, meta } = props;
  const t = useOwnTexts();
  const total = meta?.total ?? 0;
  const count = selection.count(total);
  // Of a list that is longer than is counted nobody knows the number.
  const mark = selection.isEverything && meta?.total_is_capped ? "+" : "";
  const number = `${formatNumber(count)}${mark}`;
  useShortcuts([{ keys: "Escape", run: selection.clear, off: !selection.isActive }]);
  return (
    <>
      <span className={classes.live} role="status">
        {selection.isActive ? t("bulk.count", { count, number }) : ""}
      </span>
      {selection.isActive && (
        <section className={classes.bar} data-floating-bar aria-label={t("bulk.label")}>
          <div className={classes.head}>
            <span className={classes.count}>{t("bulk.count", { count, number })}</span>
            {total > count && (
              <UnstyledButton className={classes.all} onClick={selection.takeEverything}>
                {t("bulk.all", { number: `${formatNumber(total)}${meta?.total_is_capped ? "+" : ""}` })}
              </UnstyledButton>
            )}
          </div>
          <span className={classes.line} />
          <Buttons {...props} count={count} />
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

function Buttons<Row>(props: BulkBarProps<Row> & { readonly count: number }) {
  const { actions, isPhone, count } = props;
  const t = useOwnTexts();
  const { isRunning, run } = useRun(props, count);
  const button = (action: BulkAction<Row>) => (
    <UnstyledButton
      key={action.label}
      className={classes.action}
      data-destructive={action.isDestructive || undefined}
      // Not `disabled`, which would take the focus away that a dialog gives back.
      aria-disabled={isRunning || undefined}
      onClick={() => void run(action)}
    >
      {action.icon}
      <span>{action.label}</span>
    </UnstyledButton>
  );
  const safe = actions.filter((action) => !action.isDestructive);
  const final = actions.filter((action) => action.isDestructive);
  const shown = isPhone && actions.length > FIT ? safe.slice(0, FIT - 1 - final.length) : safe;
  const folded = safe.slice(shown.length);
  return (
    <div className={classes.actions}>
      {shown.map(button)}
      {folded.length > 0 && (
        <Menu position="top">
          <Menu.Target>
            <UnstyledButton className={classes.action}>
              <IconDots size={16} aria-hidden="true" />
              <span>{t("bulk.more")}</span>
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {folded.map((action) => (
              <Menu.Item key={action.label} leftSection={action.icon} onClick={() => void run(action)}>
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {final.length > 0 && <span className={classes.line} />}
      {final.map(button)}
    </div>
  );
}
