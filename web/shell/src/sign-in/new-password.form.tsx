import { api, asFailure, unwrap, useTenant, useTexts } from "@estante/sdk";
import { Button, PasswordInput } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { NO_RULE, passwordErrors, passwordHint } from "./recover.rules";
import classes from "./signed-out.module.css";

type Errors = {
  readonly password: string | null;
  readonly repeat: string | null;
  readonly form: string | null;
};
const NONE: Errors = { password: null, repeat: null, form: null };

/** Sets the new password with the token of the link. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTexts("shell");
  const rule = useTenant()?.password ?? NO_RULE;
  const [errors, setErrors] = useState<Errors>(NONE);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get("password") ?? "");
    const broken = passwordErrors(rule, password, String(data.get("repeat") ?? ""));
    if (broken.password || broken.repeat) {
      setErrors({
        password: broken.password && t(`password.${broken.password}`, { count: rule.min_length }),
        repeat: broken.repeat && t(`recover.errors.${broken.repeat}`),
        form: null,
      });
      form.querySelector<HTMLInputElement>(`[name="${broken.password ? "password" : "repeat"}"]`)?.focus();
      return;
    }
    setBusy(true);
    setErrors(NONE);
    try {
      await unwrap(api.POST("/front/recover-account-password", { body: { token, new_password: password } }));
      setSaved(true);
    } catch (thrown) {
      const failure = asFailure(thrown);
      // The tenant's own rule speaks through the server, in the person's language.
      const wrong = failure.fields.find((field) => field.field === "new_password");
      if (wrong) setErrors({ ...NONE, password: wrong.message });
      else setErrors({ ...NONE, form: t(`recover.errors.${codeOf(failure.code)}`) });
    } finally {
      setBusy(false);
    }
  }

  if (saved) {
    return (
      <div role="status">
        <h1 className={classes.title}>{t("recover.savedTitle")}</h1>
        <p className={classes.lead}>{t("recover.savedText")}</p>
      </div>
    );
  }
  const toggle = { "aria-label": t("signIn.showPassword") };
  return (
    <>
      <h1 className={classes.title}>{t("recover.newTitle")}</h1>
      <p className={classes.lead}>{t("recover.newLead")}</p>
      {errors.form && (
        <p className={classes.notice} data-bad role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {errors.form}
        </p>
      )}
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordInput
          size="md"
          name="password"
          label={t("recover.password")}
          description={passwordHint(rule, t)}
          autoComplete="new-password"
          error={errors.password}
          aria-invalid={errors.password !== null}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          size="md"
          name="repeat"
          label={t("recover.repeat")}
          autoComplete="new-password"
          error={errors.repeat}
          aria-invalid={errors.repeat !== null}
          visibilityToggleButtonProps={toggle}
        />
        <Button type="submit" fullWidth h={42} loading={busy}>
          {t("recover.save")}
        </Button>
      </form>
    </>
  );
}

const KNOWN = ["INVALID", "PASSWORD_INCORRECT", "TOO_MANY_REQUESTS"];

const codeOf = (code: string) => (KNOWN.includes(code) ? code : "other");
