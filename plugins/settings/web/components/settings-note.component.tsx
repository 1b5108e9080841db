import { Note } from "@estante/sdk";
import { IconInfoCircle } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./settings-note.module.css";

const ICON_PX = 20;

/** A remark on what the settings of a page come to. */
export function SettingsNote(
  props: Pick<ComponentProps<typeof Note>, "tone" | "isUrgent" | "title" | "children">,
) {
  return (
    <div className={classes.place}>
      <Note icon={<IconInfoCircle size={ICON_PX} aria-hidden />} {...props} />
    </div>
  );
}
