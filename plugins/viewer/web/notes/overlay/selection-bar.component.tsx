import { copyText, useTexts } from "@estante/sdk";
import { Tooltip, UnstyledButton } from "@mantine/core";
import { IconCopy, IconNote } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { HIGHLIGHTS, type Highlight } from "../note";
import classes from "./overlay.module.css";
import { Swatches } from "./swatches.component";
import type { Selected } from "./use-selected-words";

interface Props {
  readonly stage: HTMLElement;
  readonly selected: Selected;
  onHighlight(color: Highlight): void;
  onNote(): void;
}

const HEIGHT_PX = 52;
const HALF_WIDTH_PX = 150;
const ICON_PX = 20;

/** Beside words that are selected: four colours, a note, and a copy. */
export function SelectionBar({ stage, selected, onHighlight, onNote }: Props) {
  const t = useTexts("viewer");
  const { words, box } = selected;
  if (words.length === 0 || !box) return null;
  return createPortal(
    <div
      className={classes.selection}
      role="toolbar"
      aria-label={t("marking.selection")}
      style={placed(box, stage)}
    >
      <Swatches colors={HIGHLIGHTS} chosen={null} onChoose={onHighlight} />
      <Act label={t("marking.note")} icon={<IconNote size={ICON_PX} />} onUse={onNote} />
      <Act
        label={t("marking.copy")}
        icon={<IconCopy size={ICON_PX} />}
        onUse={() => void copyText(words.map(({ exact }) => exact).join("\n"), t("marking.copied"))}
      />
    </div>,
    stage,
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: ReactNode;
  onUse(): void;
}

function Act({ label, icon, onUse }: ActProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <UnstyledButton
        className={classes.act}
        aria-label={label}
        // Or what is selected would be no more.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onUse}
      >
        {icon}
      </UnstyledButton>
    </Tooltip>
  );
}

/** Above the words; below them for fingers, whose own menu lies above, and where there is no room. */
function placed(box: DOMRect, stage: HTMLElement) {
  const seen = stage.getBoundingClientRect();
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  const isBelow = isTouched || box.top - HEIGHT_PX < seen.top;
  const top = isBelow ? box.bottom + 12 : box.top - HEIGHT_PX;
  const middle = (box.left + box.right) / 2;
  const left = Math.min(Math.max(middle, seen.left + HALF_WIDTH_PX), seen.right - HALF_WIDTH_PX);
  return {
    top: Math.min(Math.max(top, seen.top + 4), seen.bottom - HEIGHT_PX),
    left,
    transform: "translateX(-50%)",
  };
}
