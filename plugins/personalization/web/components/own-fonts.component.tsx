import { asFailure, formatBytes, invalidate, reasonOf, toast, useTexts } from "@estante/sdk";
import { ActionIcon, Button, FileButton, TextInput } from "@mantine/core";
import { IconTrash, IconUpload, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { addFont, deleteFont, FONTS, TYPEFACES, useApiQuery } from "../api/styles";
import classes from "./personalize.module.css";

const ENDINGS = ".woff2,.woff,.ttf,.otf";
const MAX_NAME = 60;

/** A name that a file suggests: its own, without what a name may not have. */
const nameOf = (file: File) =>
  file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} .-]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME);

/** The organization's own fonts, and a way to add one. */
export function OwnFonts() {
  const t = useTexts("personalization");
  const client = useQueryClient();
  const fonts = useApiQuery(FONTS).data?.data ?? [];
  const refresh = () => invalidate(client, [FONTS, TYPEFACES]);

  async function remove(guid: string, name: string) {
    try {
      await deleteFont(guid);
      toast.success(t("fonts.deleted", { name }));
    } catch (thrown) {
      toast.error(t("fonts.notDeleted", { name }), { text: reasonOf(asFailure(thrown)) });
    }
    await refresh();
  }

  return (
    <section className={classes.fonts} aria-label={t("fonts.title")}>
      <h2>{t("fonts.title")}</h2>
      {fonts.length > 0 && (
        <ul aria-label={t("fonts.title")}>
          {fonts.map(({ guid, name, size }) => (
            <li key={guid}>
              <span>{name}</span>
              <small>{formatBytes(size)}</small>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("fonts.delete", { name })}
                onClick={() => void remove(guid, name)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <NewFont onAdded={refresh} />
    </section>
  );
}

function NewFont({ onAdded }: { readonly onAdded: () => Promise<unknown> }) {
  const t = useTexts("personalization");
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const choose = (next: File | null) => {
    setFile(next);
    setProblem(null);
    if (next) setName(nameOf(next));
  };

  async function add() {
    if (!file) return;
    setSending(true);
    setProblem(null);
    try {
      await addFont(name.trim(), file);
      toast.success(t("fonts.added", { name }));
      setFile(null);
      setName("");
      await onAdded();
    } catch (thrown) {
      const failure = asFailure(thrown);
      setProblem(failure.fields[0]?.message || reasonOf(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <div className={classes.file}>
        <span id={`${id}-file`} className={classes.fileLabel}>
          {t("fonts.file")}
        </span>
        <span className={classes.hint}>{t("fonts.fileHelp")}</span>
        <div className={classes.chosen}>
          <FileButton accept={ENDINGS} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                id={`${id}-choose`}
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                aria-labelledby={`${id}-file ${id}-choose`}
              >
                {file?.name ?? t("fonts.choose")}
              </Button>
            )}
          </FileButton>
          {file && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("fonts.clear")}
              onClick={() => choose(null)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
      {file && (
        <div className={classes.newFont}>
          <TextInput
            label={t("fonts.name")}
            maxLength={MAX_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button loading={isSending} disabled={name.trim() === ""} onClick={() => void add()}>
            {t("fonts.add")}
          </Button>
        </div>
      )}
    </>
  );
}
