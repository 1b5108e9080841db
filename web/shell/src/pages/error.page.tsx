import { ApiFailure, ErrorState, reloadPage, ShelfDrawing, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { CodeTimeout, isLoadFailure } from "../plugins/load-limit";
import { type MissingCode, whyCodeIsMissing } from "../plugins/missing-code";
import classes from "./page.module.css";

/** What stands in a screen's place when it failed; the frame around it goes on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts("shell");
  if (isLoadFailure(error)) return <CodePage error={error} reset={reset} />;
  return (
    <div className={classes.center} role="alert">
      <ShelfDrawing scene="fallen" width={314} />
      <h1 className={classes.title}>{t("states.wrong")}</h1>
      <p className={classes.text}>{t("states.wrongText")}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} />} onClick={reloadPage}>
          {t("states.reload")}
        </Button>
      </div>
      <p className={classes.code}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}

const CODES: Record<MissingCode, readonly [status: number, code: string]> = {
  offline: [503, "NO_ANSWER"],
  outdated: [0, "CODE_OUTDATED"],
  unknown: [0, "CODE_MISSING"],
};

const TIMEOUT = [0, "CODE_TIMEOUT"] as const;

/** The code of a screen did not come: says why, as far as that can be found out, and what helps. */
function CodePage({ error, reset }: Pick<ErrorComponentProps, "error" | "reset">) {
  const t = useTexts("shell");
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const why = useReason(error);
  if (why === null) return null;
  if (why === "outdated") return <OutdatedPage />;
  const retry = async () => {
    setRetrying(true);
    await router.invalidate();
    setRetrying(false);
    reset();
  };
  const [status, code] = error instanceof CodeTimeout ? TIMEOUT : CODES[why];
  const reason = t(error instanceof CodeTimeout ? "states.timeout" : "states.noCode");
  return (
    <ErrorState
      error={new ApiFailure(status, code, reason)}
      title={t(why === "offline" ? "states.noServer" : "states.pluginTitle")}
      {...(why === "unknown" && { text: t("states.pluginText") })}
      {...(!retrying && { onRetry: () => void retry() })}
    />
  );
}

/** Null while it is being found out. */
function useReason(error: unknown): MissingCode | null {
  const [reason, setReason] = useState<{ readonly of: unknown; readonly why: MissingCode } | null>(null);
  useEffect(() => {
    let isGone = false;
    void whyCodeIsMissing().then((why) => {
      if (!isGone) setReason({ of: error, why });
    });
    return () => {
      isGone = true;
    };
  }, [error]);
  return reason !== null && reason.of === error ? reason.why : null;
}

/** The server has another build by now, and this one's part is gone. */
function OutdatedPage() {
  const t = useTexts("shell");
  return (
    <div className={classes.center} role="alert">
      <ShelfDrawing scene="gap" />
      <h1 className={classes.title}>{t("states.outdated")}</h1>
      <p className={classes.text}>{t("states.outdatedText")}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} />} onClick={reloadPage}>
          {t("states.reload")}
        </Button>
      </div>
    </div>
  );
}
