import {
  DeleteDialog,
  DIALOG_SIZES,
  Dialog,
  type DialogProps,
  type DialogSize,
  FormSection,
  InfoDialog,
  toast,
  useTexts,
} from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./ui.module.css";

const SIZES = Object.keys(DIALOG_SIZES) as readonly DialogSize[];
type Trial = DialogSize | "whole" | "bare" | "enter" | "button" | "info" | "delete" | "typed";

/** A dialog of each size, with everything and with nothing, and those that ask before deleting. */
export function DialogTrials() {
  const t = useTexts("developer");
  const [open, setOpen] = useState<Trial | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    toast.success(t("ui.dialogs.done"));
    close();
  };
  const others = ["whole", "bare", "enter", "button", "info", "delete", "typed"] as const;
  return (
    <FormSection title={t("ui.dialogs.title")} text={t("ui.dialogs.text")}>
      <div className={classes.line}>
        {[...SIZES, ...others].map((trial) => (
          <Button key={trial} variant="default" onClick={() => setOpen(trial)}>
            {t(`ui.dialogs.open.${trial}`)}
          </Button>
        ))}
      </div>
      {SIZES.map((size) => (
        <Dialog key={size} opened={open === size} onClose={close} size={size} title={size}>
          {t("ui.dialogs.body")}
        </Dialog>
      ))}
      <WholeDialog opened={open === "whole"} onClose={close} onDone={done} />
      <Dialog opened={open === "bare"} onClose={close} withClose={false} cancel={null}>
        {t("ui.dialogs.body")}
      </Dialog>
      {(["enter", "button"] as const).map((trial) => (
        <Dialog
          key={trial}
          opened={open === trial}
          onClose={close}
          title={t(`ui.dialogs.open.${trial}`)}
          submitOnEnter={trial === "enter"}
          confirm={{ label: t("ui.dialogs.confirm"), run: done }}
        >
          <TextInput label={t("ui.dialogs.word")} />
        </Dialog>
      ))}
      <InfoDialog opened={open === "info"} onClose={close} title={t("ui.dialogs.open.info")}>
        {t("ui.dialogs.body")}
      </InfoDialog>
      {(["delete", "typed"] as const).map((trial) => (
        <DeleteDialog
          key={trial}
          opened={open === trial}
          onClose={close}
          onDelete={async () => {
            toast.success(t("ui.dialogs.done"));
          }}
          title={t(`ui.dialogs.open.${trial}`)}
          text={t("ui.dialogs.nothing")}
          {...(trial === "typed" && { typed: t("ui.dialogs.name") })}
          label={t("ui.dialogs.delete")}
        />
      ))}
    </FormSection>
  );
}

type WholeProps = Pick<DialogProps, "opened" | "onClose"> & { readonly onDone: () => void };

/** Everything that a dialog can have. */
function WholeDialog({ opened, onClose, onDone }: WholeProps) {
  const t = useTexts("developer");
  const [tab, setTab] = useState("first");
  const tabs = (
    <div role="tablist" className={classes.tabs} aria-label={t("ui.dialogs.tabs")}>
      {["first", "second"].map((id) => (
        <button key={id} type="button" role="tab" aria-selected={id === tab} onClick={() => setTab(id)}>
          {t(`ui.dialogs.${id}`)}
        </button>
      ))}
    </div>
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t("ui.dialogs.open.whole")}
      subtitle={t("ui.dialogs.subtitle")}
      sign={<IconInfoCircle aria-hidden />}
      tabs={tabs}
      onBack={() => setTab("first")}
      confirm={{ label: t("ui.dialogs.confirm"), run: onDone }}
    >
      <p>{t(tab === "first" ? "ui.dialogs.body" : "ui.dialogs.more")}</p>
    </Dialog>
  );
}
