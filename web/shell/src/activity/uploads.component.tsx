import { type JobTab, mayRetry, UploadCard, type UploadView, useTexts, useUploads } from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import classes from "./activity.module.css";

/** What an upload is to a tab. Once the server prepares what came of it, its job tells the rest. */
function belongs(tab: JobTab, { status, subject }: UploadView): boolean {
  if (subject !== null) return false;
  if (tab === "all") return true;
  const needsSomebody = status === "failed" || status === "interrupted";
  return needsSomebody === (tab === "problems");
}

export const countUploads = (tab: JobTab, items: readonly UploadView[]): number =>
  items.filter((item) => belongs(tab, item)).length;

/** The uploads of this page and of earlier ones, above the jobs: they can be gone on with and taken away here too. */
export function UploadsUnderWay({ tab }: { tab: JobTab }) {
  const t = useTexts("shell");
  const { items, pause, resume, remove, choose } = useUploads();
  const shown = items.filter((item) => belongs(tab, item));
  if (shown.length === 0) return null;
  return (
    <section className={classes.uploads} aria-label={t("activity.uploads")}>
      <h3 className={classes.day}>{t("activity.uploads")}</h3>
      {shown.map((upload) => (
        <UploadCard
          key={upload.id}
          upload={upload}
          onPause={pause}
          onResume={resume}
          onRemove={remove}
          onChoose={choose}
          action={upload.status === "failed" && !mayRetry(upload) && <OtherFile {...{ upload, choose }} />}
        />
      ))}
    </section>
  );
}

/** What was refused stays refused: another file may take its place. */
function OtherFile({ upload, choose }: { upload: UploadView; choose: (id: string, file: File) => void }) {
  const t = useTexts("sdk");
  return (
    <FileButton onChange={(file) => file && choose(upload.id, file)}>
      {(props) => (
        <Button variant="default" size="xs" {...props}>
          {t("uploads.chooseOther")}
        </Button>
      )}
    </FileButton>
  );
}
