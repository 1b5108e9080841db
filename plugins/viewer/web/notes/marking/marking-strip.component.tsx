import { useTexts } from "@estante/sdk";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowUpRight,
  IconCircle,
  IconEraser,
  IconHighlight,
  IconLine,
  IconPencil,
  IconRectangle,
  IconShape,
  IconTypography,
  IconX,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { createPortal } from "react-dom";
import { useBarPlaces } from "../../bar/places";
import { Tool, ToolGroup } from "../../bar/tools.component";
import { HIGHLIGHTS, INKS, OUTLINES, type Outline } from "../note";
import classes from "../overlay/overlay.module.css";
import { Swatches } from "../overlay/swatches.component";
import type { Notes } from "../store/use-notes";
import { MARKING_KEYS } from "./use-marking-keys";
import { MARKING_TOOLS, type Marking, type MarkingTool } from "./use-marking-tool";

interface Props {
  readonly stage: HTMLElement;
  readonly marking: Marking;
  readonly notes: Notes;
  readonly hasWords: boolean;
}

type IconType = ComponentType<{ readonly size?: number }>;

const ICON_PX = 20;
const TOOL_ICONS: Record<MarkingTool, IconType> = {
  highlight: IconHighlight,
  draw: IconPencil,
  text: IconTypography,
  shape: IconShape,
  erase: IconEraser,
};
const OUTLINE_ICONS: Record<Outline, IconType> = {
  rectangle: IconRectangle,
  ellipse: IconCircle,
  line: IconLine,
  arrow: IconArrowUpRight,
};

/** The marking tools over the stage, with what the chosen one may be set to, and the way back. */
export function MarkingStrip({ stage, marking, notes, hasWords }: Props) {
  const t = useTexts("viewer");
  const { isFloating } = useBarPlaces();
  const { tool } = marking;
  const tools = MARKING_TOOLS.filter((name) => name !== "highlight" || hasWords);
  return createPortal(
    <div
      className={classes.strip}
      role="toolbar"
      aria-label={t("marking.title")}
      data-floating={isFloating || undefined}
    >
      {tools.map((name) => {
        const Icon = TOOL_ICONS[name];
        return (
          <Tool
            key={name}
            label={t(`marking.tools.${name}`)}
            keys={MARKING_KEYS[name]}
            active={tool === name}
            icon={<Icon size={ICON_PX} />}
            onUse={() => marking.choose(name)}
          />
        );
      })}
      {tool === "shape" && <OutlineTools marking={marking} />}
      {tool === "highlight" && (
        <ToolGroup>
          <Swatches colors={HIGHLIGHTS} chosen={marking.highlight} onChoose={marking.setHighlight} />
        </ToolGroup>
      )}
      {tool !== "highlight" && tool !== "erase" && (
        <ToolGroup>
          <Swatches colors={INKS} chosen={marking.ink} onChoose={marking.setInk} />
        </ToolGroup>
      )}
      <ToolGroup>
        <Tool
          label={t("marking.undo")}
          keys="Control+Z"
          disabled={!notes.undo}
          icon={<IconArrowBackUp size={ICON_PX} />}
          onUse={() => notes.undo?.()}
        />
        <Tool
          label={t("marking.redo")}
          keys="Control+Y"
          disabled={!notes.redo}
          icon={<IconArrowForwardUp size={ICON_PX} />}
          onUse={() => notes.redo?.()}
        />
        <Tool
          label={t("marking.close")}
          keys="Escape"
          icon={<IconX size={ICON_PX} />}
          onUse={() => marking.choose(null)}
        />
      </ToolGroup>
    </div>,
    stage,
  );
}

function OutlineTools({ marking }: Pick<Props, "marking">) {
  const t = useTexts("viewer");
  return (
    <ToolGroup>
      {OUTLINES.map((name) => {
        const Icon = OUTLINE_ICONS[name];
        return (
          <Tool
            key={name}
            label={t(`marking.outlines.${name}`)}
            active={marking.outline === name}
            icon={<Icon size={ICON_PX} />}
            onUse={() => marking.setOutline(name)}
          />
        );
      })}
    </ToolGroup>
  );
}
