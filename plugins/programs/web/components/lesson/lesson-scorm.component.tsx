import { Dialog, ErrorState, LoadingRows, startExport, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye, IconPackageExport } from "@tabler/icons-react";
import { useState } from "react";
import { exportScorm, useScormPreview } from "../../api/scorm";
import type { Lesson } from "../../api/structure";
import classes from "./lesson-scorm.module.css";

const ICON_PX = 16;

/** A lesson as a SCORM package: how it will look, and the package itself. */
export function LessonScorm({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts("programs");
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={ICON_PX} aria-hidden="true" />}
        onClick={() => setShown(true)}
      >
        {t("scorm.preview")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPackageExport size={ICON_PX} aria-hidden="true" />}
        onClick={() => void startExport(() => exportScorm(lesson.guid))}
      >
        {t("scorm.download")}
      </Button>
      {/* The dialog itself stays, so that the focus comes back to the button. */}
      <Dialog
        opened={isShown}
        onClose={() => setShown(false)}
        size="all-screen"
        title={t("scorm.title", { name: lesson.name })}
        subtitle={t("scorm.text")}
        cancel={null}
        isPlain
      >
        {isShown && <Preview lesson={lesson} />}
      </Dialog>
    </>
  );
}

/** The page comes from a host of its own: nothing in it is of our origin. */
function Preview({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts("programs");
  const query = useScormPreview(lesson.guid);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  return (
    <iframe
      className={classes.frame}
      src={query.data.data.url}
      title={t("scorm.title", { name: lesson.name })}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
      referrerPolicy="no-referrer"
      allowFullScreen
    />
  );
}
