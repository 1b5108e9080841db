import { type ReactNode, useState } from "react";
import { NamedIcon } from "../feedback/named-icon.component";
import type { RowAction } from "../list/list.types";
import type { Filling } from "./registry";
import { SlotFilling, useFillingName, useSlot } from "./use-slot";

export interface SlotActions<Row> {
  /** To be given to a list's `rowActions`, after its own. */
  readonly actions: readonly RowAction<Row>[];
  /** What the chosen action opens: to be placed beside the list. */
  readonly opened: ReactNode;
}

/**
 * The actions that plugins add to the rows of a list: `useSlotActions<Content>("contents.list.row-actions.v1")`.
 * A filling is a component of `{ row, onClose }`, mounted when its action is chosen, such as a dialog.
 */
export function useSlotActions<Row>(name: string): SlotActions<Row> {
  const { fillings } = useSlot(name);
  const nameOf = useFillingName();
  const [chosen, setChosen] = useState<{ readonly filling: Filling; readonly row: Row } | null>(null);
  return {
    actions: fillings.map((filling) => ({
      label: nameOf(filling),
      icon: <NamedIcon name={filling.icon} size={16} />,
      run: (row: Row) => setChosen({ filling, row }),
    })),
    opened: chosen && (
      <SlotFilling filling={chosen.filling} values={{ row: chosen.row, onClose: () => setChosen(null) }} />
    ),
  };
}
