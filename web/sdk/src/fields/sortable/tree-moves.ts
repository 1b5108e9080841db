/** A group of a tree and what is in it, each in its order. */
export interface TreeGroup {
  readonly value: string;
  readonly items: readonly string[];
}

/** What a move leads to: the groups in another order, or a group with other things or another order in it. */
export type TreeMove =
  | { readonly kind: "group"; readonly value: string; readonly order: readonly string[] }
  | {
      readonly kind: "item";
      readonly value: string;
      readonly group: string;
      readonly order: readonly string[];
    };

const END = "end:";

/** The place behind the last thing of a group. */
export const endOf = (group: string): string => `${END}${group}`;

const withoutValue = (values: readonly string[], value: string) => values.filter((each) => each !== value);

function inserted(values: readonly string[], value: string, at: number): string[] {
  const others = withoutValue(values, value);
  return [...others.slice(0, at), value, ...others.slice(at)];
}

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((value, at) => value === right[at]);

const holderOf = (groups: readonly TreeGroup[], value: string) =>
  groups.find(({ items }) => items.includes(value));

/** Puts a thing at a place from 0 of a group; null where it is there already. */
export function placed(
  groups: readonly TreeGroup[],
  value: string,
  group: string,
  at: number,
): TreeMove | null {
  const items = groups.find((each) => each.value === group)?.items ?? [];
  const order = inserted(items, value, at);
  return isSame(order, items) ? null : { kind: "item", value, group, order };
}

/** Puts a group at a place from 0. */
export function placedGroup(groups: readonly TreeGroup[], value: string, at: number): TreeMove | null {
  const values = groups.map((each) => each.value);
  const order = inserted(values, value, at);
  return isSame(order, values) ? null : { kind: "group", value, order };
}

/** The group whose head, thing or end a row is. */
export function groupAt(groups: readonly TreeGroup[], row: string): TreeGroup | undefined {
  return groups.find(({ value, items }) => value === row || endOf(value) === row || items.includes(row));
}

/**
 * What it means to drop a row over another: a group goes where the other group is; a thing goes where the other thing
 * is, to the start of the group whose head it is over, or to its end.
 */
export function moveOver(groups: readonly TreeGroup[], active: string, over: string): TreeMove | null {
  const target = groupAt(groups, over);
  if (!target || active === over) return null;
  if (groups.some(({ value }) => value === active)) {
    return placedGroup(groups, active, groups.indexOf(target));
  }
  const holder = holderOf(groups, active);
  if (!holder) return null;
  if (over === target.value) return placed(groups, active, target.value, 0);
  if (over === endOf(target.value)) return placed(groups, active, target.value, target.items.length);
  return placed(groups, active, target.value, target.items.indexOf(over));
}

/** Where the line is that shows the place: below the row that is hovered, or above it. */
export function lineAt(groups: readonly TreeGroup[], active: string, over: string): "above" | "below" | null {
  const move = moveOver(groups, active, over);
  if (!move) return null;
  if (over.startsWith(END)) return "above";
  if (move.kind === "group") {
    const values = groups.map(({ value }) => value);
    return values.indexOf(active) < values.indexOf(groupAt(groups, over)?.value ?? "") ? "below" : "above";
  }
  const target = groupAt(groups, over);
  if (!target || over === target.value) return "below";
  const isDown = target.items.includes(active) && target.items.indexOf(active) < target.items.indexOf(over);
  return isDown ? "below" : "above";
}

/**
 * The rows that are on the screen, from top to bottom, and may be hovered by this one: a group hovers no other that
 * stays where it is, a thing goes to the start of any.
 */
export function rowsFor(
  groups: readonly TreeGroup[],
  active: string,
  isOpen: (group: string) => boolean,
  isFixed: (group: string) => boolean = () => false,
): readonly string[] {
  if (groups.some(({ value }) => value === active))
    return groups.map(({ value }) => value).filter((value) => !isFixed(value));
  return groups.flatMap(({ value, items }) => {
    if (!isOpen(value)) return [value];
    // Behind the last one is where it stands.
    return items[items.length - 1] === active ? [value, ...items] : [value, ...items, endOf(value)];
  });
}

/** How the tree looks once a move is done. */
export function treeAfter(groups: readonly TreeGroup[], move: TreeMove): readonly TreeGroup[] {
  if (move.kind === "group") {
    return move.order.flatMap((value) => groups.find((group) => group.value === value) ?? []);
  }
  return groups.map(({ value, items }) => ({
    value,
    items: value === move.group ? move.order : withoutValue(items, move.value),
  }));
}
