import { EmptyState, ErrorState, LoadingRows, useAddress, usePermission } from "@estante/sdk";
import { type Unit, useUnits } from "../../api/structure";
import { LessonPanel } from "../lesson/lesson-panel.component";
import classes from "./contents-tab.module.css";
import { NewPart } from "./new-part.component";
import { UnitTree } from "./unit-tree.component";
import { type StructuredProgram, useStructureWords } from "./words";

const LESSON = "lesson";

/** What a program is made of: its tree at the left, and the chosen lesson at the right. */
export function ContentsTab({ program }: { readonly program: StructuredProgram }) {
  const query = useUnits(program.guid);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const units = query.data.data;
  return units.length === 0 ? (
    <NoUnits program={program} />
  ) : (
    <TreeAndLesson program={program} units={units} />
  );
}

function NoUnits({ program }: { readonly program: StructuredProgram }) {
  const w = useStructureWords(program);
  const mayChange = usePermission("programs.update");
  return (
    <EmptyState
      title={w("none")}
      text={w(mayChange ? "noneText" : "noneToRead")}
      {...(mayChange && { actions: <NewPart kind="unit" program={program} /> })}
    />
  );
}

interface TreeAndLessonProps {
  readonly program: StructuredProgram;
  readonly units: readonly Unit[];
}

function TreeAndLesson({ program, units }: TreeAndLessonProps) {
  const w = useStructureWords(program);
  const { get, change } = useAddress();
  const chosen = get(LESSON);
  const unit = units.find(({ lessons }) => lessons.some(({ guid }) => guid === chosen));
  const place = unit?.lessons.findIndex(({ guid }) => guid === chosen) ?? -1;
  const lesson = unit?.lessons[place];
  const choose = (guid: string | null) => change({ [LESSON]: guid });
  return (
    <div className={classes.tab} data-chosen={lesson ? true : undefined}>
      <section className={classes.tree} aria-label={w("tree")}>
        <UnitTree program={program} units={units} chosen={chosen} onChoose={choose} />
      </section>
      <section className={classes.lesson} aria-label={w("lesson")}>
        {unit && lesson ? (
          <LessonPanel
            key={lesson.guid}
            program={program}
            unit={unit}
            row={lesson}
            number={`${unit.number}.${place + 1}`}
            onBack={() => choose(null)}
          />
        ) : (
          <EmptyState isFiltered title={w(chosen ? "gone" : "choose")} />
        )}
      </section>
    </div>
  );
}
