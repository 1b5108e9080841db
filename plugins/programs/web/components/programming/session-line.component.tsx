import { RowMenu, useTexts } from "@estante/sdk";
import { IconAlertTriangle, IconBook2, IconClock, IconPaperclip } from "@tabler/icons-react";
import type { Session } from "../../api/programmings";
import classes from "./programming.module.css";

interface SessionLineProps {
  readonly session: Session;
  readonly name: string;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  /** Where else it can be put. */
  readonly places: readonly { readonly name: string; readonly put: () => void }[];
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const ICON_PX = 14;

/** A session: what it is called, how long it is, what it is held with, and what can be done with it. */
export function SessionLine(props: SessionLineProps) {
  const { session, name, mayChange, mayDelete, places, onUp, onDown, onEdit, onDelete } = props;
  const t = useTexts("programs");
  const actions = [
    { label: t("programming.editSession"), run: onEdit },
    { label: t("structure.up"), run: () => onUp?.(), isHidden: () => onUp === null },
    { label: t("structure.down"), run: () => onDown?.(), isHidden: () => onDown === null },
    ...places.map((place) => ({ label: t("structure.moveTo", { name: place.name }), run: place.put })),
    {
      label: t("programming.deleteSession"),
      isDestructive: true,
      run: onDelete,
      isHidden: () => !mayDelete,
    },
  ];
  return (
    <div className={classes.session}>
      <div className={classes.words}>
        <span className={classes.sessionName}>{name}</span>
        <span className={classes.facts}>
          <span className={classes.mark}>
            <IconClock size={ICON_PX} aria-hidden="true" />
            {t("programming.minutes", { minutes: session.duration })}
          </span>
          <span className={classes.mark}>
            <IconPaperclip size={ICON_PX} aria-hidden="true" />
            {t("programming.materialCount", { count: session.materials.length })}
          </span>
          {session.guide ? (
            <a className={classes.mark} href={session.guide.url} download={session.guide.name}>
              <IconBook2 size={ICON_PX} aria-hidden="true" />
              {t("programming.guide")}
            </a>
          ) : (
            <span className={classes.mark} data-missing>
              <IconAlertTriangle size={ICON_PX} aria-hidden="true" />
              {t("programming.noGuide")}
            </span>
          )}
        </span>
      </div>
      {mayChange && <RowMenu row={session} name={name} actions={actions} />}
    </div>
  );
}
