import { api, startExport, unwrap, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import classes from "./profile.module.css";

/** Everything that is kept about oneself, as a file. */
export function ProfileData() {
  const t = useTexts("shell");
  const [isRunning, setRunning] = useState(false);
  async function download() {
    setRunning(true);
    await startExport(() => unwrap(api.POST("/front/profile/personal-data/export")));
    setRunning(false);
  }
  return (
    <section className={classes.section}>
      <div>
        <h2>{t("profile.data.title")}</h2>
        <p>{t("profile.data.text")}</p>
      </div>
      <div className={classes.fields}>
        <div>
          <Button variant="default" loading={isRunning} onClick={() => void download()}>
            {t("profile.data.download")}
          </Button>
        </div>
      </div>
    </section>
  );
}
