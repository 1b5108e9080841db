import { type ApiFailure, api, asFailure, unwrap, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { emailError } from "./recover.rules";
import classes from "./signed-out.module.css";

/** Sends the link for a new password. */
export function RecoverForm({ name }: { name: string }) {
  const t = useTexts("shell");
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    const broken = emailError(email);
    if (broken) return refuse(t(`recover.errors.${broken}`));
    setBusy(true);
    setError(null);
    try {
      await unwrap(api.POST("/front/recover-account", { body: { email } }));
      setSentTo(email);
    } catch (thrown) {
      const failure = asFailure(thrown);
      refuse(t(`recover.errors.${ruleOf(failure)}`, { name }));
    } finally {
      setBusy(false);
    }
  }

  if (sentTo) {
    return (
      <div role="status">
        <h1 className={classes.title}>{t("recover.sentTitle")}</h1>
        <p className={classes.lead}>{t("recover.sentText", { email: sentTo })}</p>
      </div>
    );
  }
  return (
    <>
      <h1 className={classes.title}>{t("recover.title")}</h1>
      <p className={classes.lead}>{t("recover.lead")}</p>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          size="md"
          ref={input}
          name="email"
          type="email"
          label={t("recover.email")}
          autoComplete="email"
          error={error}
          onBlur={(event) => {
            const broken = event.currentTarget.value && emailError(event.currentTarget.value.trim());
            setError(broken ? t(`recover.errors.${broken}`) : null);
          }}
        />
        <Button type="submit" fullWidth h={42} loading={busy}>
          {t("recover.send")}
        </Button>
      </form>
    </>
  );
}

const KNOWN = ["BAD_REQUEST", "TOO_MANY_REQUESTS"];

/** The text that says what to do about a refusal. */
const ruleOf = ({ code, fields }: ApiFailure) =>
  fields.length > 0 ? "format" : KNOWN.includes(code) ? code : "other";
