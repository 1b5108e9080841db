import { asFailure, formatBytes, invalidate, reasonOf, sendUpload, toast, useTexts } from "@estante/sdk";
import { ActionIcon, Button, FileButton } from "@mantine/core";
import { IconFile, IconPlus, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { addMaterial, type ProjectFile, removeMaterial, STALE } from "./projects";
import classes from "./projects.module.css";

const MAX_MATERIALS = 30;
const ICON_PX = 18;
const send = sendUpload("contents.material");
const unheard = () => undefined;

interface Props {
  readonly guid: string;
  readonly materials: readonly ProjectFile[];
  readonly isReadOnly: boolean;
}

/** The files that a project is worked with: added, taken out, and saved at once. */
export function Materials({ guid, materials, isReadOnly }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const act = async (change: () => Promise<unknown>) => {
    setRunning(true);
    try {
      await change();
      await invalidate(client, STALE);
    } catch (thrown) {
      toast.error(t("project.materialFailed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRunning(false);
    }
  };
  const add = async (file: File) => {
    const { upload } = await send(file, unheard);
    if (upload) await addMaterial(guid, upload);
  };
  return (
    <section className={classes.materials} aria-label={t("project.materials")}>
      <h3>{t("project.materials")}</h3>
      {materials.length === 0 && <p className={classes.quiet}>{t("project.noMaterials")}</p>}
      <FileList files={materials}>
        {(file) =>
          !isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={isRunning}
              aria-label={t("project.removeMaterial", { name: file.name })}
              onClick={() => void act(() => removeMaterial(guid, file.guid))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          )
        }
      </FileList>
      {!isReadOnly && materials.length < MAX_MATERIALS && (
        <FileButton onChange={(file) => file && void act(() => add(file))}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              loading={isRunning}
              leftSection={<IconPlus size={16} />}
            >
              {t("project.addMaterial")}
            </Button>
          )}
        </FileButton>
      )}
    </section>
  );
}

interface FileListProps {
  readonly files: readonly ProjectFile[];
  readonly children?: (file: ProjectFile) => ReactNode;
}

/** Files by name and size, each saved by a click. */
export function FileList({ files, children }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.guid}>
          <IconFile size={ICON_PX} aria-hidden="true" />
          <a href={file.url}>{file.name}</a>
          <span className={classes.quiet}>{formatBytes(file.size)}</span>
          {children?.(file)}
        </li>
      ))}
    </ul>
  );
}
