import { useTexts } from "@estante/sdk";
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import classes from "./image.module.css";

interface Props {
  percent: number;
  onZoom(direction: "in" | "out"): void;
  onFit(): void;
  onNatural?: (() => void) | undefined;
}

export function ImageTools({ percent, onZoom, onFit, onNatural }: Props) {
  const t = useTexts("viewer");
  return (
    <div className={classes.tools} role="toolbar" aria-label={t("image.tools")}>
      <Tooltip label={t("tools.zoomOut")}>
        <ActionIcon variant="subtle" aria-label={t("tools.zoomOut")} onClick={() => onZoom("out")}>
          <IconZoomOut size={20} />
        </ActionIcon>
      </Tooltip>
      <output className={classes.percent}>{t("tools.percent", { percent })}</output>
      <Tooltip label={t("tools.zoomIn")}>
        <ActionIcon variant="subtle" aria-label={t("tools.zoomIn")} onClick={() => onZoom("in")}>
          <IconZoomIn size={20} />
        </ActionIcon>
      </Tooltip>
      <Button variant="subtle" size="compact-sm" onClick={onFit}>
        {t("image.fit")}
      </Button>
      {onNatural && (
        <Button variant="subtle" size="compact-sm" onClick={onNatural}>
          {t("image.natural")}
        </Button>
      )}
    </div>
  );
}
