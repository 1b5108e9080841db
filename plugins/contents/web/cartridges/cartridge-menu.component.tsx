import { asFailure, invalidate, reasonOf, toast, useJobEnd, usePermission, useTexts } from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconFileExport, IconFileImport } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { collectionContents } from "../collections/collections";
import { CARTRIDGES, lookInto, type SentCartridge } from "./cartridge";
import classes from "./cartridges.module.css";
import { ExportDialog } from "./export-dialog.component";
import { ImportDialog } from "./import-dialog.component";

const ICON_PX = 16;
const BATCH_JOB = "contents.batch";

/** A collection as Common Cartridge: taken in after a look, and given out. */
export function CartridgeMenu({ guid, isEmpty }: { readonly guid: string; readonly isEmpty: boolean }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const mayExport = usePermission("collections.export");
  const mayTake = [usePermission("collections.update"), usePermission("contents.create")].every(Boolean);
  const [isLooking, setLooking] = useState(false);
  const [sent, setSent] = useState<SentCartridge | null>(null);
  const [isExporting, setExporting] = useState(false);
  // What came in stands in the collection now.
  useJobEnd(
    useCallback(
      (job) => void (job.kind === BATCH_JOB && invalidate(client, collectionContents.stale)),
      [client],
    ),
  );
  const look = async (file: File | null) => {
    if (!file) return;
    setLooking(true);
    try {
      setSent(await lookInto(guid, file));
    } catch (thrown) {
      toast.error(t("cartridge.notRead"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setLooking(false);
    }
  };
  return (
    <div className={classes.menu}>
      {mayTake && (
        <FileButton accept={CARTRIDGES} onChange={(file) => void look(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isLooking}
              leftSection={<IconFileImport size={ICON_PX} />}
            >
              {t("cartridge.import")}
            </Button>
          )}
        </FileButton>
      )}
      {mayExport && !isEmpty && (
        <Button
          variant="default"
          leftSection={<IconFileExport size={ICON_PX} />}
          onClick={() => setExporting(true)}
        >
          {t("cartridge.export")}
        </Button>
      )}
      {sent && <ImportDialog guid={guid} sent={sent} onClose={() => setSent(null)} />}
      {isExporting && <ExportDialog guid={guid} onClose={() => setExporting(false)} />}
    </div>
  );
}
