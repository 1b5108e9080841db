import type { ReactNode } from "react";
import type { CoverProps } from "../../covers/cover.component";
import type { Consequence } from "../../dialogs/delete-dialog.component";
import type { RowAction } from "../../list/list.types";
import type { FieldChoices, FieldValue } from "../fields/field-kinds";
import type { Fields } from "../fields/fields";
import type { ActionTarget, Records } from "../records.types";

/** A tab beside the details; its address is the record's and the tab's id. */
export interface RecordTab<One> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: (record: One) => number;
  readonly render?: (record: One) => ReactNode;
  /** Sections of the record's form that stand here and not among the details; one form, saved as one. */
  readonly sections?: readonly string[];
}

type NoInfer<T> = [T][T extends unknown ? 0 : never];

export interface RecordPageProps<
  One extends ActionTarget,
  Changed,
  Values extends Record<string, FieldValue> = Record<string, FieldValue>,
> {
  // biome-ignore lint/suspicious/noExplicitAny: a page of one record reads no rows and creates nothing
  readonly records: Records<any, One, Changed, any, any, any>;
  readonly fields: Fields<Values, NoInfer<Changed>>;
  /** Fields that this record has not. */
  readonly hidden?: (record: One) => readonly string[];
  /** Options of fields that are known at run time, by field; those that depend on what is chosen, by a function. */
  readonly options?: FieldChoices | ((values: Values) => FieldChoices);
  /** What stands below the fields of a section, given what is in the form now. */
  readonly notes?: (values: Values) => Readonly<Record<string, ReactNode>>;
  readonly cover?: (record: One) => Omit<CoverProps, "slot" | "title">;
  readonly status?: (record: One) => ReactNode;
  /** Facts below the title; when it was changed last stands behind them. */
  readonly meta?: (record: One) => readonly ReactNode[];
  /** Buttons left of the menu. */
  readonly actions?: (record: One) => ReactNode;
  /** Actions of the menu that only these records have. */
  readonly rowActions?: readonly RowAction<One>[];
  /** The column at the right; where it is used and its history, where nothing is said. */
  readonly aside?: (record: One, mayEdit: boolean) => ReactNode;
  /** What goes with the record when it is deleted. */
  readonly consequences?: (record: One) => readonly Consequence[];
  readonly tabs?: readonly RecordTab<One>[];
  /** A second place for tabs of other plugins, beside `<name>.detail`, which only these records have. */
  readonly alsoSlots?: (record: One) => string | undefined;
  /** Each change is saved by itself; otherwise the unsaved bar asks. */
  readonly isAutosaved?: boolean;
}
