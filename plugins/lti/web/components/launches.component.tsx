import {
  Badge,
  EmptyState,
  ErrorState,
  FormSection,
  formatRelative,
  Link,
  LoadingRows,
  useTexts,
} from "@estante/sdk";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { LAUNCHES, type Launch, useApiQuery } from "../api/registrations";
import classes from "./school-tab.module.css";

const SHOWN = 50;

/** What became of the last launches, and why some were refused. */
export function Launches({ guid }: { readonly guid: string }) {
  const t = useTexts("lti");
  const [isNarrow, setNarrow] = useState(false);
  return (
    <FormSection title={t("log.title")} text={t("log.text")}>
      <Switch
        label={t("log.onlyRefused")}
        checked={isNarrow}
        onChange={(event) => setNarrow(event.currentTarget.checked)}
      />
      <LaunchRows guid={guid} isNarrow={isNarrow} />
    </FormSection>
  );
}

interface RowsProps {
  readonly guid: string;
  readonly isNarrow: boolean;
}

function LaunchRows({ guid, isNarrow }: RowsProps) {
  const t = useTexts("lti");
  const query = useApiQuery(LAUNCHES, {
    path: { guid },
    query: { pageSize: SHOWN, ...(isNarrow && { outcome: ["refused"] }) },
  });
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const launches = query.data.data;
  if (launches.length === 0) {
    return <EmptyState title={t(isNarrow ? "log.noneRefused" : "log.none")} text={t("log.noneText")} />;
  }
  return (
    <ul className={classes.launches} aria-label={t("log.title")}>
      {launches.map((launch) => (
        <LaunchRow key={launch.guid} launch={launch} />
      ))}
    </ul>
  );
}

function LaunchRow({ launch }: { readonly launch: Launch }) {
  const t = useTexts("lti");
  const isOpened = launch.outcome === "opened";
  const role = launch.role_guid ? t(`roles.${launch.role_guid}`) : "";
  return (
    <li className={classes.launch}>
      <div className={classes.what}>
        {isOpened ? (
          <>
            {launch.person_guid ? (
              <Link to={`/user/${launch.person_guid}`}>{launch.person_name}</Link>
            ) : (
              t("log.gone")
            )}
            <span className={classes.quiet}>
              {[role, launch.content_name ?? t("log.home"), launch.score && t(`scores.${launch.score}`)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </>
        ) : (
          launch.reason
        )}
      </div>
      <span className={classes.quiet}>{formatRelative(launch.created_at)}</span>
      <Badge tone={isOpened ? "ok" : "bad"}>{t(isOpened ? "log.opened" : "log.refused")}</Badge>
    </li>
  );
}
