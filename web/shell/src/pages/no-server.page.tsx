import "@estante/sdk/sign-in.css";
import { type ApiFailure, ShelfDrawing, useTexts, useTryAgain } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import classes from "./page.module.css";

interface Props {
  /** Another one at each try that nobody answered. */
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}

/** Nobody answers: nothing of the tenant is known, so the page has the product's own looks. It goes when somebody does. */
export function NoServerPage({ failure, onRetry }: Props) {
  const t = useTexts("shell");
  useTryAgain(failure, onRetry);
  return (
    <main className={`${classes.center} ${classes.full}`}>
      <ShelfDrawing scene="fallen" width={314} />
      <h1 className={classes.title}>{t("states.noServer")}</h1>
      <p className={classes.text}>{t("states.noServerText")}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} />} onClick={() => window.location.reload()}>
          {t("states.retry")}
        </Button>
      </div>
    </main>
  );
}
