import { toast, useTexts } from "@estante/sdk";
import { useFullscreenDocument } from "@mantine/hooks";
import {
  IconDownload,
  IconFlag,
  IconMaximize,
  IconMinimize,
  IconShare2,
  IconStar,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { ViewedContent } from "../pages/viewed-content";

export interface BarFeatures {
  progress: boolean;
  reviews: boolean;
  report: boolean;
  goBack: boolean;
  title: boolean;
}

export interface BarAction {
  readonly name: string;
  readonly label: string;
  readonly Icon: ComponentType<{ readonly size?: number }>;
  readonly run?: () => void;
  /** An action that is a link to a file, which its host has saved by its own name. */
  readonly href?: string;
}

interface Options {
  content: ViewedContent;
  features: BarFeatures;
  onReview(): void;
  onReport(): void;
  onShare(): void;
}

/** What a person may do with the content, in the order of the bar; what is not offered is not there. */
export function useBarActions({ content, features, onReview, onReport, onShare }: Options): BarAction[] {
  const t = useTexts("viewer");
  const { toggle, fullscreen } = useFullscreenDocument();
  const href = content.download_url;
  return [
    ...(features.reviews ? [{ name: "review", label: t("bar.review"), Icon: IconStar, run: onReview }] : []),
    { name: "share", label: t("bar.share"), Icon: IconShare2, run: onShare },
    ...(features.report ? [{ name: "report", label: t("bar.report"), Icon: IconFlag, run: onReport }] : []),
    ...(href ? [{ name: "download", label: t("bar.download"), Icon: IconDownload, href }] : []),
    {
      name: "fullScreen",
      label: t(fullscreen ? "bar.leaveFullScreen" : "bar.fullScreen"),
      Icon: fullscreen ? IconMinimize : IconMaximize,
      // A browser may have been told to refuse it, as in a frame.
      run: () => void toggle().catch(() => toast.error(t("notPossible"))),
    },
  ];
}
