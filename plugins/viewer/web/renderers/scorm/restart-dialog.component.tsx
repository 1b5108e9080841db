import { Dialog, useTexts } from "@estante/sdk";

interface Props {
  isOpen: boolean;
  onClose(): void;
  onRestart(): void;
}

/** Asks before a course forgets where the learner was. */
export function RestartDialog({ isOpen, onClose, onRestart }: Props) {
  const t = useTexts("viewer");
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      size="s"
      title={t("scorm.restartTitle")}
      confirm={{ label: t("scorm.restart"), run: onRestart }}
    >
      <p>{t("scorm.restartText")}</p>
    </Dialog>
  );
}
