import { asFailure, Badge, reasonOf, toast, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import type { Trial as Tried } from "../api/registrations";
import classes from "./school-tab.module.css";

const ICON_PX = 16;
const TONES = { passed: "ok", refused: "bad", untried: "neutral" } as const;

interface Props {
  /** Raises ApiFailure. */
  readonly run: () => Promise<Tried>;
  /** What is not saved is not tried. */
  readonly isSaved?: boolean;
  /** What is said of it then. */
  readonly ready: string;
  readonly notReady: string;
}

/** A launch tried: each step, and in words why one fails. Nobody is signed in by it. */
export function Trial({ run, isSaved = true, ready, notReady }: Props) {
  const t = useTexts("lti");
  const [tried, setTried] = useState<Tried | null>(null);
  const [isRunning, setRunning] = useState(false);
  const tryIt = async () => {
    setRunning(true);
    try {
      setTried(await run());
    } catch (thrown) {
      toast.error(t("try.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRunning(false);
    }
  };
  // A step that only a browser sees is not one that fails.
  const isRefused = tried?.steps.some(({ outcome }) => outcome === "refused");
  const verdict = tried?.is_ready ? ready : isRefused ? notReady : t("try.unseen");
  return (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={ICON_PX} aria-hidden />}
          loading={isRunning}
          disabled={!isSaved}
          onClick={() => void tryIt()}
        >
          {t("try.run")}
        </Button>
        {!isSaved && <p className={classes.quiet}>{t("try.unsaved")}</p>}
      </div>
      <div role="status">
        {tried && (
          <>
            <strong className={classes.verdict}>{verdict}</strong>
            <ol className={classes.launches} aria-label={t("try.title")}>
              {tried.steps.map(({ name, outcome, reason }) => (
                <li key={name} className={classes.launch}>
                  <div className={classes.what}>
                    {t(`try.steps.${name}`)}
                    {reason && <span className={classes.quiet}>{reason}</span>}
                  </div>
                  <Badge tone={TONES[outcome]}>{t(`try.outcomes.${outcome}`)}</Badge>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
