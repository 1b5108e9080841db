import {
  type AnswerData,
  type paths,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  recordList,
  type StatusKind,
  StatusMark,
  useTexts,
} from "@estante/sdk";
import { usePageTitle } from "../app/document-title";
import { OUTBOX } from "../app/guards";

export type LetterSummary = AnswerData<"get", "/mail/letters">[number];

const MARKS: Readonly<Record<string, StatusKind>> = { done: "active", failed: "failed" };

const letters = recordList<paths>()({
  name: "outbox",
  plugin: "shell",
  prefix: "outbox.",
  list: "/mail/letters",
});

const factsOf = ({ address, kind }: LetterSummary) => `${address} · ${kind}`;

const COLUMNS: readonly RecordColumn<LetterSummary>[] = [
  { id: "address", title: "to", sort: "address", render: factsOf },
  {
    id: "status",
    title: "state",
    width: 260,
    keeps: "tablet",
    render: (row) => <LetterState letter={row} />,
  },
  {
    id: "createdAt",
    of: "created_at",
    as: "time",
    title: "when",
    sort: "created_at",
    width: 160,
    keeps: "laptop",
  },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "status", label: "state", options: ["queued", "processing", "done", "failed"], texts: "status" },
];

/** The letters of the last thirty days, and how their sending stands. */
export function OutboxPage() {
  const t = useTexts("shell");
  usePageTitle(t("outbox.list.title"));
  return (
    <RecordListPage<LetterSummary>
      records={letters}
      columns={COLUMNS}
      filters={FILTERS}
      defaultSort="-created_at"
      rowLink={(row) => `${OUTBOX}/${row.guid}`}
      card={(row) => ({
        title: row.subject || row.address,
        meta: factsOf(row),
        status: <LetterState letter={row} />,
      })}
    />
  );
}

/** Whether a letter was sent, and why not. */
function LetterState({ letter: { sent_at, status, failure } }: { letter: LetterSummary }) {
  const t = useTexts("shell");
  const state = sent_at ? "done" : (status ?? "failed");
  const label = t(`outbox.status.${state === "cancelled" ? "failed" : state}`);
  return (
    <>
      <StatusMark kind={MARKS[state] ?? "running"} label={label} />
      {failure && <span> {failure}</span>}
    </>
  );
}
