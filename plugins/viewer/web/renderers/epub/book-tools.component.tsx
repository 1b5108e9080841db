import { useTexts } from "@estante/sdk";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconBookmark,
  IconBookmarkFilled,
  IconListDetails,
  IconSearch,
  IconTypography,
} from "@tabler/icons-react";
import { SideTools, Tool, Tools } from "../../bar/tools.component";
import classes from "./epub.module.css";

export type OpenTool = "contents" | "search" | "look" | null;

interface Props {
  tool: OpenTool;
  /** Whether there is a bookmark where the person is. */
  hasMark: boolean;
  isReady: boolean;
  onTool(tool: OpenTool): void;
  onMark(): void;
}

const ICON_PX = 20;
const PHONE = "(max-width: 767px)";

/** The tools of a book; on a phone the look stays in the bar. */
export function BookTools({ tool, hasMark, isReady, onTool, onMark }: Props) {
  const t = useTexts("viewer");
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const look = (
    <Tool
      label={t("epub.look")}
      keys="A"
      active={tool === "look"}
      icon={<IconTypography size={ICON_PX} />}
      onUse={() => onTool("look")}
    />
  );
  return (
    <>
      {isPhone && <SideTools>{look}</SideTools>}
      <Tools>
        <div className={classes.tools}>
          <Tool
            label={t("epub.contents")}
            keys="T"
            active={tool === "contents"}
            icon={<IconListDetails size={ICON_PX} />}
            onUse={() => onTool("contents")}
          />
          <Tool
            label={t("tools.search")}
            keys="Control+F"
            active={tool === "search"}
            icon={<IconSearch size={ICON_PX} />}
            onUse={() => onTool("search")}
          />
          {!isPhone && look}
          <Tool
            label={t("epub.mark")}
            keys="B"
            active={hasMark}
            disabled={!isReady}
            icon={hasMark ? <IconBookmarkFilled size={ICON_PX} /> : <IconBookmark size={ICON_PX} />}
            onUse={onMark}
          />
        </div>
      </Tools>
    </>
  );
}
