import { Link, useTexts } from "@estante/sdk";
import { Tooltip } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { lessonAddress, type StudyLesson, useKeepOpening, viewerAddress } from "../../api/study";
import { useStructureWords } from "../structure/words";
import { type Launched, useLaunchedLesson } from "./launched-lesson";
import classes from "./next-in-bar.module.css";
import { contentsAfter } from "./what-follows";

const ICON_PX = 20;

/** The way on from the viewer's bar: to the next content of the lesson, and from the last one to the next lesson. */
export function NextInBar({ content, launch }: Launched) {
  const lesson = useLaunchedLesson(launch);
  return lesson && <Next lesson={lesson} content={content.guid} />;
}

function Next({ lesson, content }: { readonly lesson: StudyLesson; readonly content: string }) {
  const t = useTexts("programs");
  const w = useStructureWords(lesson);
  const keep = useKeepOpening();
  const [material] = contentsAfter(lesson, content);
  const { guid: program } = lesson.program;
  if (material) {
    return (
      <Way
        to={viewerAddress(material.content.guid, program, lesson.guid)}
        label={t("study.follows")}
        name={material.title}
        onOpen={() => keep(material.guid)}
      />
    );
  }
  const { next } = lesson;
  return next && <Way to={lessonAddress(program, next.guid)} label={w("nextLesson")} name={next.name} />;
}

interface WayProps {
  readonly to: string;
  readonly label: string;
  readonly name: string;
  onOpen?(): void;
}

function Way({ to, label, name, onOpen }: WayProps) {
  const said = `${label}: ${name}`;
  return (
    <Tooltip label={said} openDelay={400}>
      <Link to={to} className={classes.way} aria-label={said} onClick={onOpen} onAuxClick={onOpen}>
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
        <IconArrowRight size={ICON_PX} aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}
