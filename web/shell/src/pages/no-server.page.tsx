import "@estante/sdk/sign-in.css";
import { ShelfDrawing, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import classes from "./page.module.css";

/** Nobody answers: nothing of the tenant is known, so the page has the product's own looks. */
export function NoServerPage() {
  const t = useTexts("shell");
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
