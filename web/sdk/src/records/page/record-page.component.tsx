import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CoverProps } from "../../covers/cover.component";
import type { Consequence } from "../../dialogs/delete-dialog.component";
import { RecordFrame } from "../../feedback/frames.component";
import { ErrorState, NotFoundState } from "../../feedback/states.component";
import type { RowAction } from "../../list/list.types";
import { useRecordRefresh } from "../actions/use-record-refresh";
import type { FieldChoices, FieldValue } from "../fields/field-kinds";
import type { Fields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget, Records } from "../records.types";
import { LoadedRecord } from "./loaded-record.component";

/** A tab beside the details; its address is the record's and the tab's id. */
export interface RecordTab<One> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: (record: One) => number;
  readonly render: (record: One) => ReactNode;
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
  /** Options of fields that are known at run time, by field. */
  readonly options?: FieldChoices;
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
  /** Each change is saved by itself; otherwise the unsaved bar asks. */
  readonly isAutosaved?: boolean;
}

const NOT_THERE = 404;

/**
 * One record: form from `fields()`, unsaved bar or autosave, exit guard, draft, conflict, delete with undo, tabs,
 * and its states while it comes, is not there or may not be seen. Its route has `{guid}` and `{step?}`.
 */
export function RecordPage<
  One extends ActionTarget,
  Changed,
  Values extends Record<string, FieldValue> = Record<string, FieldValue>,
>(props: RecordPageProps<One, Changed, Values>) {
  const { records } = props;
  const { t } = useRecordTexts(records);
  const { guid = "", step } = useParams({ strict: false }) as { guid?: string; step?: string };
  const query = useQuery(records.query(guid));
  useRecordRefresh(records, guid);
  if (query.isError) {
    if (query.error.status !== NOT_THERE)
      return (
        <ErrorState error={query.error} title={t("detail.error")} onRetry={() => void query.refetch()} />
      );
    const back = (
      <Button component={Link} to={records.pages.list}>
        {t("detail.toList")}
      </Button>
    );
    return <NotFoundState actions={back} />;
  }
  if (!query.data) return <RecordFrame />;
  return (
    <LoadedRecord {...props} key={guid} record={query.data.data} version={query.data.etag} step={step} />
  );
}
