import { api, asFailure, finishSignIn, type PendingStep, type Person, unwrap, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconAlertCircle, IconArrowLeft, IconKey } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { canUsePasskeys, isPasskeyError, signWithPasskey } from "../second-step/passkeys";
import classes from "./signed-out.module.css";

const KNOWN = ["SECOND_FACTOR_WRONG", "WRONG_USER", "INVALID_LOGIN"];
const MAX_CODE = 40;

interface Props {
  readonly step: PendingStep;
  readonly keeps: boolean;
  /** Called with whoever came in; the form stays busy until it is done. */
  readonly onEnter: (person: Person) => Promise<void> | void;
  /** Back to the password; with a text, because the step is over. */
  readonly onBack: (text: string | null) => void;
}

/** What follows the right password: a code, a passkey or a recovery code. */
export function SecondStepForm({ step, keeps, onEnter, onBack }: Props) {
  const t = useTexts("shell");
  const input = useRef<HTMLInputElement>(null);
  const hasCodes = step.methods.includes("totp");
  const hasPasskey = step.methods.includes("passkey") && canUsePasskeys();
  const [isRecovery, setRecovery] = useState(!hasCodes);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState<"code" | "passkey" | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field and a refusal both begin at the field
  useEffect(() => input.current?.focus(), [isRecovery, wrong]);

  async function enter(by: "code" | "passkey", finish: () => Promise<Person>) {
    setBusy(by);
    setWrong(null);
    try {
      await onEnter(await finish());
    } catch (thrown) {
      setBusy(null);
      if (isPasskeyError(thrown)) return setWrong(t("signIn.second.passkeyFailed"));
      const failure = asFailure(thrown);
      if (failure.code === "SECOND_STEP_EXPIRED") return onBack(t("signIn.second.expired"));
      const rule = failure.status === 429 ? "TOO_MANY_REQUESTS" : failure.isOffline ? "offline" : "other";
      if (failure.code === "SECOND_FACTOR_WRONG" && by === "passkey")
        return setWrong(t("signIn.second.passkeyFailed"));
      setWrong(t(`signIn.errors.${KNOWN.includes(failure.code) ? failure.code : rule}`));
      input.current?.select();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? "";
    if (code === "") return setWrong(t("signIn.required"));
    void enter("code", () => finishSignIn(step, { code }, keeps));
  }

  const byPasskey = () =>
    enter("passkey", async () => {
      const body = { second_step: step.token };
      const { data } = await unwrap(api.POST("/login/second-step/passkey", { body }));
      return finishSignIn(step, { credential: await signWithPasskey(data.options) }, keeps);
    });

  const switchTo = (recovery: boolean) => {
    setWrong(null);
    setRecovery(recovery);
  };

  return (
    <>
      <div className={classes.second}>
        <h2>{t("signIn.second.title")}</h2>
        <p>{t(isRecovery ? "signIn.second.recoveryText" : "signIn.second.codeText")}</p>
      </div>
      {wrong && (
        <p className={classes.notice} data-bad role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {wrong}
        </p>
      )}
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          key={isRecovery ? "recovery" : "code"}
          ref={input}
          size="md"
          name="code"
          label={t(isRecovery ? "signIn.second.recoveryCode" : "signIn.second.code")}
          inputMode={isRecovery ? "text" : "numeric"}
          autoComplete={isRecovery ? "off" : "one-time-code"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_CODE}
          aria-invalid={wrong !== null}
        />
        <Button type="submit" fullWidth h={42} loading={busy === "code"} disabled={busy === "passkey"}>
          {t("signIn.submit")}
        </Button>
      </form>
      {hasPasskey && (
        <>
          <div className={classes.or}>{t("signIn.or")}</div>
          <Button
            variant="default"
            fullWidth
            h={42}
            leftSection={<IconKey size={16} stroke={1.6} aria-hidden />}
            loading={busy === "passkey"}
            onClick={() => void byPasskey()}
          >
            {t("signIn.second.passkey")}
          </Button>
        </>
      )}
      <div className={classes.ways}>
        {hasCodes && (
          <button type="button" className={classes.quiet} onClick={() => switchTo(!isRecovery)}>
            {t(isRecovery ? "signIn.second.useCode" : "signIn.second.useRecovery")}
          </button>
        )}
        <button type="button" className={classes.quiet} onClick={() => onBack(null)}>
          <IconArrowLeft size={14} stroke={1.8} aria-hidden /> {t("signIn.second.back")}
        </button>
      </div>
    </>
  );
}
