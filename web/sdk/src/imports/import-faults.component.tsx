import { useApiPages } from "../api/pages";
import { LoadingRows } from "../feedback/skeletons.component";
import { ErrorState } from "../feedback/states.component";
import { MoreRows } from "../list/more-rows.component";
import { formatNumber } from "../texts/format";
import { useImportTexts } from "./import-texts";
import classes from "./imports.module.css";

/** Every wrong cell by its line, with what to do. */
export function ImportFaults({ guid }: { readonly guid: string }) {
  const t = useImportTexts();
  // Another look finds others.
  const pages = useApiPages("/imports/{guid}/faults", { path: { guid } }, { staleTime: 0, gcTime: 0 });
  const { rows, error } = pages;
  if (!rows && error) return <ErrorState inPanel error={error} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows rows={3} columns={3} />;
  return (
    <>
      <table className={classes.faults}>
        <thead>
          <tr>
            <th scope="col">{t("faults.line")}</th>
            <th scope="col">{t("faults.column")}</th>
            <th scope="col">{t("faults.value")}</th>
            <th scope="col">{t("faults.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((fault) => (
            <tr key={fault.guid}>
              <td data-label={t("faults.line")}>{formatNumber(fault.line)}</td>
              <td data-label={t("faults.column")}>{fault.header || "–"}</td>
              <td data-label={t("faults.value")}>
                <code>{fault.value || "–"}</code>
              </td>
              <td data-label={t("faults.reason")}>{fault.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows pages={pages} />
    </>
  );
}
