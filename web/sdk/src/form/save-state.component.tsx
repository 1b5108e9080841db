import { Button } from "@mantine/core";
import { reasonOf } from "../saving/reason";
import { useOwnTexts } from "../texts/use-texts";
import { AutosaveIndicator } from "./autosave-indicator.component";
import classes from "./save-state.module.css";
import type { VersionedSave } from "./versioned-save";

/** How the last change stands; trying again is no way out where somebody else was first. */
export function SaveIndicator({ saving: { autosave, isStale } }: { readonly saving: VersionedSave }) {
  return (
    <AutosaveIndicator
      state={autosave.state}
      reason={autosave.failure && reasonOf(autosave.failure, true)}
      {...(!isStale && { onRetry: autosave.retry })}
    />
  );
}

export interface StaleNoticeProps {
  readonly saving: VersionedSave;
  /** Says what somebody else saved. */
  readonly text: string;
  /** Takes what somebody else saved. */
  readonly onReload: () => unknown;
}

/** Somebody else saved the same meanwhile: theirs, or one's own over it. */
export function StaleNotice({ saving, text, onReload }: StaleNoticeProps) {
  const t = useOwnTexts();
  if (!saving.isStale) return null;
  return (
    <div className={classes.stale} role="alert">
      <p>{text}</p>
      <Button size="xs" variant="default" onClick={() => void onReload()}>
        {t("autosave.takeTheirs")}
      </Button>
      <Button size="xs" variant="default" onClick={saving.overwrite}>
        {t("autosave.keepMine")}
      </Button>
    </div>
  );
}
