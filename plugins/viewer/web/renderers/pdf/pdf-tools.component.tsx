import { useTexts } from "@estante/sdk";
import {
  IconArrowAutofitWidth,
  IconBook,
  IconCursorText,
  IconFileText,
  IconHandStop,
  IconLayoutSidebar,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { Tool, Tools } from "../../bar/tools.component";
import classes from "./pdf.module.css";
import type { PdfStage, PdfView } from "./pdf-stage";

interface Props {
  stage: PdfStage;
  view: PdfView;
  hand: boolean;
  open: boolean;
  searching: boolean;
  onHand(on: boolean): void;
  onContents(): void;
  onSearch(): void;
}

const ICON_PX = 20;

export function PdfTools(props: Props) {
  const { stage, view, hand, open, searching } = props;
  const t = useTexts("viewer");
  const facing = view.spread === "facing";
  return (
    <Tools>
      <Tool
        label={t("pdf.contents")}
        keys="T"
        active={open}
        icon={<IconLayoutSidebar size={ICON_PX} />}
        onUse={props.onContents}
      />
      <span className={classes.toolGroup}>
        <Tool
          label={t("tools.hand")}
          keys="H"
          active={hand}
          icon={<IconHandStop size={ICON_PX} />}
          onUse={() => props.onHand(true)}
        />
        <Tool
          label={t("tools.select")}
          keys="V"
          active={!hand}
          icon={<IconCursorText size={ICON_PX} />}
          onUse={() => props.onHand(false)}
        />
      </span>
      <Tool
        label={t("tools.search")}
        keys="Control+F"
        active={searching}
        icon={<IconSearch size={ICON_PX} />}
        onUse={props.onSearch}
      />
      <span className={classes.toolGroup}>
        <Tool
          label={t("tools.zoomOut")}
          keys="-"
          icon={<IconZoomOut size={ICON_PX} />}
          onUse={() => stage.zoomOut()}
        />
        <output className={classes.percent}>
          {t("tools.percent", { percent: Math.round(view.scale * 100) })}
        </output>
        <Tool
          label={t("tools.zoomIn")}
          keys="+"
          icon={<IconZoomIn size={ICON_PX} />}
          onUse={() => stage.zoomIn()}
        />
      </span>
      <span className={classes.toolGroup}>
        <Tool
          label={t("tools.fitWidth")}
          icon={<IconArrowAutofitWidth size={ICON_PX} />}
          onUse={() => stage.fit("page-width")}
        />
        <Tool
          label={t("tools.fitPage")}
          keys="0"
          icon={<IconFileText size={ICON_PX} />}
          onUse={() => stage.fit("page-fit")}
        />
        <Tool
          label={t("tools.facing")}
          active={facing}
          icon={<IconBook size={ICON_PX} />}
          onUse={() => stage.setSpread(facing ? "single" : "facing")}
        />
      </span>
    </Tools>
  );
}
