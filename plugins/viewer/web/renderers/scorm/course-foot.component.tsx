import { useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import type { CourseItem } from "../../player/protocol";
import classes from "./course.module.css";
import type { CourseView } from "./course-view";

interface Props {
  items: readonly CourseItem[];
  view: CourseView;
  onLaunch(identifier: string): void;
  onRestart(): void;
}

/** Below the course: where it goes on, and what is not stored yet. Nothing while there is nothing to say. */
export function CourseFoot({ items, view, onLaunch, onRestart }: Props) {
  const t = useTexts("viewer");
  const { ended, unreachable, storing } = view;
  const titleOf = (identifier: string) => items.find((item) => item.identifier === identifier)?.title ?? "";
  const next = ended?.next;
  return (
    <div className={classes.foot} role="status">
      {storing !== "stored" && <p className={classes.notice}>{t(`scorm.storing.${storing}`)}</p>}
      {unreachable !== null && (
        <div className={classes.ended}>
          <p>{t("scorm.unreachable", { title: titleOf(unreachable) })}</p>
          <Button onClick={() => onLaunch(unreachable)}>{t("scorm.retry")}</Button>
        </div>
      )}
      {ended && unreachable === null && (
        <div className={classes.ended}>
          <p>{t(next ? "scorm.ended" : "scorm.endedLast", { title: titleOf(ended.identifier) })}</p>
          {next ? (
            <Button onClick={() => onLaunch(next)}>{t("scorm.continue")}</Button>
          ) : (
            <Button variant="default" onClick={onRestart}>
              {t("scorm.restart")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
