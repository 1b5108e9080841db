import { useQuery } from "@tanstack/react-query";
import { formatRelative } from "../../texts/format";
import type { AnyFields } from "../fields/fields";
import { type RecordTexts, useRecordTexts } from "../record-texts";
import { changesOf } from "../records";
import type { AnyRecords, HistoryChange, RecordRow } from "../records.types";
import { FieldChanges } from "./field-changes.component";
import { historyNames, historySentence } from "./history-sentence";
import classes from "./record-history.module.css";

const LATEST = 4;

interface Props {
  readonly records: AnyRecords;
  readonly fields?: AnyFields;
  readonly guid: string;
  /** How many changes are shown; the latest four where nothing is said. */
  readonly limit?: number;
}

/**
 * The latest changes of a record: who did what, and when. Where nobody did anything, a page of its own (`h2`) says
 * so, and a preview has nothing.
 */
export function RecordHistory({ as: Heading = "h4", ...props }: Props & { readonly as?: "h2" | "h4" }) {
  const { records, guid } = props;
  const { t } = useRecordTexts(records);
  const { data, isSuccess } = useQuery(records.historyQuery(guid));
  const changes = changesOf(data?.data);
  if (changes.length === 0 && !(isSuccess && Heading === "h2")) return null;
  return (
    <section className={classes.history} aria-label={t("history.title")}>
      <Heading>{t("history.title")}</Heading>
      {changes.length === 0 ? (
        <p className={classes.unanswered}>{t("history.none")}</p>
      ) : (
        <Sentences {...props} changes={changes} />
      )}
    </section>
  );
}

function Sentences({
  records,
  fields,
  changes,
  limit = LATEST,
}: Props & { changes: readonly HistoryChange[] }) {
  const texts = useRecordTexts(records);
  const names = historyNames(fields, texts);
  return (
    <ol>
      {changes.slice(0, limit).map((change) => (
        <li key={change.at}>
          <span>
            {historySentence(change, names, texts)}
            {fields && <ChangedValues change={change} fields={fields} texts={texts} />}
          </span>
          <time dateTime={change.at}>{formatRelative(change.at)}</time>
        </li>
      ))}
    </ol>
  );
}

/** The old and the new value of each changed field that is one word or number. */
function ChangedValues({ change: { values = {} }, ...props }: ChangedProps) {
  const sides = [0, 1].map((side) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, pair]) => (pair.length === 2 ? [[name, pair[side]]] : [])),
    ),
  );
  return <FieldChanges {...props} before={sides[0] ?? {}} after={sides[1] ?? {}} />;
}

interface ChangedProps {
  readonly change: HistoryChange;
  readonly fields: AnyFields;
  readonly texts: RecordTexts;
}

/** When a record was changed last, and by whom where somebody is known. */
export function UpdatedBy({ records, record }: { records: AnyRecords; record: RecordRow }) {
  const { t } = useRecordTexts(records);
  const by = changesOf(useQuery(records.historyQuery(record.guid)).data?.data)[0]?.by;
  const at = (record as { updated_at?: string }).updated_at;
  if (at === undefined) return null;
  const when = formatRelative(at);
  return by ? t("detail.updatedBy", { when, name: by }) : t("detail.updated", { when });
}
