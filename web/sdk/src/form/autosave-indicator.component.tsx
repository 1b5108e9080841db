import { Loader } from "@mantine/core";
import { IconAlertTriangle, IconCircleDashed, IconCloudCheck } from "@tabler/icons-react";
import { useOwnTexts } from "../texts/use-texts";
import type { AutosaveState } from "./autosave";
import classes from "./autosave-indicator.module.css";

export interface AutosaveIndicatorProps {
  readonly state: AutosaveState;
  readonly onRetry?: () => void;
  /** Why it failed. */
  readonly reason?: string | null;
}

const ICONS = {
  pending: <IconCircleDashed size={16} />,
  saving: <Loader size={14} />,
  saved: <IconCloudCheck size={16} />,
  failed: <IconAlertTriangle size={16} />,
};

/** Pending, saving, saved, failed: how the last change stands. */
export function AutosaveIndicator({ state, onRetry, reason }: AutosaveIndicatorProps) {
  const t = useOwnTexts();
  return (
    // A toast tells a failure at once; this says for as long as it is so that it is not mended.
    <span className={classes.indicator} data-state={state} role="status" title={reason ?? undefined}>
      {state !== "idle" && (
        <>
          {ICONS[state]}
          <span className={classes.word}>{t(`autosave.${state}`)}</span>
        </>
      )}
      {state === "failed" && onRetry && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t("error.retry")}
        </button>
      )}
    </span>
  );
}
