import { FormSection, usePermission, useSession, useTexts } from "@estante/sdk";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { type Erasable, ErasePersonDialog, exportPerson } from "./erase-person.component";

interface Props {
  readonly person: Erasable;
  readonly onErased: () => void;
}

/** Taking along what is kept about somebody, and erasing it for good. */
export function PersonData({ person, onErased }: Props) {
  const t = useTexts("shell");
  const mayExport = usePermission("users.exportData");
  const mayErase = usePermission("users.erase");
  const isOwn = useSession().person?.guid === person.guid;
  const [isExporting, setExporting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!mayExport && !mayErase) return null;
  async function download() {
    setExporting(true);
    await exportPerson(person);
    setExporting(false);
  }
  return (
    <FormSection title={t("personalData.title")} text={t("personalData.text")}>
      <Group gap="sm">
        {mayExport && (
          <Button variant="default" loading={isExporting} onClick={() => void download()}>
            {t("personalData.export")}
          </Button>
        )}
        {mayErase && !isOwn && (
          <Button variant="outline" color="red" onClick={() => setOpen(true)}>
            {t("personalData.erase")}
          </Button>
        )}
      </Group>
      <ErasePersonDialog person={isOpen ? person : null} onClose={() => setOpen(false)} onErased={onErased} />
    </FormSection>
  );
}
