import { useTexts } from "@estante/sdk";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconArrowAutofitWidth,
  IconBook,
  IconCursorText,
  IconFileText,
  IconHandStop,
  IconLayoutSidebar,
  IconListDetails,
  IconPointer,
  IconPrinter,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { SideTools, Tool, ToolGroup, Tools } from "../../bar/tools.component";
import type { PointerTool } from "./gestures/use-pointer-tool";
import type { ShownHotspots } from "./hotspots/use-hotspots";
import classes from "./pdf.module.css";
import type { PdfStage } from "./stage/pdf-stage";
import type { PdfView } from "./stage/stage-options";

interface Props {
  stage: PdfStage;
  view: PdfView;
  pointer: PointerTool;
  open: boolean;
  searching: boolean;
  /** Absent where the document may not be downloaded. */
  onPrint?: (() => void) | undefined;
  onHand(on: boolean): void;
  /** Absent where the pages lead nowhere. */
  hotspots: ShownHotspots | null;
  onContents(): void;
  /** Absent where the content is not searched. */
  onSearch?: (() => void) | undefined;
}

const ICON_PX = 20;
const PHONE = "(max-width: 767px)";

export function PdfTools(props: Props) {
  const phone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  return phone ? <PhoneTools {...props} /> : <BarTools {...props} />;
}

function BarTools(props: Props) {
  const { stage, view, pointer, open, searching } = props;
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
      <ToolGroup>
        <Tool
          label={t("tools.hand")}
          keys="H"
          active={pointer === "hand"}
          icon={<IconHandStop size={ICON_PX} />}
          onUse={() => props.onHand(true)}
        />
        <Tool
          label={t("tools.select")}
          keys="V"
          active={pointer === "select"}
          icon={<IconCursorText size={ICON_PX} />}
          onUse={() => props.onHand(false)}
        />
      </ToolGroup>
      <ToolGroup>
        {props.onSearch && (
          <Tool
            label={t("tools.search")}
            keys="Control+F"
            active={searching}
            icon={<IconSearch size={ICON_PX} />}
            onUse={props.onSearch}
          />
        )}
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
      </ToolGroup>
      <ToolGroup>
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
        <HotspotsTool label={t("tools.hotspots")} hotspots={props.hotspots} />
        {props.onPrint && (
          <Tool
            label={t("tools.print")}
            keys="Control+P"
            icon={<IconPrinter size={ICON_PX} />}
            onUse={props.onPrint}
          />
        )}
      </ToolGroup>
    </Tools>
  );
}

/** Shows and hides what the pages lead to. */
function HotspotsTool({ label, hotspots }: Pick<Props, "hotspots"> & { label: string }) {
  if (!hotspots) return null;
  return (
    <Tool
      label={label}
      keys="L"
      active={hotspots.isShown}
      icon={<IconPointer size={ICON_PX} />}
      onUse={hotspots.toggle}
    />
  );
}

/** What a thumb needs: the rest is scrolled, pinched or in the menu. */
function PhoneTools({ stage, open, searching, hotspots, onContents, onSearch }: Props) {
  const t = useTexts("viewer");
  return (
    <>
      <SideTools>
        {onSearch && (
          <Tool
            label={t("tools.search")}
            active={searching}
            icon={<IconSearch size={22} />}
            onUse={onSearch}
          />
        )}
      </SideTools>
      <Tools>
        <Tool
          label={t("pdf.outline")}
          active={open}
          icon={<IconListDetails size={22} />}
          onUse={onContents}
        />
        <Tool label={t("tools.zoomOut")} icon={<IconZoomOut size={22} />} onUse={() => stage.zoomOut()} />
        <Tool label={t("tools.zoomIn")} icon={<IconZoomIn size={22} />} onUse={() => stage.zoomIn()} />
        <Tool
          label={t("tools.width")}
          icon={<IconArrowAutofitWidth size={22} />}
          onUse={() => stage.fit("page-width")}
        />
        <HotspotsTool label={t("tools.zones")} hotspots={hotspots} />
        <Tool label={t("pdf.page")} icon={<IconFileText size={22} />} onUse={() => stage.fit("page-fit")} />
      </Tools>
    </>
  );
}
