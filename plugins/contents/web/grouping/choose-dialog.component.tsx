import { Dialog, ReferencePicker, useTexts } from "@estante/sdk";
import { useState } from "react";
import classes from "./grouping.module.css";

interface Props {
  /** A name of `references`. */
  readonly of: string;
  readonly title: string;
  readonly label: string;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Answers whether it was done. */
  readonly onChoose: (guids: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Some records, searched by name. */
export function ChooseDialog({ of, title, label, filters, onChoose, onClose }: Props) {
  const t = useTexts("contents");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const choose = async () => {
    setRunning(true);
    const isDone = await onChoose(chosen);
    setRunning(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="small"
      title={title}
      isGuarded={chosen.length > 0}
      confirm={{
        label: t("grouping.confirm"),
        isDisabled: chosen.length === 0,
        isRunning,
        run: () => void choose(),
      }}
    >
      <div className={classes.choice}>
        <ReferencePicker
          many
          of={of}
          label={label}
          value={chosen}
          onChange={setChosen}
          {...(filters && { filters })}
        />
      </div>
    </Dialog>
  );
}
