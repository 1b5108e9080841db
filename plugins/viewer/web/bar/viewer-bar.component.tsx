import { Cover, useTexts } from "@estante/sdk";
import { ActionIcon, RingProgress, Tooltip } from "@mantine/core";
import { useFullscreenDocument } from "@mantine/hooks";
import {
  IconArrowLeft,
  IconDownload,
  IconFlag,
  IconMaximize,
  IconMinimize,
  IconShare2,
  IconStar,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ViewedContent } from "../pages/viewed-content";
import classes from "./bar.module.css";

export interface BarFeatures {
  progress: boolean;
  reviews: boolean;
  report: boolean;
  goBack: boolean;
  title: boolean;
}

interface Props {
  content: ViewedContent;
  features: BarFeatures;
  progress: number;
  toolsRef(element: HTMLElement | null): void;
  onBack(): void;
  onReview(): void;
  onReport(): void;
  onShare(): void;
}

const ICON_PX = 20;

export function ViewerBar(props: Props) {
  const { content, features } = props;
  const t = useTexts("viewer");
  const { toggle, fullscreen } = useFullscreenDocument();
  const percent = Math.round(props.progress);
  const file = content.is_downloadable ? fileOf(content.payload) : null;
  return (
    <header className={classes.bar}>
      <div className={classes.place}>
        {features.goBack && (
          <Act label={t("bar.back")} icon={<IconArrowLeft size={ICON_PX} />} onUse={props.onBack} />
        )}
        <Cover title={content.name} type={content.type_guid} src={content.thumbnail} slot={36} />
        {features.title && (
          <div className={classes.place}>
            <div>
              <h1 className={classes.title}>{content.name}</h1>
              <p className={classes.subtitle}>{t(`types.${content.type_guid}`, { defaultValue: "" })}</p>
            </div>
          </div>
        )}
      </div>
      <div className={classes.tools} role="toolbar" aria-label={t("bar.tools")} ref={props.toolsRef} />
      <div className={classes.side}>
        {features.progress && (
          <span className={classes.progress} role="img" aria-label={t("bar.progress", { percent })}>
            <RingProgress
              size={26}
              thickness={4}
              sections={[{ value: percent, color: "var(--es-accent)" }]}
            />
            {t("tools.percent", { percent })}
          </span>
        )}
        {features.reviews && (
          <Act label={t("bar.review")} icon={<IconStar size={ICON_PX} />} onUse={props.onReview} />
        )}
        <Act label={t("bar.share")} icon={<IconShare2 size={ICON_PX} />} onUse={props.onShare} />
        {features.report && (
          <Act label={t("bar.report")} icon={<IconFlag size={ICON_PX} />} onUse={props.onReport} />
        )}
        {file && (
          <Tooltip label={t("bar.download")}>
            <ActionIcon
              component="a"
              href={file}
              download={content.name}
              variant="subtle"
              size={36}
              aria-label={t("bar.download")}
            >
              <IconDownload size={ICON_PX} />
            </ActionIcon>
          </Tooltip>
        )}
        <Act
          label={t(fullscreen ? "bar.leaveFullScreen" : "bar.fullScreen")}
          icon={fullscreen ? <IconMinimize size={ICON_PX} /> : <IconMaximize size={ICON_PX} />}
          onUse={() => void toggle()}
        />
      </div>
    </header>
  );
}

function Act({ label, icon, onUse }: { label: string; icon: ReactNode; onUse(): void }) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon className={classes.tool} variant="subtle" size={36} aria-label={label} onClick={onUse}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

function fileOf(payload: unknown): string | null {
  const url = payload && typeof payload === "object" && "url" in payload ? payload.url : null;
  return typeof url === "string" ? url : null;
}
