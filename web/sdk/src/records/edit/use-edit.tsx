import { type ReactNode, Suspense, useState } from "react";
import type { Selection } from "../../list/list.types";
import { lazy } from "../../plugin/lazy";
import type { ActionTarget, AnyRecords, RecordsEdit } from "../records.types";
import { targetOf } from "../target";
import type { EditRules } from "./edit-records.component";

const EditRecords = lazy(async () => ({ default: (await import("./edit-records.component")).EditRecords }));

type Chosen = Selection<ActionTarget>;

export interface Edit<Row> {
  /** Asks what to change in the selection; resolves when that is done, or was given up. */
  readonly run: (selection: Selection<Row>) => Promise<"keep">;
  /** Belongs on the screen. */
  readonly dialog: ReactNode;
}

/** Changes fields of many records, in a dialog that is fetched when it opens. */
export function useEdit<Row extends ActionTarget>(
  records: AnyRecords,
  rules: EditRules | undefined,
  onEdit: (selection: Selection<ActionTarget>, edit: RecordsEdit) => Promise<void>,
): Edit<Row> {
  const [selection, setSelection] = useState<Chosen | null>(null);
  return {
    run: async (chosen) => {
      setSelection(chosen);
      return "keep";
    },
    dialog: rules && selection && (
      <Suspense fallback={null}>
        <EditRecords
          records={records}
          rules={rules}
          target={targetOf(selection)}
          count={selection.count}
          onClose={() => setSelection(null)}
          onEdit={(edit) => onEdit(selection, edit)}
        />
      </Suspense>
    ),
  };
}
