import { Badge, EmptyState, Link, LoadingRows, useParams, useRecordTitle, useTexts } from "@estante/sdk";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lessonAddress, type StudyLesson, useStudyLesson } from "../api/study";
import type { Block } from "../components/look/look-style";
import { LookBand, useWorn, WornLook } from "../components/look/worn-look.component";
import { useStructureWords } from "../components/structure/words";
import { Share } from "../components/study/share.component";
import classes from "../components/study/study.module.css";
import { StudyFailure } from "../components/study/study-failure.component";
import { StudyMaterialItem } from "../components/study/study-material.component";
import { StudyTasks } from "../components/study/study-tasks.component";
import { StudyToolbox } from "../components/study/study-toolbox.component";

const ICON_PX = 16;

/** `/study/{guid}/{lesson_guid}`: a lesson with its materials, and the lessons around it. */
export function StudyLessonPage() {
  const { lesson_guid = "" } = useParams({ strict: false }) as { lesson_guid?: string };
  const query = useStudyLesson(lesson_guid);
  if (query.isError && !query.data)
    return <StudyFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const lesson = query.data.data;
  return (
    <WornLook look={lesson.look}>
      <ShownLesson key={lesson_guid} lesson={lesson} />
    </WornLook>
  );
}

function ShownLesson({ lesson }: { readonly lesson: StudyLesson }) {
  const t = useTexts("programs");
  const w = useStructureWords(lesson);
  const { program, name, progress, unit_number, unit_name, number, look } = lesson;
  const { numbers } = useWorn();
  useRecordTitle(name);
  return (
    <div className={classes.page}>
      <Link to={`/study/${program.guid}`} className={classes.back}>
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
      {lesson.materials.length + lesson.tasks.length === 0 && (
        <EmptyState title={t("study.noMaterials")} text={t("study.noMaterialsText")} />
      )}
      <Blocks lesson={lesson} />
      <Around lesson={lesson} />
    </div>
  );
}

/** What the lesson has, in the order of the program's template. */
function Blocks({ lesson }: { readonly lesson: StudyLesson }) {
  const blocks: Record<Block, ReactNode> = {
    materials: <Groups key="materials" lesson={lesson} />,
    tasks: <StudyTasks key="tasks" lesson={lesson} />,
    toolbox: <StudyToolbox key="toolbox" program={lesson.program.guid} lesson={lesson.guid} />,
  };
  return useWorn().order.map((block) => blocks[block]);
}

/** The materials beside the sections first, then each section with its own; it says whom all of it is for. */
function Groups({ lesson }: { readonly lesson: StudyLesson }) {
  const t = useTexts("programs");
  const groups = [{ guid: null, name: t("structure.beside"), teacher_only: false }, ...lesson.sections]
    .map((section) => ({
      section,
      materials: lesson.materials.filter(({ section_guid }) => section_guid === section.guid),
    }))
    .filter(({ materials }) => materials.length > 0);
  return groups.map(({ section, materials }) => (
    <section key={section.guid ?? ""} className={classes.unit} aria-label={section.name}>
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
  if (!previous && !next) return null;
  return (
    <nav className={classes.around} aria-label={t("study.around")}>
      {previous && (
        <Link to={lessonAddress(program.guid, previous.guid)} className={classes.step}>
          <IconArrowLeft size={ICON_PX} aria-hidden="true" />
          <span>
            <span className={classes.facts}>{t("study.previous")}</span> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={lessonAddress(program.guid, next.guid)} className={classes.step} data-end>
          <span>
            <span className={classes.facts}>{t("study.next")}</span> {next.name}
          </span>
          <IconArrowRight size={ICON_PX} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
