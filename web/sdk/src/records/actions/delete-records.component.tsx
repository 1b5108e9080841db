import { IconFile, IconFiles, IconLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type Consequence, DeleteDialog } from "../../dialogs/delete-dialog.component";
import { formatNumber } from "../../texts/format";
import type { Translator } from "../../texts/use-texts";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget, AnyRecords, RecordUse } from "../records.types";
import type { Subject } from "./use-record-changes";

/** What is asked before deleting. */
export interface Deletion extends Subject {
  /** What goes, as far as it is known by name. */
  readonly rows: readonly ActionTarget[];
  readonly count: number;
  /** How many were chosen, of which this person may delete `count`. */
  readonly chosen?: number;
  /** Of everything that a list shows only what this person made goes; how much that is, the server knows. */
  readonly isOwnOnly?: boolean;
  /** What goes with the record, where one is deleted from its own page. */
  readonly consequences?: readonly Consequence[];
  readonly answer: (answer: "clear" | "keep") => void;
}

interface Props {
  readonly records: AnyRecords;
  readonly deletion: Deletion | null;
  readonly onClose: () => void;
  readonly onDelete: (deletion: Deletion) => Promise<void>;
}

const ICON_PX = 16;
const NAMED = 4;

/** Asks before more than one record, or the one on the screen, goes to the trash; says where it is used. */
export function DeleteRecords({ records, deletion, onClose, onDelete }: Props) {
  const { t, find } = useRecordTexts(records);
  const { count = 0, rows = [], chosen = count } = deletion ?? {};
  const only = rows.length === 1 ? rows[0] : undefined;
  const asksUse = deletion !== null && records.has.usedBy && only !== undefined;
  const { uses = [] } =
    useQuery({ ...records.usedByQuery(only?.guid ?? ""), enabled: asksUse }).data?.data ?? {};
  const isInUse = uses.some(({ forbids }) => forbids);
  const mayGo = count > 0 && !isInUse;
  const name = rows[0] ? records.labelOf(rows[0]) : "";
  const subtitle =
    count < chosen
      ? t("remove.partial", { count, all: chosen })
      : deletion?.isOwnOnly && "params" in deletion.target && t("remove.ownOnly");
  const text = isInUse ? t("remove.inUse") : find("remove.text", { count });
  return (
    <DeleteDialog
      opened={deletion !== null}
      onClose={onClose}
      onDelete={async () => {
        if (deletion && mayGo) await onDelete(deletion);
      }}
      title={count === 0 ? t("remove.none") : t("remove.title", { count, name })}
      {...(subtitle && { subtitle })}
      {...(count === 0 ? { text: t("remove.noneText") } : text && { text })}
      consequences={[
        ...(deletion?.consequences ?? namesOf(records, rows, t)),
        ...uses.map((use) => consequenceOf(use, t)),
      ]}
      {...(mayGo && {
        recovery: (
          <>
            {t("remove.recovery", { count })}{" "}
            <Link to="/trash" target="_blank">
              {t("actions.seeTrash")}
            </Link>
          </>
        ),
      })}
      label={mayGo ? t("remove.act", { count }) : t("remove.understood")}
    />
  );
}

const consequenceOf = ({ name, count, forbids }: RecordUse, t: Translator): Consequence => ({
  icon: <IconLink size={ICON_PX} />,
  what: name,
  note: forbids ? t("usedBy.forbids", { count: formatNumber(count) }) : formatNumber(count),
});

function namesOf(records: AnyRecords, rows: readonly ActionTarget[], t: Translator): Consequence[] {
  const rest = rows.length - NAMED;
  if (rows.length < 2) return [];
  const names = rows.slice(0, NAMED).map((row) => records.labelOf(row));
  return [
    ...names.map((what) => ({ icon: <IconFile size={ICON_PX} />, what })),
    ...(rest > 0 ? [{ icon: <IconFiles size={ICON_PX} />, what: t("remove.more", { count: rest }) }] : []),
  ];
}
