import { Dialog, toast, useTenant, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import classes from "./second-step.module.css";

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, which are shown this once: to copy or to download. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useTexts("shell");
  const product = useTenant()?.product_name ?? "";
  const text = codes.join("\n");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("secondStep.copied"));
    } catch {
      toast.info(t("secondStep.copyByHand"));
    }
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${product}\n\n${text}\n`], { type: "text/plain" }));
    link.download = t("secondStep.fileName");
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("secondStep.codesTitle")}
      subtitle={t("secondStep.codesText")}
      withClose={false}
      cancel={null}
      confirm={{ label: t("secondStep.codesStored"), run: onClose }}
      isGuarded
    >
      <ol className={classes.codes} aria-label={t("secondStep.codesTitle")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          {t("secondStep.copy")}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
          {t("secondStep.download")}
        </Button>
      </div>
    </Dialog>
  );
}
