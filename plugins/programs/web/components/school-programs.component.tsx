import {
  Cover,
  EmptyState,
  ErrorState,
  Link,
  LoadingRows,
  MoreRows,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { useSchoolPrograms } from "../api/person-programs";
import classes from "./person-programs.module.css";

const COVER_PX = 40;

/** A tab of a student or a teacher: the programs that their classes have, each with school, year and group. */
export function SchoolPrograms({ record: { guid } }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("programs");
  const mayRead = usePermission("programs.readDetail");
  const mayReadSchools = usePermission("schools.readDetail");
  const pages = useSchoolPrograms(guid);
  const { rows, error } = pages;
  if (!rows && error)
    return <ErrorState inPanel error={error} title={t("schoolPrograms.error")} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows rows={2} columns={1} />;
  if (rows.length === 0)
    return <EmptyState title={t("schoolPrograms.none")} text={t("schoolPrograms.noneText")} />;
  return (
    <div className={classes.section}>
      <p className={classes.quiet}>{t("schoolPrograms.text")}</p>
      <ul className={classes.rows} aria-label={t("schoolPrograms.tab")}>
        {rows.map((row) => (
          <li key={`${row.guid}-${row.school_guid}-${row.group_name}`} className={classes.row}>
            <Cover title={row.name} src={row.program_cover} slot={COVER_PX} />
            <span className={classes.name}>
              {mayRead ? <Link to={`/program/${row.guid}`}>{row.name}</Link> : row.name}
              <span className={classes.quiet}>
                {mayReadSchools ? (
                  <Link to={`/school/${row.school_guid}/contents`}>{row.school_name}</Link>
                ) : (
                  row.school_name
                )}
                {` · ${row.school_year} · ${t("schoolPrograms.group", { name: row.group_name })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} />
    </div>
  );
}
