import { useTexts } from "@estante/sdk";
import { IconArrowsMaximize, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { Tool } from "../../bar/tools.component";
import classes from "./image.module.css";

interface Props {
  label: string;
  /** Of the picture's own size. */
  percent: number;
  isFitted: boolean;
  onZoom(direction: "in" | "out"): void;
  onFit(): void;
  /** Absent where the picture is shown in its own size, or larger. */
  onNatural?: (() => void) | undefined;
}

const ICON_PX = 20;

export function ImageTools({ label, percent, isFitted, onZoom, onFit, onNatural }: Props) {
  const t = useTexts("viewer");
  return (
    <div className={classes.tools} role="toolbar" aria-label={label}>
      <Tool
        label={t("tools.zoomOut")}
        keys="-"
        icon={<IconZoomOut size={ICON_PX} />}
        disabled={isFitted}
        onUse={() => onZoom("out")}
      />
      <output className={classes.percent}>{t("tools.percent", { percent })}</output>
      <Tool
        label={t("tools.zoomIn")}
        keys="+"
        icon={<IconZoomIn size={ICON_PX} />}
        onUse={() => onZoom("in")}
      />
      <Tool
        label={t("image.fit")}
        keys="0"
        active={isFitted}
        icon={<IconArrowsMaximize size={ICON_PX} />}
        onUse={onFit}
      />
      {onNatural && (
        <Tool
          label={t("image.natural")}
          active={percent === 100}
          icon={<span className={classes.natural}>1:1</span>}
          onUse={onNatural}
        />
      )}
    </div>
  );
}
