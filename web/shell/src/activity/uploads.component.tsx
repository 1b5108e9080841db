import { UploadCard, type UploadView, useTexts, useUploads } from "@estante/sdk";
import classes from "./activity.module.css";
import type { ActivityTab } from "./groups";

/** What an upload is to a tab. Once the server prepares what came of it, its job tells the rest. */
function belongs(tab: ActivityTab, { status, subject }: UploadView): boolean {
  if (subject !== null) return false;
  if (tab === "all") return true;
  return (status === "failed") === (tab === "problems");
}

export const countUploads = (tab: ActivityTab, items: readonly UploadView[]): number =>
  items.filter((item) => belongs(tab, item)).length;

/** The uploads of this page, above the jobs: they can be paused, gone on with and taken away here too. */
export function UploadsUnderWay({ tab }: { tab: ActivityTab }) {
  const t = useTexts("shell");
  const { items, pause, resume, remove } = useUploads();
  const shown = items.filter((item) => belongs(tab, item));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t("activity.uploads")}>
      <h3 className={classes.day}>{t("activity.uploads")}</h3>
      {shown.map((upload) => (
        <UploadCard key={upload.id} upload={upload} onPause={pause} onResume={resume} onRemove={remove} />
      ))}
    </section>
  );
}
