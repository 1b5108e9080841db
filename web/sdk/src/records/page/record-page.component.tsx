import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { RecordFrame } from "../../feedback/frames.component";
import { ErrorState, NotFoundState } from "../../feedback/states.component";
import { forgetRecord } from "../../opened/opened-records";
import { useRecordRefresh } from "../actions/use-record-refresh";
import type { FieldValue } from "../fields/field-kinds";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget } from "../records.types";
import { LoadedRecord } from "./loaded-record.component";
import type { RecordPageProps } from "./record-page.types";

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
  const path = records.pathOf(guid);
  const isGone = query.error?.status === NOT_THERE;
  useEffect(() => {
    if (isGone) forgetRecord(path);
  }, [isGone, path]);
  if (query.isError) {
    if (!isGone)
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
