import { type Consequence, DeleteDialog, formatBytes, Link, useTexts } from "@estante/sdk";
import { IconFile, IconFiles, IconLink } from "@tabler/icons-react";
import type { Content } from "../api/contents.api";
import type { Acted } from "./use-content-acts";
import type { Asked } from "./use-content-changes";

/** What is asked before deleting. */
export interface Deletion extends Asked {
  /** What goes, as far as it is known by name. */
  readonly rows: readonly Acted[];
  readonly count: number;
  /** How many were chosen, of which this person may delete `count`. */
  readonly chosen?: number;
  /** Of everything that a list shows only what this person made goes; how much that is, the server knows. */
  readonly isOwnOnly?: boolean;
  /** The whole record, where one is deleted from its own page. */
  readonly content?: Content;
  readonly answer: (answer: "clear" | "keep") => void;
}

interface Props {
  readonly deletion: Deletion | null;
  readonly onClose: () => void;
  readonly onDelete: (deletion: Deletion) => Promise<void>;
}

const ICON_PX = 16;

/** Asks before more than one content, or the one on the screen, goes to the trash (CON-024). */
export function DeleteContents({ deletion, onClose, onDelete }: Props) {
  const t = useTexts("contents");
  const { count = 0, rows = [], chosen = count, content } = deletion ?? {};
  const name = rows[0]?.name ?? "";
  const isByFilter = deletion !== null && "params" in deletion.target;
  const subtitle =
    count < chosen
      ? t("remove.partial", { count, all: chosen })
      : isByFilter && deletion.isOwnOnly && t("remove.ownOnly");
  return (
    <DeleteDialog
      opened={deletion !== null}
      onClose={onClose}
      onDelete={async () => {
        if (deletion && count > 0) await onDelete(deletion);
      }}
      title={count === 0 ? t("remove.none") : t("remove.title", { count, name })}
      {...(subtitle && { subtitle })}
      text={count === 0 ? t("remove.noneText") : t("remove.text", { count })}
      consequences={content ? consequencesOf(content, t) : listOf(rows, t)}
      {...(count > 0 && {
        recovery: (
          <>
            {t("remove.recovery", { count })}{" "}
            <Link to="/trash" target="_blank">
              {t("acts.seeTrash")}
            </Link>
          </>
        ),
      })}
      label={count === 0 ? t("remove.understood") : t("remove.act", { count })}
    />
  );
}

type Say = ReturnType<typeof useTexts>;

/** What goes with a content: its file and its public link. */
function consequencesOf(content: Content, t: Say): Consequence[] {
  const { file, is_public } = content;
  const all: (Consequence | false)[] = [
    file !== null && {
      icon: <IconFile size={ICON_PX} />,
      what: file.name,
      note: t("remove.file", { size: formatBytes(file.size) }),
    },
    is_public && {
      icon: <IconLink size={ICON_PX} />,
      what: t("remove.link"),
      note: t("remove.linkText"),
    },
  ];
  return all.filter((one) => one !== false);
}

const NAMED = 4;

function listOf(rows: readonly Acted[], t: Say): Consequence[] {
  const rest = rows.length - NAMED;
  if (rows.length < 2) return [];
  return [
    ...rows.slice(0, NAMED).map(({ name }) => ({ icon: <IconFile size={ICON_PX} />, what: name })),
    ...(rest > 0 ? [{ icon: <IconFiles size={ICON_PX} />, what: t("remove.more", { count: rest }) }] : []),
  ];
}
