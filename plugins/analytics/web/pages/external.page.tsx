import { EmptyState, ErrorState, formatList, LoadingRows, useTexts } from "@estante/sdk";
import { useExternal } from "../api/external";
import { FigureFilters } from "../components/figure-filters.component";
import frame from "../components/figures-page.module.css";
import { useFigureFilters } from "../components/use-figure-filters";
import classes from "./external.module.css";

/** `/analytic/external`: another product's page in a frame, or what is missing for it. */
export function ExternalPage() {
  const t = useTexts("analytics");
  const filters = useFigureFilters();
  const { data, error, isError, refetch } = useExternal(filters.params, filters.isSpan);
  const page = data?.data;
  const body = () => {
    if (!filters.isSpan) return <EmptyState title={t("filters.backwards")} isFiltered />;
    if (isError)
      return <ErrorState error={error} title={t("external.error")} onRetry={() => void refetch()} />;
    if (!page) return <LoadingRows rows={6} columns={3} />;
    if (!page.url) {
      const missing = formatList(page.missing.map((name) => t(`external.missing.${name}`)));
      return (
        <EmptyState title={t("external.missing.title")} text={`${t("external.missing.text")} ${missing}.`} />
      );
    }
    return (
      <iframe
        className={classes.frame}
        src={page.url}
        title={t("external.title")}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    );
  };
  return (
    <div className={classes.page}>
      <header className={frame.header}>
        <h1 className={frame.title}>{t("external.title")}</h1>
        <span className={frame.space} />
        <FigureFilters filters={filters} hasSchools hasPrograms shown={page ?? null} />
      </header>
      <div className={classes.body}>{body()}</div>
    </div>
  );
}
