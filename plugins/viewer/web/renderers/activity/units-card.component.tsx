import { type RenderedContent, useLanguage, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import card from "../card/content-card.module.css";
import { PartMark } from "../parts/part-mark.component";
import type { UnitState } from "./activity.api";
import classes from "./activity.module.css";
import { type CourseUnit, statusOf, titleOf } from "./course-units";

interface Props {
  content: RenderedContent;
  units: readonly CourseUnit[];
  states: readonly UnitState[];
  onOpen(unit: string): void;
}

/** The parts of a cmi5 course, with what the person has done of each. */
export function UnitsCard({ content, units, states, onOpen }: Props) {
  const t = useTexts("viewer");
  return (
    <div className={card.stage}>
      <nav className={card.card} aria-label={t("scorm.parts")}>
        <div className={card.words}>
          <h2>{content.name}</h2>
          {content.description && <p>{content.description}</p>}
          <p className={classes.hint}>{t("activity.choose")}</p>
        </div>
        <Units units={units} states={states} onOpen={onOpen} />
      </nav>
    </div>
  );
}

function Units({ units, states, onOpen }: Omit<Props, "content">) {
  const language = useLanguage();
  return (
    <ul className={classes.units}>
      {units.map((unit) => (
        <li key={unit.identifier}>
          {unit.href ? (
            <UnstyledButton className={classes.unit} onClick={() => onOpen(unit.identifier)}>
              <PartMark status={statusOf(states.find((state) => state.unit === unit.identifier))} />
              <span className={classes.title}>{titleOf(unit, language)}</span>
            </UnstyledButton>
          ) : (
            <>
              <p className={classes.heading}>{titleOf(unit, language)}</p>
              <Units units={unit.children ?? []} states={states} onOpen={onOpen} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
