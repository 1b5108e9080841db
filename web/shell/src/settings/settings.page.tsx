import { DetailPage, ErrorState, useApiQuery, useTexts } from "@estante/sdk";
import { Skeleton } from "@mantine/core";
import { usePageTitle } from "../app/document-title";
import classes from "./settings.module.css";
import { SettingsForm } from "./settings-form.component";

const SKELETON_ROWS = [1, 2, 3];

/** What the back office may change of its tenant, over what the tenant's file says. */
export function SettingsPage() {
  const t = useTexts("shell");
  const query = useApiQuery("/settings", {});
  usePageTitle(t("settings.title"));
  if (query.data) return <SettingsForm settings={query.data.data} version={query.data.etag} />;
  return (
    <DetailPage breadcrumb={[{ label: t("settings.title") }]} title={t("settings.title")}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={t("settings.loading")} className={classes.waiting}>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} height={160} />
          ))}
        </div>
      )}
    </DetailPage>
  );
}
