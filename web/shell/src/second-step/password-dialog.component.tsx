import { asFailure, Dialog, reasonOf, useTexts } from "@estante/sdk";
import { PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { isPasskeyError } from "./passkeys";
import classes from "./second-step.module.css";

const MAX_LABEL = 60;

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive?: boolean;
  /** With it the dialog asks for a name too, and begins with this one. */
  readonly label?: string;
  /** Does what the password is for; an ApiFailure or a passkey's error is shown here. */
  readonly run: (password: string, label: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password again before something of the second step changes. */
export function PasswordDialog({ title, text, confirm, isDestructive, label, run, onClose }: Props) {
  const t = useTexts("shell");
  const [password, setPassword] = useState("");
  const [name, setName] = useState(label ?? "");
  const [wrong, setWrong] = useState<{ readonly isPassword: boolean; readonly text: string } | null>(null);
  const [isRunning, setRunning] = useState(false);

  function explain(thrown: unknown) {
    if (isPasskeyError(thrown)) return setWrong({ isPassword: false, text: t("secondStep.passkeyFailed") });
    const failure = asFailure(thrown);
    const isPassword = failure.code === "PASSWORD_INCORRECT";
    setWrong({
      isPassword,
      text: isPassword
        ? t(password === "" ? "profile.errors.required" : "profile.errors.PASSWORD_INCORRECT")
        : (failure.fields[0]?.message ?? reasonOf(failure) ?? t("secondStep.failed")),
    });
  }

  async function submit() {
    setRunning(true);
    setWrong(null);
    try {
      await run(password, name.trim() || (label ?? ""));
    } catch (thrown) {
      explain(thrown);
      setRunning(false);
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={title}
      subtitle={text}
      confirm={{
        label: confirm,
        run: () => void submit(),
        isRunning,
        ...(isDestructive && { isDestructive }),
      }}
      submitOnEnter
    >
      <div className={classes.fields}>
        {wrong && !wrong.isPassword && (
          <p className={classes.wrong} role="alert">
            {wrong.text}
          </p>
        )}
        {label !== undefined && (
          <TextInput
            label={t("secondStep.label")}
            maxLength={MAX_LABEL}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <PasswordInput
          label={t("profile.current")}
          autoComplete="current-password"
          data-autofocus
          maxLength={1024}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={wrong?.isPassword ? wrong.text : null}
          visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword") }}
        />
      </div>
    </Dialog>
  );
}
