import { asFailure, Dialog, reasonOf, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { type ToolGroup, type ToolItem, useToolboxChanges } from "../../api/toolbox";
import type { MaterialDraft } from "../lesson/material-draft";
import { MaterialSource } from "../lesson/material-source.component";
import classes from "./toolbox.module.css";

interface ToolDialogProps {
  readonly program: string;
  readonly group: ToolGroup;
  readonly onClose: () => void;
}

const MAX_TITLE = 250;
const EMPTY: MaterialDraft = {
  source: "link",
  link: "",
  target: "external",
  file: null,
  content: null,
  library: null,
};

function itemOf(title: string, { source, link, file, content, library }: MaterialDraft): ToolItem {
  if (source === "link") return { title, link: link.trim() };
  if (source === "file") return file?.upload ? { title, file: file.upload } : { title };
  if (source === "content") return content ? { title, content_guid: content } : { title };
  return library ? { title, library_guid: library } : { title };
}

/** What is wrong, by the fields of the tool that was added: `items.3.title` is its title. */
function faultsOf(thrown: unknown): Readonly<Record<string, string>> {
  const failure = asFailure(thrown);
  const named = failure.fields.map(({ field, message }) => [field.split(".").at(-1), message]);
  return named.length > 0 ? Object.fromEntries(named) : { form: reasonOf(failure) };
}

/** A new tool: its title and where it comes from. */
export function ToolDialog({ program, group, onClose }: ToolDialogProps) {
  const t = useTexts("programs");
  const { addTool } = useToolboxChanges(program);
  const [title, setTitle] = useState("");
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      await addTool(group, itemOf(title.trim(), draft));
      onClose();
    } catch (thrown) {
      setFaults(faultsOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("toolbox.addTool")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={title !== "" || draft !== EMPTY}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("toolbox.toolTitle")}
          withAsterisk
          data-autofocus
          maxLength={MAX_TITLE}
          value={title}
          error={faults.title}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setFaults({});
          }}
        />
        <MaterialSource
          draft={draft}
          faults={faults}
          hasTarget={false}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
      </div>
    </Dialog>
  );
}
