import {
  type ApiFailure,
  asFailure,
  type Organization,
  type PendingStep,
  type Person,
  pendingStep,
  signIn,
  useTexts,
} from "@estante/sdk";
import { Button, Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ProviderButtons } from "./provider-buttons.component";
import { SecondStepForm } from "./second-step.form";
import classes from "./signed-out.module.css";

/** What the back office's door is asked for (BO §6); everybody else comes in at the front's. */
const ADMITTED_ROLES = ["R04", "R05", "R06", "R07"];
const KNOWN = [
  "USER_NOT_FOUND",
  "PASSWORD_INCORRECT",
  "INVALID_LOGIN",
  "WRONG_USER",
  "INVALID_TOKEN",
  "TOKEN_EXPIRED",
];

type Field = "email" | "password";
type Wrong = { readonly field: Field | null; readonly text: string };

type Props = {
  organization: Organization;
  /** Called with whoever came in; the form stays busy until it is done. */
  onEnter: (person: Person) => Promise<void> | void;
  /** Shown above the fields until something is wrong. */
  notice?: ReactNode;
  /** The account that is expected back, such as the one whose session ended. */
  account?: string | undefined;
};

/** Name and password, and the tenant's other ways in: for a page of its own and for a dialog over one. */
export function SignInForm({ organization, onEnter, notice, account }: Props) {
  const t = useTexts("shell");
  const form = useRef<HTMLFormElement>(null);
  const [keeps, setKeeps] = useState(true);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [step, setStep] = useState<PendingStep | null>(null);

  useEffect(() => {
    if (wrong?.field) focusField(form.current, wrong.field);
  }, [wrong]);

  async function enter(signingIn: Promise<Person>) {
    setBusy(true);
    setWrong(null);
    try {
      const person = await signingIn;
      await onEnter(person);
    } catch (thrown) {
      const failure = asFailure(thrown);
      const pending = pendingStep(failure);
      setStep(pending);
      if (!pending) setWrong(explain(failure, t));
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const empty = [...(email ? [] : ["email" as const]), ...(password ? [] : ["password" as const])];
    setMissing(empty);
    if (empty[0]) return focusField(event.currentTarget, empty[0]);
    void enter(signIn({ email, password, admitted_roles: ADMITTED_ROLES }, keeps));
  }

  const errorOf = (field: Field) =>
    missing.includes(field) ? t("signIn.required") : wrong?.field === field ? wrong.text : null;

  if (step) {
    const goBack = (text: string | null) => {
      setStep(null);
      setWrong(text === null ? null : { field: null, text });
    };
    return <SecondStepForm step={step} keeps={keeps} onEnter={onEnter} onBack={goBack} />;
  }
  return (
    <>
      <div aria-live="polite">{!wrong && notice}</div>
      {wrong && !wrong.field && (
        <p className={classes.notice} data-bad role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {wrong.text}
        </p>
      )}
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          size="md"
          name="email"
          label={t("signIn.email")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={250}
          defaultValue={account}
          error={errorOf("email")}
        />
        <div>
          <div className={classes.labelRow}>
            <label className="mantine-InputWrapper-label" htmlFor="password">
              {t("signIn.password")}
            </label>
            <a className={classes.link} href="/recover">
              {t("signIn.forgot")}
            </a>
          </div>
          <PasswordInput
            size="md"
            id="password"
            name="password"
            data-autofocus={account ? true : undefined}
            autoComplete="current-password"
            maxLength={1024}
            error={errorOf("password")}
            aria-invalid={errorOf("password") !== null}
            visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword") }}
          />
        </div>
        <Checkbox
          label={t("signIn.keep")}
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
          size="20px"
          className={classes.keep}
        />
        <Button type="submit" fullWidth h={42} loading={busy}>
          {t("signIn.submit")}
        </Button>
      </form>
      <ProviderButtons providers={organization.identity_providers} keeps={keeps} onToken={enter} />
    </>
  );
}

function focusField(form: HTMLFormElement | null, field: Field): void {
  form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
}

/** Which field a refusal is about, and what the person can do. */
function explain(failure: ApiFailure, t: (key: string) => string): Wrong {
  if (failure.isOffline) return { field: null, text: t("signIn.errors.offline") };
  if (failure.status === 429) return { field: null, text: t("signIn.errors.TOO_MANY_REQUESTS") };
  const text = t(`signIn.errors.${KNOWN.includes(failure.code) ? failure.code : "other"}`);
  if (failure.code === "USER_NOT_FOUND") return { field: "email", text };
  if (failure.code === "PASSWORD_INCORRECT") return { field: "password", text };
  return { field: null, text };
}
