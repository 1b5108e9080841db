import { type TreeGroup, type TreeMove, treeAfter } from "@estante/sdk";
import { useState } from "react";
import type { StructureChanges, Unit } from "../../api/structure";

const groupsOf = (units: readonly Unit[]): readonly TreeGroup[] =>
  units.map(({ guid, lessons }) => ({ value: guid, items: lessons.map((lesson) => lesson.guid) }));

/** The order as it is on the screen: where something was put it stays while that is saved. */
export function useShownOrder(units: readonly Unit[], changes: StructureChanges) {
  const [wanted, setWanted] = useState<{
    readonly of: readonly Unit[];
    readonly groups: readonly TreeGroup[];
  }>();
  const groups = wanted?.of === units ? wanted.groups : groupsOf(units);
  const nameOf = (guid: string) =>
    units.flatMap((unit) => [unit, ...unit.lessons]).find((part) => part.guid === guid)?.name ?? "";
  const move = (to: TreeMove) => {
    const next = { of: units, groups: treeAfter(groups, to) };
    setWanted(next);
    const sent =
      to.kind === "group"
        ? changes.orderUnits(to.order, to.value, nameOf(to.value))
        : changes.orderLessons(to.group, to.order, to.value, nameOf(to.value));
    void sent.then(() => setWanted((current) => (current === next ? undefined : current)));
  };
  return { groups, move };
}
