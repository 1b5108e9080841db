import { IconAlertTriangle, IconCheck, IconCircleX, IconLoader2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Progress } from "../feedback/progress.component";
import { formatPercent, formatTime } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./job-row.module.css";
import { isRunning, type Job } from "./jobs.store";

const WAITING = { tone: "info", icon: <IconLoader2 size={18} /> };
const TONES: Record<string, { tone: string; icon: ReactNode }> = {
  queued: WAITING,
  processing: { tone: "info", icon: <IconLoader2 size={18} /> },
  done: { tone: "ok", icon: <IconCheck size={18} /> },
  failed: { tone: "bad", icon: <IconAlertTriangle size={18} /> },
  cancelled: { tone: "neutral", icon: <IconCircleX size={18} /> },
};

export interface JobRowProps {
  readonly job: Job;
  /** A sign of the kind of job; its state's own without it. */
  readonly icon?: ReactNode;
  readonly isUnseen?: boolean;
  /** Links and buttons below the fact. */
  readonly actions?: ReactNode;
}

/** One job: kind, title, fact, progress, acts. */
export function JobRow({ job, icon, isUnseen, actions }: JobRowProps) {
  const t = useOwnTexts();
  const { tone, icon: own } = TONES[job.status] ?? WAITING;
  const share = job.progress;
  const fact = job.error?.message || job.stage_text || t(`jobs.status.${job.status}`);
  const title = job.title || job.text;
  return (
    <div className={classes.row} data-unseen={isUnseen || undefined}>
      <span className={classes.tile} data-tone={tone} aria-hidden="true">
        {icon ?? own}
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.title}>{title}</span>
          <time className={classes.time} dateTime={job.finished_at ?? job.created_at}>
            {formatTime(job.finished_at ?? job.created_at)}
          </time>
        </div>
        <p className={classes.fact}>
          {job.title && job.text && job.text !== fact && <span>{job.text}</span>}
          <span>{fact}</span>
          {isRunning(job) && share !== null && <span>{formatPercent(share)}</span>}
        </p>
        {isRunning(job) && <Progress value={share} label={title} />}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
