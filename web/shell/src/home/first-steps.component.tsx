import { useApiQuery, usePermission, useSession, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useManifest } from "../app/app-data";
import { mayOpen } from "../app/guards";
import classes from "./home.module.css";

const ICON_PX = 20;

/** What a new organization still has to do, for who keeps its settings: gone once all is done, or put away. */
export function FirstSteps() {
  const isForThem = usePermission("settings_general.update");
  const { isHidden, hide } = useHidden();
  return isForThem && !isHidden ? <Steps onHide={hide} /> : null;
}

function Steps({ onHide }: { readonly onHide: () => void }) {
  const t = useTexts("shell");
  const manifest = useManifest();
  // Nobody needs the list to work: what cannot be read of it is not there.
  const query = useApiQuery("/first-steps", {}, { staleTime: 0 });
  const steps = (query.data?.data.steps ?? []).filter(({ page }) => mayOpen(manifest, page));
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length) return null;
  return (
    <section className={classes.section} aria-label={t("home.firstSteps")}>
      <h2 className={classes.heading}>{t("home.firstSteps")}</h2>
      <p className={classes.nothing}>{t("home.stepsDone", { done, total: steps.length })}</p>
      <ol className={classes.rows}>
        {steps.map(({ name, text, page, is_done }) => (
          <li key={name} className={classes.row} data-done={is_done || undefined}>
            {is_done ? (
              <IconCircleCheckFilled size={ICON_PX} aria-label={t("home.stepDone")} role="img" />
            ) : (
              <IconCircle size={ICON_PX} stroke={1.6} aria-hidden />
            )}
            <Link to={page} className={classes.rowLink}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
      <Button variant="subtle" size="compact-sm" className={classes.hide} onClick={onHide}>
        {t("home.hideSteps")}
      </Button>
    </section>
  );
}

/** Whether this person put the list away on this computer. */
function useHidden(): { readonly isHidden: boolean; readonly hide: () => void } {
  const key = `estante-first-steps-${useSession().person?.guid ?? ""}`;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(key) !== null);
  const hide = () => {
    localStorage.setItem(key, "hidden");
    setHidden(true);
  };
  return { isHidden, hide };
}
