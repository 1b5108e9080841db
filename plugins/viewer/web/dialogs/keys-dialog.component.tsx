import { Dialog, ScreenKeys, useTexts } from "@estante/sdk";
import { useDialogSize } from "./use-dialog-size";

/** Every key of the content that is open. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = useTexts("viewer");
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size={useDialogSize()}
      title={t("keys.title")}
      isPlain
      cancel={null}
    >
      <ScreenKeys />
    </Dialog>
  );
}
