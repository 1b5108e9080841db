import { useTexts } from "@estante/sdk";
import { ActionIcon, Button, UnstyledButton } from "@mantine/core";
import { IconRotate2, IconX } from "@tabler/icons-react";
import type { CourseItem } from "../../player/protocol";
import { PartMark, type PartStatus } from "../parts/part-mark.component";
import classes from "./course.module.css";
import type { CourseView, PartResult } from "./course-view";

interface Props {
  title: string;
  items: readonly CourseItem[];
  view: CourseView;
  onLaunch(identifier: string): void;
  onRestart(): void;
  onClose(): void;
}

const ICON_PX = 18;

/** The course's parts as its author ordered them, with how far each is. */
export function CoursePanel({ title, items, view, onLaunch, onRestart, onClose }: Props) {
  const t = useTexts("viewer");
  return (
    <nav className={classes.panel} aria-label={t("scorm.parts")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("scorm.closeContents")}
          onClick={onClose}
        >
          <IconX size={20} />
        </ActionIcon>
      </div>
      <Parts items={items} view={view} onLaunch={onLaunch} />
      <Button
        className={classes.restart}
        variant="subtle"
        leftSection={<IconRotate2 size={ICON_PX} />}
        disabled={view.current === null}
        onClick={onRestart}
      >
        {t("scorm.restart")}
      </Button>
    </nav>
  );
}

function Parts({ items, view, onLaunch }: Pick<Props, "items" | "view" | "onLaunch">) {
  const offered = items.filter((item) => !item.is_disabled);
  return (
    <ul className={classes.parts}>
      {offered.map((item) => (
        <li key={item.identifier}>
          {item.is_visible !== false && <PartLine item={item} view={view} onLaunch={onLaunch} />}
          {item.children && item.children.length > 0 && (
            <Parts items={item.children} view={view} onLaunch={onLaunch} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PartLine({ item, view, onLaunch }: Pick<Props, "view" | "onLaunch"> & { item: CourseItem }) {
  if (!item.href) return <p className={classes.heading}>{item.title}</p>;
  const status = statusOf(view.results[item.identifier]);
  return (
    <UnstyledButton
      className={classes.part}
      aria-current={item.identifier === view.current ? "page" : undefined}
      disabled={item.can_choose === false && item.identifier !== view.current}
      data-status={status}
      onClick={() => onLaunch(item.identifier)}
    >
      <PartMark status={status} />
      <span className={classes.partTitle}>{item.title}</span>
    </UnstyledButton>
  );
}

/** A verdict says more than that it is done. */
function statusOf(result: PartResult | undefined): PartStatus {
  if (result && result.success !== "unknown") return result.success;
  if (result?.completion === "completed" || result?.completion === "browsed") return "completed";
  return !result || result.completion === "not attempted" ? "new" : "begun";
}
