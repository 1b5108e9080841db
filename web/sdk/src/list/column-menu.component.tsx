import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconLock, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./column-menu.module.css";
import type { Columns, Density } from "./columns-kept";

export interface ColumnMenuProps<Row> {
  readonly columns: Columns<Row>;
  readonly target: ReactNode;
}

/** Which columns, in which order, how dense. `Alt ↑↓` moves a column. */
export function ColumnMenu<Row>({ columns, target }: ColumnMenuProps<Row>) {
  const t = useOwnTexts();
  const [text, setText] = useState("");
  const shown = new Set(columns.shown.map(({ id }) => id));
  const found = columns.all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  const move = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    columns.move(id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={288}>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={12} className={classes.menu}>
        <TextInput
          size="xs"
          aria-label={t("columns.search")}
          placeholder={t("columns.search")}
          leftSection={<IconSearch size={14} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ul className={classes.list}>
          {found.map((column) => {
            const isLocked = column === columns.all[0];
            return (
              <li key={column.id} className={classes.item} onKeyDown={(event) => move(event, column.id)}>
                <Checkbox
                  label={column.title}
                  checked={isLocked || shown.has(column.id)}
                  disabled={isLocked}
                  onChange={() => columns.toggle(column.id)}
                />
                {isLocked ? (
                  <IconLock size={14} aria-hidden="true" />
                ) : (
                  <span className={classes.moves}>
                    <ActionIcon
                      size={24}
                      variant="subtle"
                      color="gray"
                      aria-label={t("columns.up", { name: column.title })}
                      onClick={() => columns.move(column.id, -1)}
                    >
                      <IconArrowUp size={14} />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      variant="subtle"
                      color="gray"
                      aria-label={t("columns.down", { name: column.title })}
                      onClick={() => columns.move(column.id, 1)}
                    >
                      <IconArrowDown size={14} />
                    </ActionIcon>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t("columns.density")}
          value={columns.density}
          onChange={(value) => columns.setDensity(value as Density)}
          data={[
            { value: "normal", label: t("columns.normal") },
            { value: "compact", label: t("columns.compact") },
          ]}
        />
        <Button variant="subtle" size="xs" onClick={columns.reset}>
          {t("columns.reset")}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
