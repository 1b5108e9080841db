import { AsideSection, Link, RecordHistory, RecordPage, useTexts } from "@estante/sdk";
import { ReportState } from "./report-state.component";
import { type ReportDetail, reportFields, reports } from "./reports";
import classes from "./reports.module.css";

/** One report: what was said of which content, what was answered, and by whom. */
export function ReportPage() {
  const t = useTexts("viewer");
  return (
    <RecordPage
      records={reports}
      fields={reportFields}
      status={(report) => <ReportState report={report} />}
      meta={(report) => [t(`reports.types.${report.type}`), ...(report.reporter ? [report.reporter] : [])]}
      aside={(report) => <Said report={report} />}
    />
  );
}

function Said({ report }: { readonly report: ReportDetail }) {
  const t = useTexts("viewer");
  return (
    <>
      <AsideSection title={t("reports.said")}>
        <p className={classes.words}>{report.comment || t("reports.noWords")}</p>
        {report.content_name !== null && (
          <Link to={`/viewer/${report.content_guid}`}>{t("reports.open")}</Link>
        )}
      </AsideSection>
      {report.answerer && (
        <AsideSection title={t("reports.answeredBy")}>
          <p className={classes.words}>{report.answerer}</p>
        </AsideSection>
      )}
      <RecordHistory records={reports} fields={reportFields} guid={report.guid} as="h2" />
    </>
  );
}
