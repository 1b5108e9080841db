import { EmptyState, SortableTree, type TreeMove, usePermission } from "@estante/sdk";
import { useDeferredValue, useState } from "react";
import { type LessonRow, type Unit, useStructure } from "../../api/structure";
import { LessonLine } from "./lesson-line.component";
import { fitting, useNarrowing } from "./narrowing";
import { NewPart } from "./new-part.component";
import { useOpenUnits } from "./open-units";
import { PartDialogs, type PartQuestion } from "./part-dialogs.component";
import { useShownOrder } from "./shown-order";
import { TreeBar } from "./tree-bar.component";
import { UnitLine } from "./unit-line.component";
import classes from "./unit-tree.module.css";
import { type StructuredProgram, useStructureWords } from "./words";

interface UnitTreeProps {
  readonly program: StructuredProgram;
  readonly units: readonly Unit[];
  readonly chosen: string | null;
  readonly onChoose: (lesson: string) => void;
}

/** Units and lessons by their guids. */
function partsOf(units: readonly Unit[]) {
  const unitOf = new Map(units.map((unit) => [unit.guid, unit]));
  const lessons = units.flatMap((unit): readonly LessonRow[] => unit.lessons);
  const lessonOf = new Map(lessons.map((lesson) => [lesson.guid, lesson]));
  const nameOf = (guid: string) => (unitOf.get(guid) ?? lessonOf.get(guid))?.name ?? "";
  return { unitOf, lessonOf, nameOf };
}

/** Units with their lessons: searched, added, named, ordered, moved, published and deleted. */
export function UnitTree({ program, units, chosen, onChoose }: UnitTreeProps) {
  const w = useStructureWords(program);
  const mayChange = usePermission("programs.update");
  const changes = useStructure(program.guid);
  const narrowing = useNarrowing();
  // The words are written at once, and what they find is drawn as soon as there is time.
  const words = useDeferredValue(narrowing.words);
  const [question, setQuestion] = useState<PartQuestion | null>(null);
  const { groups, move } = useShownOrder(units, changes);
  const hasLessons = program.structure_levels > 1;
  const isSearching = words.trim() !== "";
  const { isOpen, toggle } = useOpenUnits(units, chosen, { hasLessons, isSearching });
  const shown = new Set(
    fitting(units, { ...narrowing, words }).flatMap(({ guid, lessons }) => [
      guid,
      ...lessons.map((lesson) => lesson.guid),
    ]),
  );
  const tree = groups
    .filter(({ value }) => shown.has(value))
    .map(({ value, items }) => ({ value, items: items.filter((guid) => shown.has(guid)) }));
  const { unitOf, lessonOf, nameOf } = partsOf(units);
  const numberOf = (guid: string) => groups.findIndex(({ value }) => value === guid) + 1;
  const onMove = (to: TreeMove | null) => to && move(to);
  const shared = { program, groups, changes, mayChange, onMove, onAsk: setQuestion };
  const renderUnit = (guid: string) => {
    const unit = unitOf.get(guid);
    const onToggle = hasLessons ? () => toggle(guid) : undefined;
    const place = { number: numberOf(guid), isOpen: isOpen(guid), onToggle };
    return unit && <UnitLine {...shared} {...place} unit={unit} />;
  };
  const renderLesson = (guid: string) => {
    const lesson = lessonOf.get(guid);
    const group = groups.find(({ items }) => items.includes(guid));
    if (!lesson || !group) return null;
    const number = `${numberOf(group.value)}.${group.items.indexOf(guid) + 1}`;
    const choice = { isChosen: guid === chosen, onChoose: () => onChoose(guid) };
    return <LessonLine {...shared} {...choice} units={units} lesson={lesson} number={number} />;
  };
  const renderEnd = (guid: string) => {
    const unit = unitOf.get(guid);
    return mayChange && unit && <NewPart kind="lesson" program={program} unit={unit} />;
  };
  return (
    <>
      <TreeBar narrowing={narrowing} label={w("search")} />
      {tree.length === 0 ? (
        <EmptyState isFiltered title={w("noneFound")} />
      ) : (
        <SortableTree
          label={w("tree")}
          groups={tree}
          nameOf={nameOf}
          isOpen={isOpen}
          // Where some are not shown, there is no saying between which ones it was put.
          readOnly={!mayChange || narrowing.isNarrowed}
          onMove={move}
          renderGroup={renderUnit}
          renderItem={renderLesson}
          renderEnd={renderEnd}
        />
      )}
      {mayChange && !narrowing.isNarrowed && (
        <div className={classes.add}>
          <NewPart kind="unit" program={program} />
        </div>
      )}
      <PartDialogs program={program} units={units} question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
