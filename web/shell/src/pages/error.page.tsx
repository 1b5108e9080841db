import { ApiFailure, ErrorState, ShelfDrawing, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { CodeTimeout, isLoadFailure } from "../plugins/load-limit";
import classes from "./page.module.css";

/** What stands in a screen's place when it failed; the frame around it goes on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts("shell");
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  if (isLoadFailure(error)) {
    const reason = error instanceof CodeTimeout ? t("states.timeout") : t("states.noCode");
    return (
      <ErrorState
        error={new ApiFailure(0, error instanceof CodeTimeout ? "CODE_TIMEOUT" : "CODE_MISSING", reason)}
        title={t("states.pluginTitle")}
        text={t("states.pluginText")}
        {...(!retrying && {
          onRetry: async () => {
            setRetrying(true);
            await router.invalidate();
            reset();
          },
        })}
      />
    );
  }
  return (
    <div className={classes.center} role="alert">
      <ShelfDrawing scene="fallen" width={314} />
      <h1 className={classes.title}>{t("states.wrong")}</h1>
      <p className={classes.text}>{t("states.wrongText")}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} />} onClick={() => window.location.reload()}>
          {t("states.reload")}
        </Button>
      </div>
      <p className={classes.code}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}
