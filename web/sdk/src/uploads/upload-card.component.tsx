import { ActionIcon, Button, FileButton, Loader } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Cover } from "../covers/cover.component";
import { Badge } from "../feedback/badge.component";
import { NamedIcon } from "../feedback/named-icon.component";
import { Progress } from "../feedback/progress.component";
import { TypeIcon } from "../feedback/type-icon.component";
import { formatBytes, formatPercent } from "../texts/format";
import { type Translator, useOwnTexts } from "../texts/use-texts";
import { iconOfFile } from "./file-types";
import classes from "./upload-card.module.css";
import { mayRetry } from "./upload-item";
import type { UploadView } from "./use-uploads";

export interface UploadCardProps {
  readonly upload: UploadView;
  readonly onPause: (id: string) => void;
  readonly onResume: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** The same file, to go on with what was interrupted. */
  readonly onChoose: (id: string, file: File) => void;
  /** What to do next: «Completar datos», «Elegir otro archivo». */
  readonly action?: ReactNode;
}

const leftText = (seconds: number, t: Translator) =>
  seconds < 90
    ? t("uploads.leftSeconds", { seconds: Math.ceil(seconds) })
    : t("uploads.leftMinutes", { count: Math.ceil(seconds / 60) });

function factOf(upload: UploadView, t: Translator): string[] {
  const { status, sent, size, speed, timeLeft, job, failure, type } = upload;
  const recognised = type ? [t("uploads.recognised", { type: type.name })] : [];
  const moved = t("uploads.moved", { sent: formatBytes(sent), size: formatBytes(size) });
  switch (status) {
    case "waiting":
      return [t("uploads.waiting"), formatBytes(size)];
    case "uploading":
      return [
        moved,
        speed ? `${formatBytes(speed)}/s` : "",
        timeLeft === null ? "" : leftText(timeLeft, t),
      ].filter(Boolean);
    case "paused":
      return [t("uploads.resumesFrom", { sent: formatBytes(sent) })];
    case "offline":
      return [t("uploads.offline"), t("uploads.resumesFrom", { sent: formatBytes(sent) })];
    case "interrupted":
      if (upload.otherFile !== null) return [t("uploads.otherFile", { other: upload.otherFile })];
      return sent > 0
        ? [t("uploads.interrupted"), t("uploads.resumesFrom", { sent: formatBytes(sent) })]
        : [t("uploads.interrupted")];
    case "checking":
      return [t("uploads.checking")];
    case "processing":
      return [...recognised, job?.stage_text || t("uploads.processing")];
    case "ready":
      return [...recognised, formatBytes(size)];
    case "failed":
      return [failure?.fields[0]?.message || failure?.message || t("uploads.failedText")];
  }
}

function StateBadge({ upload }: { readonly upload: UploadView }) {
  const t = useOwnTexts();
  const { status, sent, size } = upload;
  if (status === "uploading")
    return <span className={classes.percent}>{formatPercent(size ? sent / size : 0)}</span>;
  if (status === "paused" || status === "offline") {
    return (
      <Badge tone="warn">
        <IconPlayerPause size={12} /> {t("uploads.pausedBadge")}
      </Badge>
    );
  }
  if (status === "interrupted") return <Badge tone="warn">{t("uploads.interruptedBadge")}</Badge>;
  if (status === "ready") {
    return (
      <Badge tone="ok">
        <IconCheck size={12} /> {t("uploads.readyBadge")}
      </Badge>
    );
  }
  if (status === "failed") {
    return (
      <Badge tone="bad">
        <IconAlertTriangle size={12} />{" "}
        {t(upload.subject ? "uploads.unpreparedBadge" : "uploads.failedBadge")}
      </Badge>
    );
  }
  if (status === "waiting") return null;
  return (
    <Badge tone="info">
      <Loader size={10} color="currentColor" />{" "}
      {t(status === "checking" ? "uploads.checkingBadge" : "uploads.processingBadge")}
    </Badge>
  );
}

/** The sign of what the server recognised it as; before, of what its name and its browser say. */
function UploadIcon({ type, facts }: { readonly type: string | null } & Pick<UploadView, "facts">) {
  return type ? <TypeIcon type={type} size={18} /> : <NamedIcon name={iconOfFile(facts)} size={18} />;
}

/** One upload from the first byte to the ready record. */
export function UploadCard({ upload, onPause, onResume, onRemove, onChoose, action }: UploadCardProps) {
  const t = useOwnTexts();
  const { id, status, title, facts, job, sent, size, thumbnail } = upload;
  const type = upload.type?.guid ?? null;
  const isMoving = status === "uploading" || status === "waiting";
  const isHeld = status === "paused" || status === "offline";
  const isLeft = status === "interrupted";
  const label = t("uploads.progressOf", { name: title });
  return (
    <article className={classes.card} data-status={status} aria-label={title}>
      <span className={classes.slot}>
        {status === "ready" ? (
          <Cover title={title} type={type} src={thumbnail} slot={44} isSnug />
        ) : (
          <UploadIcon type={type} facts={facts} />
        )}
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.title}>{title}</span>
          <StateBadge upload={upload} />
        </div>
        <span className={classes.file}>{facts.name}</span>
        {(isMoving || isHeld || isLeft) && (
          <Progress value={size ? sent / size : 0} label={label} tone={isMoving ? "accent" : "warn"} />
        )}
        {status === "processing" && (
          <Progress value={job?.progress ?? null} label={label} tone="info" stages={4} />
        )}
        <p className={classes.facts} role={status === "failed" ? "alert" : undefined}>
          {factOf(upload, t).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {isLeft && (
          <div className={classes.action}>
            <FileButton onChange={(file) => file && onChoose(id, file)}>
              {(props) => (
                <Button variant="default" size="xs" {...props}>
                  {t("uploads.chooseSame")}
                </Button>
              )}
            </FileButton>
          </div>
        )}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      <div className={classes.buttons}>
        {isMoving && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("uploads.pause", { name: title })}
            onClick={() => onPause(id)}
          >
            <IconPlayerPause size={16} />
          </ActionIcon>
        )}
        {(isHeld || (status === "failed" && mayRetry(upload))) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(isHeld ? "uploads.resume" : "uploads.retry", { name: title })}
            onClick={() => onResume(id)}
          >
            {isHeld ? <IconPlayerPlay size={16} /> : <IconRefresh size={16} />}
          </ActionIcon>
        )}
        {status !== "checking" && status !== "processing" && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("uploads.remove", { name: title })}
            onClick={() => onRemove(id)}
          >
            <IconX size={16} />
          </ActionIcon>
        )}
      </div>
    </article>
  );
}
