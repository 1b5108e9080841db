import { formatDate, RowMenu, useTexts } from "@estante/sdk";
import { IconAlertTriangle, IconCalendar, IconUsers } from "@tabler/icons-react";
import type { Card } from "../../api/boards";
import classes from "./boards.module.css";

interface CardLineProps {
  readonly card: Card;
  /** It is in the last column. */
  readonly isDone: boolean;
  /** The other columns. */
  readonly places: readonly { readonly name: string; readonly put: () => void }[];
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const ICON_PX = 14;

/** Today, as days are written in a card. */
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A card: what is to be done, until when and by whom, and where it can be put. */
export function CardLine({ card, isDone, places, onUp, onDown, onEdit, onDelete }: CardLineProps) {
  const t = useTexts("programs");
  const { title, description, due_on, people } = card;
  const isLate = due_on !== null && !isDone && due_on < today();
  const actions = [
    { label: t("kanban.editCard"), run: onEdit },
    { label: t("structure.up"), run: () => onUp?.(), isHidden: () => onUp === null },
    { label: t("structure.down"), run: () => onDown?.(), isHidden: () => onDown === null },
    ...places.map(({ name, put }) => ({ label: t("structure.moveTo", { name }), run: put })),
    { label: t("kanban.deleteCard"), isDestructive: true, run: onDelete },
  ];
  return (
    <div className={classes.card}>
      <div className={classes.words}>
        <button type="button" className={classes.name} onClick={onEdit}>
          {title}
        </button>
        {description && <span className={classes.text}>{description}</span>}
        {due_on && (
          <span className={classes.fact} data-late={isLate || undefined}>
            {isLate ? (
              <IconAlertTriangle size={ICON_PX} aria-hidden="true" />
            ) : (
              <IconCalendar size={ICON_PX} aria-hidden="true" />
            )}
            {t(isLate ? "kanban.late" : "kanban.due", { day: formatDate(due_on) })}
          </span>
        )}
        {people.length > 0 && (
          <span className={classes.fact}>
            <IconUsers size={ICON_PX} aria-hidden="true" />
            {people.map(({ name }) => name).join(", ")}
          </span>
        )}
      </div>
      <RowMenu row={card} name={title} actions={actions} />
    </div>
  );
}
