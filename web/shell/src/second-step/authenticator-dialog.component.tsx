import { type AnswerData, api, asFailure, Dialog, reasonOf, unwrap, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "./second-step.module.css";

export type NewAuthenticator = AnswerData<"post", "/front/profile/second-factor/totp">;

const MAX_LABEL = 60;
const GROUP = /.{1,4}/g;

interface Props {
  readonly authenticator: NewAuthenticator;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The QR code for an authenticator, the same as text, and the first code that proves it. */
export function AuthenticatorDialog({ authenticator, onAdded, onClose }: Props) {
  const t = useTexts("shell");
  const [code, setCode] = useState("");
  const [label, setLabel] = useState(t("secondStep.appLabel"));
  const [wrong, setWrong] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function submit() {
    if (code.trim() === "") return setWrong(t("secondStep.codeMissing"));
    setRunning(true);
    setWrong(null);
    try {
      const body = { code: code.trim(), label: label.trim() || t("secondStep.appLabel") };
      const { data } = await unwrap(api.POST("/front/profile/second-factor/totp/confirm", { body }));
      onAdded(data.recovery_codes);
    } catch (thrown) {
      const failure = asFailure(thrown);
      setWrong(failure.fields[0]?.message ?? reasonOf(failure) ?? t("secondStep.failed"));
      setRunning(false);
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("secondStep.appTitle")}
      subtitle={t("secondStep.appText")}
      confirm={{ label: t("secondStep.confirm"), run: () => void submit(), isRunning }}
      submitOnEnter
      isGuarded
    >
      <div className={classes.setup}>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${authenticator.qr_size} ${authenticator.qr_size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t("secondStep.qr")}
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={authenticator.qr_path} fill="#000" />
        </svg>
        <div className={classes.byHand}>
          <p>{t("secondStep.byHand")}</p>
          <code className={classes.secret}>{authenticator.secret.match(GROUP)?.join(" ")}</code>
          <a href={authenticator.address}>{t("secondStep.openApp")}</a>
        </div>
      </div>
      <div className={classes.fields}>
        <TextInput
          label={t("secondStep.code")}
          description={t("secondStep.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          maxLength={40}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={wrong}
        />
        <TextInput
          label={t("secondStep.label")}
          maxLength={MAX_LABEL}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
