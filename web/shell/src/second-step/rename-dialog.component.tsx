import { api, asFailure, Dialog, reasonOf, unwrap, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { Factor } from "./factor-list.component";

const MAX_LABEL = 60;

interface Props {
  readonly factor: Factor;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

/** Gives an authenticator or a passkey another name. */
export function RenameDialog({ factor, onRenamed, onClose }: Props) {
  const t = useTexts("shell");
  const [label, setLabel] = useState(factor.label);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function submit() {
    if (label.trim() === "") return setWrong(t("profile.errors.required"));
    setRunning(true);
    setWrong(null);
    try {
      const params = { path: { factor_guid: factor.guid } };
      const body = { label: label.trim() };
      await unwrap(api.PUT("/front/profile/second-factor/{factor_guid}", { params, body }));
      onRenamed();
    } catch (thrown) {
      setWrong(reasonOf(asFailure(thrown)) ?? t("secondStep.failed"));
      setRunning(false);
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={t("secondStep.renameNamed", { label: factor.label })}
      confirm={{ label: t("secondStep.rename"), run: () => void submit(), isRunning }}
      submitOnEnter
    >
      <TextInput
        label={t("secondStep.label")}
        data-autofocus
        maxLength={MAX_LABEL}
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        error={wrong}
      />
    </Dialog>
  );
}
