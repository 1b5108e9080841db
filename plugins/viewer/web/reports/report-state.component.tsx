import { StatusMark, useTexts } from "@estante/sdk";

/** Whether a report waits, was answered, or is done with. */
export function ReportState({ report }: { readonly report: { status: string; answer: string } }) {
  const t = useTexts("viewer");
  if (report.status === "closed") return <StatusMark kind="inactive" label={t("reports.status.closed")} />;
  const isAnswered = report.answer !== "";
  return (
    <StatusMark kind="active" label={t(isAnswered ? "reports.status.answered" : "reports.status.open")} />
  );
}
