import { formatPercent, Progress, useTexts } from "@estante/sdk";
import { IconCircleCheck } from "@tabler/icons-react";
import { useWorn } from "../look/worn-look.component";
import classes from "./study.module.css";

const WHOLE = 100;
const ICON_PX = 16;

interface Props {
  /** Of what. */
  readonly name: string;
  /** In percent; null where nothing counts. */
  readonly progress: number | null;
  readonly hasBar?: boolean;
}

/** How far somebody is: a bar and a figure, or that it is done. */
export function Share({ name, progress, hasBar }: Props) {
  const t = useTexts("programs");
  const { progress: isShown } = useWorn();
  if (progress === null || !isShown) return null;
  // What is nearly done is not done yet.
  const percent = Math.floor(progress);
  if (percent === 0 && !hasBar) return null;
  return (
    <span className={classes.share} data-bar={hasBar || undefined}>
      {hasBar && <Progress value={percent / WHOLE} label={t("study.progress", { name })} />}
      {percent >= WHOLE ? (
        <span className={classes.done}>
          <IconCircleCheck size={ICON_PX} aria-hidden="true" /> {t("study.done")}
        </span>
      ) : (
        <span className={classes.figure}>{formatPercent(percent / WHOLE)}</span>
      )}
    </span>
  );
}
