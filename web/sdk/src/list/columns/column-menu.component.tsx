import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useOwnTexts } from "../../texts/use-texts";
import type { ListColumn } from "../list.types";
import classes from "./column-menu.module.css";
import type { Columns, Density } from "./column-settings";

export interface ColumnMenuProps<Row> {
  readonly columns: Columns<Row>;
  readonly target: ReactNode;
}

interface ItemProps<Row> {
  readonly column: ListColumn<Row>;
  readonly isLocked: boolean;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
  readonly onDrag: (id: string | null) => void;
  readonly onDragOver: () => void;
}

function ColumnItem<Row>(props: ItemProps<Row>) {
  const { column, isLocked, isShown, onToggle, onMove } = props;
  const t = useOwnTexts();
  const keys = (event: KeyboardEvent) => {
    if (isLocked || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  const moves = [
    { by: -1, label: t("columns.up", { name: column.title }), icon: <IconArrowUp size={14} /> },
    { by: 1, label: t("columns.down", { name: column.title }), icon: <IconArrowDown size={14} /> },
  ];
  return (
    <li
      className={classes.item}
      data-column={column.id}
      onKeyDown={keys}
      draggable={!isLocked}
      onDragStart={() => props.onDrag(column.id)}
      onDragEnd={() => props.onDrag(null)}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
    >
      <IconGripVertical size={14} className={classes.grip} aria-hidden="true" />
      <Checkbox label={column.title} checked={isShown} disabled={isLocked} onChange={onToggle} />
      {isLocked ? (
        <IconLock size={14} aria-hidden="true" />
      ) : (
        <span className={classes.moves}>
          {moves.map(({ by, label, icon }) => (
            <ActionIcon
              key={by}
              size={24}
              variant="subtle"
              color="gray"
              aria-label={label}
              onClick={() => onMove(by)}
            >
              {icon}
            </ActionIcon>
          ))}
        </span>
      )}
    </li>
  );
}

/** Which columns, in which order, how dense. A column is dragged, or moved by `Alt ↑↓`. */
export function ColumnMenu<Row>({ columns, target }: ColumnMenuProps<Row>) {
  const t = useOwnTexts();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const [moved, setMoved] = useState<{ readonly id: string } | null>(null);
  const dragged = useRef<string | null>(null);
  const { all } = columns;
  const shown = new Set(columns.shown.map(({ id }) => id));
  const matches = all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  const placeOf = (id: string) => all.findIndex((column) => column.id === id);
  useEffect(() => {
    // A moved element loses focus: it goes back to where the person was.
    if (moved) list.current?.querySelector<HTMLElement>(`[data-column="${moved.id}"] input`)?.focus();
  }, [moved]);
  const move = (id: string, by: number) => {
    columns.move(id, by);
    setMoved({ id });
  };
  const dragOver = (id: string) => {
    const from = dragged.current;
    if (from && from !== id) columns.move(from, placeOf(id) - placeOf(from));
  };
  const last = moved && all[placeOf(moved.id)];
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={288}>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={12} className={classes.menu}>
        <div className={classes.head}>
          <h2>{t("columns.shown")}</h2>
          <Button variant="transparent" size="compact-xs" onClick={columns.reset}>
            {t("columns.reset")}
          </Button>
        </div>
        <TextInput
          size="xs"
          aria-label={t("columns.search")}
          placeholder={t("columns.search")}
          leftSection={<IconSearch size={14} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ul className={classes.list} ref={list}>
          {matches.map((column) => (
            <ColumnItem
              key={column.id}
              column={column}
              isLocked={column === all[0]}
              isShown={shown.has(column.id)}
              onToggle={() => columns.toggle(column.id)}
              onMove={(by) => move(column.id, by)}
              onDrag={(id) => {
                dragged.current = id;
              }}
              onDragOver={() => dragOver(column.id)}
            />
          ))}
        </ul>
        <span className={classes.live} role="status">
          {last && t("columns.moved", { name: last.title, number: placeOf(last.id) + 1, total: all.length })}
        </span>
        <div className={classes.density}>
          <span>{t("columns.density")}</span>
          <SegmentedControl
            size="xs"
            aria-label={t("columns.density")}
            value={columns.density}
            onChange={(value) => columns.setDensity(value as Density)}
            data={[
              { value: "compact", label: t("columns.compact") },
              { value: "normal", label: t("columns.normal") },
            ]}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
