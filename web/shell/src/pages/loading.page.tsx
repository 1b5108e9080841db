import { useTexts } from "@estante/sdk";
import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { CodeTimeout, LOAD_LIMIT_MS } from "../plugins/load-limit";
import classes from "./page.module.css";

/** Stands in while a screen's code comes; it gives up when the limit is reached (SHE-044). */
export function LoadingPage({ limit = LOAD_LIMIT_MS }: { limit?: number }) {
  const t = useTexts("shell");
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGaveUp(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  if (gaveUp) throw new CodeTimeout();
  return (
    <div role="status" className={classes.progress}>
      <VisuallyHidden>{t("states.loading")}</VisuallyHidden>
    </div>
  );
}
