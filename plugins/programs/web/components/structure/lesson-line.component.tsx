import { placed, type RowAction, RowMenu, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconPencil,
  IconSend,
  IconSparkles,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import type { LessonRow, Unit } from "../../api/structure";
import { PartName } from "./part-name.component";
import { PartStatus } from "./part-status.component";
import type { LineProps } from "./unit-line.component";
import classes from "./unit-tree.module.css";
import { useStructureWords } from "./words";

interface LessonLineProps extends LineProps {
  readonly units: readonly Unit[];
  readonly lesson: LessonRow;
  readonly number: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ICON_PX = 16;

export const isConvertible = ({ type }: LessonRow) => type === "classic" || type === "light";

/** A lesson: number, name, type, its state and what can be done with it. */
export function LessonLine(props: LessonLineProps) {
  const { lesson, number, isChosen, onChoose, changes, mayChange } = props;
  const t = useTexts("programs");
  const [isRenaming, setRenaming] = useState(false);
  const actions = useLessonActions(props, () => setRenaming(true));
  return (
    <div className={classes.line} data-chosen={isChosen || undefined}>
      <span className={classes.number}>{number}</span>
      {isRenaming ? (
        <PartName
          name={lesson.name}
          onSave={(name) => changes.renameLesson(lesson, name)}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <UnstyledButton
          className={classes.name ?? ""}
          aria-current={isChosen ? "true" : undefined}
          onClick={onChoose}
        >
          {lesson.name}
        </UnstyledButton>
      )}
      <span className={classes.fact}>{t(`structure.types.${lesson.type}`)}</span>
      <PartStatus status={lesson.status} />
      {mayChange && <RowMenu row={lesson} name={lesson.name} actions={actions} />}
    </div>
  );
}

function useLessonActions(props: LessonLineProps, rename: () => void): readonly RowAction<LessonRow>[] {
  const { program, units, lesson, groups, isChosen, onMove, onAsk } = props;
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const own = groups.find(({ items }) => items.includes(lesson.guid));
  const at = own?.items.indexOf(lesson.guid) ?? 0;
  const last = (own?.items.length ?? 0) - 1;
  const others = units.filter(({ guid }) => guid !== own?.value);
  const sizeOf = (guid: string) => groups.find(({ value }) => value === guid)?.items.length ?? 0;
  return [
    {
      label: t("structure.rename"),
      icon: <IconPencil size={ICON_PX} />,
      run: rename,
      // The chosen one is written beside.
      isHidden: () => isChosen,
    },
    {
      label: t("structure.up"),
      icon: <IconArrowUp size={ICON_PX} />,
      run: () => own && onMove(placed(groups, lesson.guid, own.value, at - 1)),
      isHidden: () => at === 0,
    },
    {
      label: t("structure.down"),
      icon: <IconArrowDown size={ICON_PX} />,
      run: () => own && onMove(placed(groups, lesson.guid, own.value, at + 1)),
      isHidden: () => at === last,
    },
    ...others.map(({ guid, name }) => ({
      label: t("structure.moveTo", { name }),
      icon: <IconArrowRight size={ICON_PX} />,
      run: () => onMove(placed(groups, lesson.guid, guid, sizeOf(guid))),
    })),
    {
      label: w("publishLesson"),
      icon: <IconSend size={ICON_PX} />,
      run: () => onAsk({ act: "publish", lesson }),
      isHidden: () => lesson.status === "published",
    },
    {
      label: t("structure.convert"),
      icon: <IconSparkles size={ICON_PX} />,
      run: () => onAsk({ act: "convert", lesson }),
      isHidden: () => !isConvertible(lesson),
    },
    {
      label: w("deleteLesson"),
      icon: <IconTrash size={ICON_PX} />,
      isDestructive: true,
      run: () => onAsk({ act: "delete", lesson }),
    },
  ];
}
