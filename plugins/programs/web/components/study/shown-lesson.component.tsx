import { Badge, EmptyState, Link, useRecordTitle, useTexts } from "@estante/sdk";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { previewAddress, usePreview } from "../../api/preview";
import { lessonAddress, type StudyLesson } from "../../api/study";
import type { Block } from "../look/look-style";
import { LookBand, useWorn } from "../look/worn-look.component";
import { materialGroups } from "../next/what-follows";
import { useStructureWords } from "../structure/words";
import { Share } from "./share.component";
import classes from "./study.module.css";
import { StudyMap } from "./study-map.component";
import { StudyMaterialItem } from "./study-material.component";
import { StudyTasks } from "./study-tasks.component";

const ICON_PX = 16;

interface ShownLessonProps {
  readonly lesson: StudyLesson;
  /** The tools of the program, beside the lesson. */
  readonly toolbox: ReactNode;
}

/** A lesson as who follows its program sees it, in the look that is around it. */
export function ShownLesson({ lesson, toolbox }: ShownLessonProps) {
  const t = useTexts("programs");
  const w = useStructureWords(lesson);
  const { program, name, progress, unit_number, unit_name, number, look } = lesson;
  const { numbers } = useWorn();
  const isPreview = usePreview();
  useRecordTitle(name);
  return (
    <div className={classes.page}>
      <Link
        to={isPreview ? `/program/${program.guid}/contents` : `/study/${program.guid}`}
        className={classes.back}
      >
        <IconArrowLeft size={ICON_PX} aria-hidden="true" /> {program.name}
      </Link>
      <LookBand look={look} />
      <header className={classes.lessonHead}>
        <p className={classes.facts}>
          <span className={classes.fact}>
            {numbers && `${w("unitPlace", { number: unit_number })}: `}
            {unit_name}
          </span>
          {numbers && <span className={classes.fact}>{w("lessonPlace", { number })}</span>}
        </p>
        <h1>{name}</h1>
        <Share name={name} progress={progress} hasBar />
      </header>
      {lesson.materials.length + lesson.tasks.length === 0 && !lesson.map && (
        <EmptyState title={t("study.noMaterials")} text={t("study.noMaterialsText")} />
      )}
      {lesson.map && <StudyMap lesson={lesson} map={lesson.map} />}
      <Blocks lesson={lesson} toolbox={toolbox} />
      <Around lesson={lesson} />
    </div>
  );
}

/** What the lesson has, in the order of the program's template. */
function Blocks({ lesson, toolbox }: ShownLessonProps) {
  const blocks: Record<Block, ReactNode> = {
    materials: <Groups key="materials" lesson={lesson} />,
    tasks: <StudyTasks key="tasks" lesson={lesson} />,
    toolbox: <Fragment key="toolbox">{toolbox}</Fragment>,
  };
  return useWorn().order.map((block) => blocks[block]);
}

/** The materials beside the sections first, then each section with its own; it says whom all of it is for. */
function Groups({ lesson }: { readonly lesson: StudyLesson }) {
  const t = useTexts("programs");
  const beside = { guid: "", name: t("structure.beside"), teacher_only: false };
  const groups = materialGroups(lesson)
    .map(({ section, materials }) => ({ section: section ?? beside, materials }))
    .filter(({ materials }) => materials.length > 0);
  return groups.map(({ section, materials }) => (
    <section key={section.guid} className={classes.unit} aria-label={section.name}>
      <header className={classes.unitHead}>
        <h2>{section.name}</h2>
        {section.teacher_only && <Badge tone="info">{t("structure.teacherOnly")}</Badge>}
      </header>
      <ul className={classes.materials}>
        {materials.map((material) => (
          <li key={material.guid}>
            <StudyMaterialItem
              material={section.teacher_only ? { ...material, teacher_only: false } : material}
              program={lesson.program.guid}
              lesson={lesson.guid}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Around({ lesson: { program, previous, next } }: { readonly lesson: StudyLesson }) {
  const t = useTexts("programs");
  const addressOf = usePreview() ? previewAddress : lessonAddress;
  if (!previous && !next) return null;
  return (
    <nav className={classes.around} aria-label={t("study.around")}>
      {previous && (
        <Link to={addressOf(program.guid, previous.guid)} className={classes.step}>
          <IconArrowLeft size={ICON_PX} aria-hidden="true" />
          <span>
            <span className={classes.facts}>{t("study.previous")}</span> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={addressOf(program.guid, next.guid)} className={classes.step} data-end>
          <span>
            <span className={classes.facts}>{t("study.next")}</span> {next.name}
          </span>
          <IconArrowRight size={ICON_PX} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
