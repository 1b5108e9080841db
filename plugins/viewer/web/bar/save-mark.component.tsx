import { type SaveState, useTexts } from "@estante/sdk";
import { Tooltip } from "@mantine/core";
import { IconCloudOff, IconCloudX } from "@tabler/icons-react";
import classes from "./bar.module.css";

const MARK_PX = 18;

/** Says quietly that something of this sitting is not on the server; nothing while all is. */
export function SaveMark({ state }: { state: SaveState }) {
  const t = useTexts("viewer");
  const Icon = state === "failed" ? IconCloudX : IconCloudOff;
  return (
    <span className={classes.saveMark} role="status">
      {state !== "saved" && (
        <Tooltip label={t(`bar.save.${state}`)} events={{ hover: true, focus: true, touch: true }}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip's sentence is reached by keyboard */}
          <span role="img" aria-label={t(`bar.save.${state}`)} data-state={state} tabIndex={0}>
            <Icon size={MARK_PX} aria-hidden />
          </span>
        </Tooltip>
      )}
    </span>
  );
}
