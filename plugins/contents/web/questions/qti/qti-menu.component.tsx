import { asFailure, Dialog, reasonOf, sendUpload, toast, useTexts } from "@estante/sdk";
import { Button, FileButton, Menu } from "@mantine/core";
import { IconFileExport, IconFileImport } from "@tabler/icons-react";
import { useState } from "react";
import classes from "../editor.module.css";
import { type ImportedPackage, importPackage, savePackage, VERSIONS } from "./qti";

const ICON_PX = 16;
const send = sendUpload("contents.qti");
const unheard = () => undefined;

interface Props {
  readonly guid: string;
  readonly hasQuestions: boolean;
  readonly mayImport: boolean;
  /** Questions that are not saved yet would neither go out nor stay. */
  readonly isSaved: boolean;
  readonly onImported: () => void;
}

/** Questions as packages of QTI: taken in, with what could not be, and given out. */
export function QtiMenu({ guid, hasQuestions, mayImport, isSaved, onImported }: Props) {
  const t = useTexts("contents");
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<ImportedPackage["refused"]>([]);
  const run = async (act: () => Promise<void>, failed: string) => {
    setRunning(true);
    try {
      await act();
    } catch (thrown) {
      toast.error(failed, { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRunning(false);
    }
  };
  const close = () => {
    setRefused([]);
    onImported();
  };
  const take = async (file: File) => {
    const { upload } = await send(file, unheard);
    if (!upload) return;
    const imported = await importPackage(guid, upload);
    if (imported.added > 0) toast.success(t("questions.qti.added", { count: imported.added }));
    setRefused(imported.refused);
    // The form begins anew with them: what was refused is read before.
    if (imported.refused.length === 0) onImported();
  };
  return (
    <>
      {mayImport && (
        <FileButton
          accept=".zip,.xml"
          onChange={(file) => file && void run(() => take(file), t("questions.qti.failed"))}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              disabled={!isSaved}
              loading={isRunning}
              leftSection={<IconFileImport size={ICON_PX} />}
            >
              {t("questions.qti.import")}
            </Button>
          )}
        </FileButton>
      )}
      {hasQuestions && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              disabled={!isSaved || isRunning}
              leftSection={<IconFileExport size={ICON_PX} />}
            >
              {t("questions.qti.export")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {VERSIONS.map((version) => (
              <Menu.Item
                key={version}
                onClick={() =>
                  void run(
                    () => savePackage(guid, version, `qti-${version}.zip`),
                    t("questions.qti.notExported"),
                  )
                }
              >
                {t("questions.qti.version", { version })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Dialog
        opened={refused.length > 0}
        onClose={close}
        title={t("questions.qti.refused")}
        confirm={{ label: t("questions.qti.close"), run: close }}
      >
        <ul className={classes.refused}>
          {refused.map(({ name, message }) => (
            <li key={name}>
              <strong>{name}</strong> {message}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
