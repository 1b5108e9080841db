import { placedGroup, type RowAction, RowMenu, type TreeGroup, type TreeMove, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendar,
  IconChevronDown,
  IconChevronRight,
  IconPencil,
  IconSend,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import type { StructureChanges, Unit } from "../../api/structure";
import type { PartQuestion } from "./part-dialogs.component";
import { PartName } from "./part-name.component";
import { PartStatus } from "./part-status.component";
import classes from "./unit-tree.module.css";
import { type StructuredProgram, useStructureWords } from "./words";

export interface LineProps {
  readonly program: StructuredProgram;
  readonly groups: readonly TreeGroup[];
  readonly changes: StructureChanges;
  readonly mayChange: boolean;
  readonly onMove: (move: TreeMove | null) => void;
  readonly onAsk: (question: PartQuestion) => void;
}

interface UnitLineProps extends LineProps {
  readonly unit: Unit;
  readonly number: number;
  readonly isOpen: boolean;
  /** Shows or hides its lessons, where there can be any. */
  readonly onToggle: (() => void) | undefined;
}

const ICON_PX = 16;
const TRIMESTERS = [1, 2, 3, null] as const;

/** A unit: number, name, how many lessons, its state and what can be done with it. */
export function UnitLine(props: UnitLineProps) {
  const { program, unit, number, isOpen, onToggle, changes, mayChange } = props;
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const [isRenaming, setRenaming] = useState(false);
  const actions = useUnitActions(props, () => setRenaming(true));
  return (
    <div className={classes.line}>
      {onToggle && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "structure.close" : "structure.open", { name: unit.name })}
          onClick={onToggle}
        >
          {isOpen ? <IconChevronDown size={ICON_PX} /> : <IconChevronRight size={ICON_PX} />}
        </ActionIcon>
      )}
      <span className={classes.number}>{w("unitNumber", { number })}</span>
      {isRenaming ? (
        <PartName
          name={unit.name}
          onSave={(name) => changes.changeUnit(unit, { name })}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <span className={`${classes.name} ${classes.unitName}`}>{unit.name}</span>
      )}
      {unit.trimester && (
        <span className={classes.fact}>{t("structure.shortTrimester", { number: unit.trimester })}</span>
      )}
      {onToggle && !isRenaming && (
        <span className={classes.fact}>{w("lessonCount", { count: unit.lessons.length })}</span>
      )}
      <PartStatus status={unit.status} isWritten />
      {mayChange && <RowMenu row={unit} name={unit.name} actions={actions} />}
    </div>
  );
}

function useUnitActions(props: UnitLineProps, rename: () => void): readonly RowAction<Unit>[] {
  const { program, unit, groups, changes, onMove, onAsk } = props;
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const at = groups.findIndex(({ value }) => value === unit.guid);
  return [
    { label: t("structure.rename"), icon: <IconPencil size={ICON_PX} />, run: rename },
    {
      label: t("structure.up"),
      icon: <IconArrowUp size={ICON_PX} />,
      run: () => onMove(placedGroup(groups, unit.guid, at - 1)),
      isHidden: () => at === 0,
    },
    {
      label: t("structure.down"),
      icon: <IconArrowDown size={ICON_PX} />,
      run: () => onMove(placedGroup(groups, unit.guid, at + 1)),
      isHidden: () => at === groups.length - 1,
    },
    ...TRIMESTERS.filter((trimester) => trimester !== unit.trimester).map((trimester) => ({
      label:
        trimester === null ? t("structure.noTrimester") : t("structure.toTrimester", { number: trimester }),
      icon: <IconCalendar size={ICON_PX} />,
      run: () => void changes.changeUnit(unit, { trimester }),
    })),
    {
      label: w("publishUnit"),
      icon: <IconSend size={ICON_PX} />,
      run: () => onAsk({ act: "publish", unit }),
      isHidden: () => unit.status === "published",
    },
    {
      label: w("deleteUnit"),
      icon: <IconTrash size={ICON_PX} />,
      isDestructive: true,
      run: () => onAsk({ act: "delete", unit }),
    },
  ];
}
