import {
  type AnswerData,
  apiParamsOf,
  apiQueryOptions,
  formatRelative,
  type ListColumn,
  ListPage,
  type ListParams,
  type StatusKind,
  StatusMark,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { usePageTitle } from "../app/document-title";
import { OUTBOX } from "../app/guards";

export type LetterSummary = AnswerData<"get", "/mail/letters">[number];

const STATUSES = ["queued", "processing", "done", "failed"] as const;
const MARKS: Readonly<Record<string, StatusKind>> = { done: "active", failed: "failed" };
const lettersQuery = (params: ListParams) => apiQueryOptions("/mail/letters", { query: apiParamsOf(params) });

/** The letters of the last thirty days, and how their sending stands. */
export function OutboxPage() {
  const t = useTexts("shell");
  usePageTitle(t("outbox.title"));
  const columns = useMemo<ListColumn<LetterSummary>[]>(
    () => [
      {
        id: "address",
        title: t("outbox.to"),
        sort: "address",
        render: (row) => `${row.address} · ${row.kind}`,
      },
      {
        id: "status",
        title: t("outbox.state"),
        width: 260,
        keeps: "tablet",
        render: (row) => <LetterState letter={row} />,
      },
      {
        id: "createdAt",
        title: t("outbox.when"),
        sort: "created_at",
        width: 160,
        keeps: "laptop",
        render: (row) => formatRelative(row.created_at),
      },
    ],
    [t],
  );
  const filters = useMemo(
    () => [
      {
        id: "status",
        label: t("outbox.state"),
        options: STATUSES.map((status) => ({ value: status, label: t(`outbox.${status}`) })),
      },
    ],
    [t],
  );
  return (
    <ListPage<LetterSummary>
      id="outbox"
      title={t("outbox.title")}
      text={t("outbox.text")}
      errorTitle={t("outbox.error")}
      query={lettersQuery}
      columns={columns}
      filters={filters}
      defaultSort="-created_at"
      rowKey={(row) => row.guid}
      rowLink={(row) => `${OUTBOX}/${row.guid}`}
      card={(row) => ({
        title: row.subject || row.address,
        meta: `${row.address} · ${row.kind}`,
        status: <LetterState letter={row} />,
      })}
      searchPlaceholder={t("outbox.search")}
      empty={{ title: t("outbox.empty"), text: t("outbox.emptyText") }}
      emptyFiltered={t("outbox.nothingFound")}
    />
  );
}

/** Whether a letter was sent, and why not. */
function LetterState({ letter: { sent_at, status, failure } }: { letter: LetterSummary }) {
  const t = useTexts("shell");
  const state = sent_at ? "done" : (status ?? "failed");
  const label = t(`outbox.${state === "cancelled" ? "failed" : state}`);
  return (
    <>
      <StatusMark kind={MARKS[state] ?? "running"} label={label} />
      {failure && <span> {failure}</span>}
    </>
  );
}
