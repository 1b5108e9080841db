import { ListFrame, RecordFrame, useTexts } from "@estante/sdk";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ManifestPage } from "../app/manifest";
import { useManifestText } from "../app/manifest-text";
import { CodeTimeout, LOAD_LIMIT_MS } from "../plugins/load-limit";
import classes from "./page.module.css";

type Props = {
  limit?: number;
  /** The page that is on its way, where its manifest is known. */
  page?: ManifestPage | undefined;
};

/** Stands in while a screen's code comes; it gives up when the limit is reached (SHE-044). */
export function LoadingPage({ limit = LOAD_LIMIT_MS, page }: Props) {
  const t = useTexts("shell");
  const text = useManifestText();
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGaveUp(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  if (gaveUp) throw new CodeTimeout();
  if (page?.frame === "list") return <ListFrame title={text(page.title)} />;
  if (page?.frame === "record") return <RecordFrame />;
  return (
    <div role="status" className={classes.progress}>
      <VisuallyHidden>{t("states.loading")}</VisuallyHidden>
    </div>
  );
}
