import { api, unwrap, useSession, useTexts, useTryAgain } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconToggleLeft } from "@tabler/icons-react";
import { useState } from "react";
import { refreshAccess } from "../app/app-data";
import { unavailable } from "../app/unavailable";
import classes from "./layout.module.css";

/** Asks who the person is with the flags of now; only when these are known, menu and pages follow. */
async function askAgain(): Promise<void> {
  const { data } = await unwrap(api.GET("/users/whoami"));
  if (data.flags_known) await refreshAccess();
}

/** While nobody knows which features are on, their pages are off: that is said, and asked again until somebody does. */
export function FlagsBanner() {
  const t = useTexts("shell");
  const areKnown = useSession().person?.flags_known ?? true;
  const [failure, setFailure] = useState(unavailable);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    // Why it failed this time is not said: it is the same for whoever waits.
    await askAgain().catch(() => undefined);
    setFailure(unavailable());
    setAsking(false);
  };
  useTryAgain(areKnown ? null : failure, ask);
  return (
    <div role="status">
      {!areKnown && (
        <div className={classes.notice}>
          <IconToggleLeft size={18} stroke={1.6} aria-hidden />
          {t("states.flagsAway")}
          <Button size="compact-sm" variant="default" loading={isAsking} onClick={() => void ask()}>
            {t("states.tryNow")}
          </Button>
        </div>
      )}
    </div>
  );
}
