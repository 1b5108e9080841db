import { useDraggable, useDroppable } from "@dnd-kit/core";
import { ActionIcon } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFieldTexts } from "../field-texts";
import classes from "./sortable-tree.module.css";

interface TreeRowProps {
  readonly value: string;
  readonly label: string;
  readonly level: 1 | 2;
  readonly isFixed: boolean;
  /** Where what is carried over this row would come to lie. */
  readonly line: "above" | "below" | null;
  /** A place to drop things on, which is not carried itself. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

const ICON_PX = 16;

/** A row of the tree with its handle. */
export function TreeRow({ value, label, level, isFixed, line, isEnd = false, children }: TreeRowProps) {
  const t = useFieldTexts();
  const { setNodeRef: setDropRef } = useDroppable({ id: value });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: value,
    disabled: isFixed || isEnd,
  });
  const { role: _role, ...handle } = attributes;
  return (
    <div
      ref={(node) => {
        setDropRef(node);
        setNodeRef(node);
      }}
      className={classes.row}
      data-level={level}
      data-line={line ?? undefined}
      data-dragging={isDragging || undefined}
    >
      {!isFixed && !isEnd && (
        <ActionIcon
          {...handle}
          {...listeners}
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size={24}
          className={classes.handle}
          aria-label={t("sortable.handle", { name: label })}
        >
          <IconGripVertical size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      )}
      <div className={classes.content}>{children}</div>
    </div>
  );
}
