import type { ReactNode } from "react";
import { useOwnTexts } from "../texts/use-texts";
import { Dialog } from "./dialog.component";

export interface InfoDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A message with one action: close. */
export function InfoDialog({ opened, onClose, title, children }: InfoDialogProps) {
  const t = useOwnTexts();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="s"
      title={title}
      withClose={false}
      cancel={null}
      submitOnEnter
      confirm={{ label: t("dialog.close"), run: onClose }}
    >
      {children}
    </Dialog>
  );
}
