import { Link, useTexts } from "@estante/sdk";
import { lessonAddress, type StudyProgram, type StudyUnit } from "../../api/study";
import { useWorn } from "../look/worn-look.component";
import { useStructureWords } from "../structure/words";
import { Share } from "./share.component";
import classes from "./study.module.css";

/** What of a program shows its units. */
export type ShownUnits = Pick<StudyProgram, "guid" | "template" | "structure_levels" | "go_on" | "units">;

/** The units of a program with their lessons, each with how far the person is. */
export function StudyUnits({ program }: { readonly program: ShownUnits }) {
  return program.units.map((unit) => <UnitSection key={unit.guid} program={program} unit={unit} />);
}

function UnitSection({ program, unit }: { readonly program: ShownUnits; readonly unit: StudyUnit }) {
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const { numbers } = useWorn();
  return (
    <section className={classes.unit} aria-labelledby={unit.guid}>
      <header className={classes.unitHead}>
        <div className={classes.words}>
          {numbers && <span className={classes.facts}>{w("unitPlace", { number: unit.number })}</span>}
          <h2 id={unit.guid}>{unit.name}</h2>
        </div>
        <Share name={unit.name} progress={unit.progress} hasBar />
      </header>
      {unit.lessons.length === 0 && program.structure_levels > 1 && (
        <p className={classes.facts}>{w("noLessons")}</p>
      )}
      <ol className={classes.lessons}>
        {unit.lessons.map((lesson, at) => (
          <li
            key={lesson.guid}
            className={classes.lesson}
            data-next={program.go_on?.guid === lesson.guid || undefined}
          >
            {numbers && (
              <span className={classes.number} aria-hidden="true">
                {at + 1}
              </span>
            )}
            <div className={classes.words}>
              <Link to={lessonAddress(program.guid, lesson.guid)} className={classes.cover}>
                {lesson.name}
              </Link>
              <span className={classes.facts}>
                <span className={classes.fact}>{t("study.materialCount", { count: lesson.materials })}</span>
                {lesson.tasks > 0 && (
                  <span className={classes.fact}>{t("study.taskCount", { count: lesson.tasks })}</span>
                )}
              </span>
            </div>
            <Share name={lesson.name} progress={lesson.progress} />
          </li>
        ))}
      </ol>
    </section>
  );
}
