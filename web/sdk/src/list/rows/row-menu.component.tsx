import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useOwnTexts } from "../../texts/use-texts";
import type { RowAction } from "../list.types";

export interface RowMenuProps<Row> {
  readonly row: Row;
  readonly actions: readonly RowAction<Row>[];
  readonly name: string;
  /** As a button of its own: on a record's page. */
  readonly isBordered?: boolean;
}

/** `⋯`: what else can be done with one row; deleting stands last, behind a line. */
export function RowMenu<Row>({ row, actions, name, isBordered }: RowMenuProps<Row>) {
  const t = useOwnTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const shown = actions.filter((action) => !action.isHidden?.(row));
  if (shown.length === 0) return null;
  // The focus is back at the button before anything opens, which then gives it back to there.
  const runAfterFocus = (run: RowAction<Row>["run"]) => {
    opener.current?.focus();
    run?.(row);
  };
  const item = ({ label, icon, href, run, isDestructive }: RowAction<Row>) => {
    const shared = { leftSection: icon, ...(isDestructive && { color: "var(--es-bad)" }) };
    return href ? (
      <Menu.Item key={label} component={Link} to={href(row)} {...shared}>
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item key={label} onClick={() => runAfterFocus(run)} {...shared}>
        {label}
      </Menu.Item>
    );
  };
  const safe = shown.filter((action) => !action.isDestructive);
  const final = shown.filter((action) => action.isDestructive);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={opener}
          variant={isBordered ? "default" : "subtle"}
          color="gray"
          size={isBordered ? 30 : 28}
          aria-label={t("list.moreOf", { name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {safe.map(item)}
        {safe.length > 0 && final.length > 0 && <Menu.Divider />}
        {final.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
