import { Dialog, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";

interface Props {
  opened: boolean;
  isTrying: boolean;
  onRetry(): void;
  onLeave(): void;
  onClose(): void;
}

/** Asks before a content is left whose last progress the server does not have. */
export function UnsavedDialog({ opened, isTrying, onRetry, onLeave, onClose }: Props) {
  const t = useTexts("viewer");
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="s"
      title={t("unsaved.title")}
      withClose={false}
      cancel={t("unsaved.stay")}
      aside={
        <Button variant="subtle" color="gray" onClick={onLeave}>
          {t("unsaved.leave")}
        </Button>
      }
      confirm={{ label: t("unsaved.retry"), run: onRetry, isRunning: isTrying }}
    >
      <p>{t("unsaved.text")}</p>
    </Dialog>
  );
}
