import { useTexts } from "@estante/sdk";
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2, IconCircleXFilled } from "@tabler/icons-react";
import classes from "./part-mark.module.css";

const MARK_PX = 18;
const MARKS = {
  passed: IconCircleCheckFilled,
  completed: IconCircleCheckFilled,
  failed: IconCircleXFilled,
  begun: IconCircleHalf2,
  new: IconCircle,
};

/** How far somebody is with a part of a course. */
export type PartStatus = keyof typeof MARKS;

/** A shape for each, not a colour alone. */
export function PartMark({ status }: { readonly status: PartStatus }) {
  const t = useTexts("viewer");
  const Icon = MARKS[status];
  return (
    <Icon
      className={classes.mark}
      data-status={status}
      size={MARK_PX}
      role="img"
      aria-label={t(`scorm.status.${status}`)}
    />
  );
}
