import { Badge, EmptyState, ErrorState, Link, LoadingRows, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import { FigureFilters } from "./figure-filters.component";
import classes from "./figures-page.module.css";
import type { useFigureFilters } from "./use-figure-filters";

interface Props {
  readonly title: string;
  /** The page above this one. */
  readonly above?: { readonly to: string; readonly name: string };
  readonly errorTitle: string;
  readonly filters: ReturnType<typeof useFigureFilters>;
  readonly answer: { readonly error: unknown; readonly isError: boolean; readonly refetch: () => unknown };
  /** The days that are shown; null while they come. */
  readonly shown: { readonly from: string; readonly to: string } | null;
  readonly hasSchools?: boolean;
  readonly hasPrograms?: boolean;
  readonly isSample?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page of analytics: title, filters, and what stands in the place of figures. */
export function FiguresPage({ title, errorTitle, filters, answer, shown, children, ...about }: Props) {
  const t = useTexts("analytics");
  const body = () => {
    if (!filters.isSpan) return <EmptyState title={t("filters.backwards")} isFiltered />;
    if (answer.isError)
      return <ErrorState error={answer.error} title={errorTitle} onRetry={() => void answer.refetch()} />;
    return shown ? children : <LoadingRows rows={6} columns={3} />;
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {about.above && (
            <Link className={classes.above} to={about.above.to}>
              {about.above.name}
            </Link>
          )}
          <h1 className={classes.title}>{title}</h1>
        </div>
        {about.isSample && <Badge tone="warn">{t("sample")}</Badge>}
        <span className={classes.space} />
        <FigureFilters
          filters={filters}
          hasSchools={about.hasSchools ?? false}
          hasPrograms={about.hasPrograms ?? false}
          shown={shown}
        />
      </header>
      {body()}
    </div>
  );
}
