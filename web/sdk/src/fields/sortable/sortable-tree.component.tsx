import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import { useFieldTexts } from "../field-texts";
import classes from "./sortable-tree.module.css";
import { TreeRow } from "./sortable-tree-row.component";
import {
  endOf,
  groupAt,
  lineAt,
  moveOver,
  rowsFor,
  type TreeGroup,
  type TreeMove,
  treeAfter,
} from "./tree-moves";

export interface SortableTreeProps {
  readonly label: string;
  readonly groups: readonly TreeGroup[];
  readonly nameOf: (value: string) => string;
  /** Whether what is in a group is shown. */
  readonly isOpen: (group: string) => boolean;
  readonly readOnly?: boolean;
  /** Groups that stay where they are. */
  readonly isFixed?: (group: string) => boolean;
  readonly onMove: (move: TreeMove) => void;
  readonly renderGroup: (value: string) => ReactNode;
  readonly renderItem: (value: string) => ReactNode;
  /** What stands behind the things of an open group, such as the button that adds one. */
  readonly renderEnd?: (group: string) => ReactNode;
}

/** A finger that scrolls does not drag: it has to stay this far, in px. */
const DRAG_PX = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Groups of things in an order, two levels deep: both are dragged by mouse or finger, or moved by Space and arrows;
 * a thing also from one group to another. A line shows the place.
 */
export function SortableTree(props: SortableTreeProps) {
  const {
    label,
    groups,
    nameOf,
    isOpen,
    readOnly = false,
    isFixed = () => false,
    onMove,
    renderGroup,
    renderItem,
    renderEnd,
  } = props;
  const t = useFieldTexts();
  const [active, setActive] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const rows = active === null ? [] : rowsFor(groups, active, isOpen, isFixed);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextRow((value) => rowsFor(groups, value, isOpen, isFixed)),
    }),
  );
  const among: CollisionDetection = (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => rows.includes(String(id))),
    });
  const end = ({ active: dragged, over: target }: DragEndEvent) => {
    setActive(null);
    setOver(null);
    const move = target && moveOver(groups, String(dragged.id), String(target.id));
    if (move) onMove(move);
  };
  const row = (value: string, level: 1 | 2) => ({
    value,
    level,
    isFixed: readOnly,
    label: nameOf(value),
    line: active !== null && over === value ? lineAt(groups, active, value) : null,
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={among}
      onDragStart={({ active: dragged }) => setActive(String(dragged.id))}
      onDragOver={({ over: target }) => setOver(target ? String(target.id) : null)}
      onDragEnd={end}
      onDragCancel={() => {
        setActive(null);
        setOver(null);
      }}
      accessibility={{
        announcements: treeAnnouncements(groups, nameOf, t),
        screenReaderInstructions: { draggable: t("sortable.how") },
      }}
    >
      <ol className={classes.groups} aria-label={label}>
        {groups.map(({ value, items }) => (
          <li key={value} className={classes.group}>
            <TreeRow {...row(value, 1)} isFixed={readOnly || isFixed(value)}>
              {renderGroup(value)}
            </TreeRow>
            {isOpen(value) && (
              <>
                <ol className={classes.items} aria-label={nameOf(value)}>
                  {items.map((item) => (
                    <li key={item}>
                      <TreeRow {...row(item, 2)}>{renderItem(item)}</TreeRow>
                    </li>
                  ))}
                </ol>
                {renderEnd && (
                  <TreeRow {...row(endOf(value), 2)} isEnd>
                    {renderEnd(value)}
                  </TreeRow>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <DragOverlay>{active !== null && <div className={classes.dragged}>{nameOf(active)}</div>}</DragOverlay>
    </DndContext>
  );
}

/** An arrow key carries a row to the next one that it may be dropped on. */
function nextRow(rowsOf: (active: string) => readonly string[]): KeyboardCoordinateGetter {
  return (event, { active, context }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const rows = rowsOf(String(active));
    const at = rows.indexOf(String(context.over?.id ?? active));
    const rect = context.droppableRects.get(rows[at + step] ?? "");
    return rect
      ? { x: rect.left, y: rect.top + (rect.height - (context.collisionRect?.height ?? 0)) / 2 }
      : undefined;
  };
}

/** What is said while a row is moved: its place, and in which group. */
function treeAnnouncements(
  groups: readonly TreeGroup[],
  nameOf: (value: string) => string,
  t: ReturnType<typeof useFieldTexts>,
): Announcements {
  const placeIn = (tree: readonly TreeGroup[], value: string) => {
    const holder = tree.find(({ items }) => items.includes(value));
    const values = holder?.items ?? tree.map((group) => group.value);
    const place = { name: nameOf(value), position: values.indexOf(value) + 1, count: values.length };
    return holder ? { ...place, group: nameOf(holder.value) } : place;
  };
  const said = (key: string, value: string, move: TreeMove | null) => {
    const place = placeIn(move ? treeAfter(groups, move) : groups, value);
    return t(`sortable.${key}${"group" in place ? "In" : ""}`, place);
  };
  const over = (value: string, target: string | undefined) =>
    target && groupAt(groups, target) ? moveOver(groups, value, target) : null;
  return {
    onDragStart: ({ active }) => said("lifted", String(active.id), null),
    onDragOver: ({ active, over: target }) =>
      target ? said("over", String(active.id), over(String(active.id), String(target.id))) : undefined,
    onDragEnd: ({ active, over: target }) =>
      said("moved", String(active.id), over(String(active.id), target ? String(target.id) : undefined)),
    onDragCancel: ({ active }) => said("back", String(active.id), null),
  };
}
