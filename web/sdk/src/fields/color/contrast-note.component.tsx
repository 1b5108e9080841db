import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { formatNumber } from "../../texts/format";
import { contrast } from "../../theme/oklch";
import { useFieldTexts } from "../field-texts";
import classes from "./color.module.css";

const TEXT_MIN = 4.5;
const LARGE_MIN = 3;
const WHITE = "#ffffff";

export interface ContrastNoteProps {
  readonly color: string;
  readonly background?: string;
}

/** What a colour may be used for on its background, and the ratio that says so (WCAG 2.2, 1.4.3). */
export function ContrastNote({ color, background = WHITE }: ContrastNoteProps) {
  const t = useFieldTexts();
  const ratio = contrast(color, background);
  const use = ratio >= TEXT_MIN ? "text" : ratio >= LARGE_MIN ? "large" : "decoration";
  const Icon = use === "text" ? IconCheck : IconAlertTriangle;
  return (
    <p className={classes.note} data-use={use}>
      <Icon size={14} aria-hidden="true" />
      {t(`color.use.${use}`, { ratio: formatNumber(Math.floor(ratio * 10) / 10) })}
    </p>
  );
}
