import { type Consequence, DeleteDialog, formatBytes, useTexts } from "@estante/sdk";
import { IconFile, IconFiles, IconLink } from "@tabler/icons-react";
import type { Content } from "../api/contents.api";
import type { Acted } from "./use-content-acts";

interface Props {
  /** What was chosen, and what of it this person may delete. */
  readonly chosen: readonly Acted[];
  readonly deletable: readonly Acted[];
  /** The whole record, where one is deleted from its own page. */
  readonly content?: Content | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

const ICON_PX = 16;

/** Asks before more than one content, or the one on the screen, goes to the trash (CON-024). */
export function DeleteContents({ chosen, deletable, content, onClose, onDelete }: Props) {
  const t = useTexts("contents");
  const count = deletable.length;
  const name = deletable[0]?.name ?? "";
  const isPartial = count < chosen.length;
  return (
    <DeleteDialog
      opened={count > 0}
      onClose={onClose}
      onDelete={onDelete}
      title={t("remove.title", { count, name })}
      {...(isPartial && { subtitle: t("remove.partial", { count, all: chosen.length }) })}
      text={t("remove.text", { count })}
      consequences={content ? consequencesOf(content, t) : listOf(deletable, t)}
      recovery={t("remove.recovery", { count })}
      label={t("remove.act", { count })}
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
  return [
    ...rows.slice(0, NAMED).map(({ name }) => ({ icon: <IconFile size={ICON_PX} />, what: name })),
    ...(rest > 0 ? [{ icon: <IconFiles size={ICON_PX} />, what: t("remove.more", { count: rest }) }] : []),
  ];
}
