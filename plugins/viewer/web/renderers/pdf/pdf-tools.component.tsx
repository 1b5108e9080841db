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
  IconPrinter,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { SideTools, Tool, ToolGroup, Tools } from "../../bar/tools.component";
import classes from "./pdf.module.css";
import type { PdfStage, PdfView } from "./stage/pdf-stage";

interface Props {
  stage: PdfStage;
  view: PdfView;
  hand: boolean;
  open: boolean;
  searching: boolean;
  /** Absent where the document may not be downloaded. */
  onPrint?: (() => void) | undefined;
  onHand(on: boolean): void;
  onContents(): void;
  onSearch(): void;
}

const ICON_PX = 20;
const PHONE = "(max-width: 767px)";

export function PdfTools(props: Props) {
  const phone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  return phone ? <PhoneTools {...props} /> : <BarTools {...props} />;
}

function BarTools(props: Props) {
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
      <ToolGroup>
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
      </ToolGroup>
      <ToolGroup>
        <Tool
          label={t("tools.search")}
          keys="Control+F"
          active={searching}
          icon={<IconSearch size={ICON_PX} />}
          onUse={props.onSearch}
        />
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

/** What a thumb needs: the rest is scrolled, pinched or in the menu. */
function PhoneTools({ stage, open, searching, onContents, onSearch }: Props) {
  const t = useTexts("viewer");
  return (
    <>
      <SideTools>
        <Tool label={t("tools.search")} active={searching} icon={<IconSearch size={22} />} onUse={onSearch} />
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
        <Tool label={t("pdf.page")} icon={<IconFileText size={22} />} onUse={() => stage.fit("page-fit")} />
      </Tools>
    </>
  );
}
