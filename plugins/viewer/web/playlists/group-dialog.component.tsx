import {
  Dialog,
  type FileValue,
  filesSent,
  ImageField,
  sendUpload,
  useTexts,
  useUnsaved,
} from "@estante/sdk";
import { Stack, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useDialogSize } from "../dialogs/use-dialog-size";
import { useSending } from "../dialogs/use-sending";
import { type Group, saveGroup } from "./playlists.api";

interface Props {
  /** What is changed; a new one without it. */
  readonly group: Group | null;
  readonly onSaved: (group: Group) => void;
  readonly onClose: () => void;
}

const MAX_LENGTHS = { title: 250, description: 2000 };
const FORMATS = ["jpg", "png"];
const MAX_BYTES = 10 * 1024 * 1024;
const send = sendUpload("viewer.playlist");

const pictureOf = (group: Group | null): FileValue | null =>
  group?.thumbnail ? { upload: null, name: group.title, size: null, url: group.thumbnail, alt: "" } : null;

const isChangedPicture = (picture: FileValue | null, group: Group | null): boolean =>
  (picture?.upload ?? null) !== null || (picture === null) !== !group?.thumbnail;

/** Title, description and picture of a group. */
export function GroupDialog({ group, onSaved, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const [title, setTitle] = useState(group?.title ?? "");
  const [description, setDescription] = useState(group?.description ?? "");
  const [picture, setPicture] = useState(() => pictureOf(group));
  // What is saved has the picture that was on its way when it was to be saved.
  const arrived = useRef(picture);
  useUnsaved(
    title !== (group?.title ?? "") ||
      description !== (group?.description ?? "") ||
      isChangedPicture(picture, group),
  );
  const save = async () => {
    if (!(await filesSent())) return false;
    const chosen = arrived.current;
    const thumbnail = isChangedPicture(chosen, group) ? { thumbnail: chosen?.upload ?? null } : {};
    onSaved(await saveGroup(group?.guid ?? null, { title, description, ...thumbnail }));
    return true;
  };
  const { send: sendAll, isSending } = useSending(save, {
    sent: t("playlists.saved"),
    failed: t("playlists.notSaved"),
  });
  return (
    <Dialog
      opened
      size={size}
      onClose={onClose}
      title={t(group ? "playlists.change" : "playlists.create")}
      confirm={{
        label: t("playlists.save"),
        run: sendAll,
        isDisabled: title.trim() === "",
        isRunning: isSending,
      }}
      submitOnEnter
    >
      <Stack>
        <TextInput
          label={t("playlists.name")}
          required
          maxLength={MAX_LENGTHS.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t("playlists.description")}
          autosize
          minRows={2}
          maxLength={MAX_LENGTHS.description}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <ImageField
          label={t("playlists.picture")}
          formats={FORMATS}
          maxBytes={MAX_BYTES}
          send={send}
          value={picture}
          onChange={(chosen) => {
            arrived.current = chosen;
            setPicture(chosen);
          }}
        />
      </Stack>
    </Dialog>
  );
}
