import { useSortable } from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFieldTexts } from "../field-texts";
import classes from "./sortable.module.css";

interface SortableRowProps {
  readonly value: string;
  readonly label: string;
  readonly at: number;
  readonly count: number;
  readonly isFixed: boolean;
  readonly path: string | undefined;
  readonly onMove: (to: number) => void;
  readonly onRemove: ((value: string) => void) | undefined;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

const ICON_PX = 16;

/** One thing of the order: its handle, its name, and buttons that move it one place. */
export function SortableRow(props: SortableRowProps) {
  const { value, label, at, count, isFixed, path, onMove, onRemove, actions, children } = props;
  const t = useFieldTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: value });
  const { role: _role, ...handle } = attributes;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {!isFixed && (
        <ActionIcon
          {...handle}
          {...listeners}
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          className={classes.handle}
          aria-label={t("sortable.handle", { name: label })}
          data-path={path}
        >
          <IconGripVertical size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      )}
      <div className={classes.label}>{children}</div>
      {!isFixed && (
        <span className={classes.buttons}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={at === 0}
            aria-label={t("sortable.up", { name: label })}
            onClick={() => onMove(at - 1)}
          >
            <IconArrowUp size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={at === count - 1}
            aria-label={t("sortable.down", { name: label })}
            onClick={() => onMove(at + 1)}
          >
            <IconArrowDown size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("sortable.remove", { name: label })}
              onClick={() => onRemove(value)}
            >
              <IconX size={ICON_PX} aria-hidden="true" />
            </ActionIcon>
          )}
        </span>
      )}
      {actions}
    </li>
  );
}
