import { EmptyState, ErrorState, formatDate, LoadingRows, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import { groupedCode, OWN, type UserLicense, useApiQuery } from "../api/licenses";
import { LicenseStatus, lastDay } from "./license-status.component";
import classes from "./rows.module.css";

const MAX_ROWS = 200;

interface Props {
  readonly guid: string;
  readonly emptyText: string;
  /** What can be done with one of them. */
  readonly actions?: (license: UserLicense) => ReactNode;
}

/** The licences of a person, the last one first. */
export function UserLicenses({ guid, emptyText, actions }: Props) {
  const t = useTexts("licenses");
  const query = useApiQuery(OWN, { path: { guid }, query: { pageSize: MAX_ROWS } });
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const rows = query.data.data;
  if (rows.length === 0) return <EmptyState title={t("licensing.none")} text={emptyText} />;
  return (
    <ul className={classes.rows} aria-label={t("licensing.tab")}>
      {rows.map((row) => (
        <li key={row.guid} className={classes.row}>
          <span className={classes.name}>
            {row.publications.join(" · ") || t("licensing.nothing")}
            <span className={classes.quiet}>
              <span className={classes.code}>{groupedCode(row.code)}</span> · {row.role_name}
            </span>
          </span>
          <span className={classes.fact}>{t("users.linked", { day: formatDate(row.linked_at) })}</span>
          <span className={classes.fact}>{t("users.ends", { day: lastDay(row.expires_at) })}</span>
          <LicenseStatus status={row.status} />
          {actions?.(row)}
        </li>
      ))}
    </ul>
  );
}
