import { saveFile, toast, useTexts } from "@estante/sdk";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconDownload, IconTrash, IconTrashX, IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { deleteNotes } from "../delete-notes";
import type { Note } from "../note";
import { fileOfNotes, MAX_FILE_BYTES, notesOfFile } from "../notes-file";
import type { Notes } from "../store/use-notes";

interface Props {
  readonly content: { readonly guid: string; readonly name: string };
  readonly notes: Notes;
  /** Those of the place where the person is; null where there are no places. */
  readonly here: readonly Note[] | null;
  onDeleteAll(): void;
}

const ICON_PX = 18;

/** What is done with all notes at once: a file of them, notes from a file, and deleting. */
export function NotesMenu({ content, notes, here, onDeleteAll }: Props) {
  const t = useTexts("viewer");
  const file = useRef<HTMLInputElement>(null);
  const isKnown = notes.load === "ready";
  const deletion = { remove: notes.remove, status: isKnown ? { notes: notes.notes, tell: ignore } : null };
  const deleteHere = () => void deleteNotes({ ...deletion, ids: (here ?? []).map(({ guid }) => guid) });
  const deleteAll = () => {
    if (isKnown && notes.notes.length > 0) onDeleteAll();
    // It says what is missing.
    else void deleteNotes({ ...deletion, ids: isKnown ? [] : "full" });
  };
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t("notes.menu")}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconDownload size={ICON_PX} />}
            onClick={() => save(fileOfNotes(notes.notes, content.guid), t("notes.file", content))}
          >
            {t("notes.export")}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={ICON_PX} />} onClick={() => file.current?.click()}>
            {t("notes.import")}
          </Menu.Item>
          {here && (
            <Menu.Item leftSection={<IconTrash size={ICON_PX} />} onClick={deleteHere}>
              {t("notes.deleteHere")}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrashX size={ICON_PX} />} onClick={deleteAll}>
            {t("notes.deleteAll.label")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={file}
        type="file"
        accept=".json,.jsonld,application/json,application/ld+json"
        aria-label={t("notes.import")}
        hidden
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void bringFile(chosen, content.guid, notes, t);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

const save = (text: string, name: string) =>
  saveFile(new Blob([text], { type: "application/ld+json" }), name);

const ignore = () => undefined;

async function bringFile(
  file: File,
  content: string,
  notes: Notes,
  t: ReturnType<typeof useTexts>,
): Promise<void> {
  if (file.size > MAX_FILE_BYTES) return void toast.error(t("notes.importTooLarge"));
  try {
    const read = notesOfFile(await file.text(), content, notes.notes);
    if (read.notes.length > 0) notes.bring(read.notes);
    const rest = [
      read.known > 0 && t("notes.importKnown", { count: read.known }),
      read.unread > 0 && t("notes.importUnread", { count: read.unread }),
    ].filter(Boolean);
    toast.success(t("notes.imported", { count: read.notes.length }), { text: rest.join(" ") });
  } catch {
    toast.error(t("notes.importUnreadable"));
  }
}
