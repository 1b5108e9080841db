import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { SelectOption } from "../choice/options";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import { announcementsOf } from "./announcements";
import classes from "./sortable.module.css";
import { SortableRow } from "./sortable-row.component";

export interface SortableFieldProps extends FieldProps<readonly string[]> {
  /** The things that are ordered, by value; their order here says nothing. */
  readonly options: readonly SelectOption[];
  /** Takes a thing out of the list; without it the list keeps what it has. */
  readonly onRemove?: (value: string) => void;
  /** What stands in a row in place of its name, such as the input of it. */
  readonly renderRow?: (value: string) => ReactNode;
  /** Buttons behind those that move a row. */
  readonly renderActions?: (value: string) => ReactNode;
  /** What stands around the list names it already. */
  readonly isLabelHidden?: boolean;
}

/** A finger that scrolls does not drag: it has to stay this far, in px. */
const DRAG_PX = 6;

/** Things in an order: dragged by mouse or finger, moved by Space and arrows, or by the buttons of each row. */
export function SortableField(props: SortableFieldProps) {
  const { value, onChange, options, disabled = false, readOnly = false, loading = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds(props);
  const [moved, setMoved] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;
  const isFixed = disabled || readOnly || loading;
  const move = (from: number, to: number) => onChange(arrayMove([...value], from, to));
  const moveByButton = (from: number, to: number) => {
    move(from, to);
    const place = { name: nameOf(value[from] ?? ""), position: to + 1, count: value.length };
    setMoved(t("sortable.moved", place));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over].map((each) => value.indexOf(String(each?.id)));
    if (from !== undefined && to !== undefined && from !== to && to >= 0) move(from, to);
  };
  return (
    <FieldFrame {...props} id={id} isGroup>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsOf(value, nameOf, t),
          screenReaderInstructions: { draggable: t("sortable.how") },
        }}
      >
        <SortableContext items={[...value]} strategy={verticalListSortingStrategy} disabled={isFixed}>
          <ol
            className={classes.list}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-busy={loading || undefined}
            data-disabled={disabled || undefined}
          >
            {value.map((each, at) => (
              <SortableRow
                key={each}
                value={each}
                label={nameOf(each)}
                at={at}
                count={value.length}
                isFixed={isFixed}
                path={at === 0 ? props["data-path"] : undefined}
                onMove={(to) => moveByButton(at, to)}
                onRemove={props.onRemove}
                actions={props.renderActions?.(each)}
              >
                {props.renderRow?.(each) ?? nameOf(each)}
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {value.length === 0 && <p className={classes.none}>{t("sortable.none")}</p>}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </FieldFrame>
  );
}
