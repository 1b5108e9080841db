import {
  reasonOf,
  refreshPerson,
  toast,
  useApiMutation,
  useTenant,
  useTexts,
  useUnsaved,
} from "@estante/sdk";
import { Button, PasswordInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { NO_RULE, passwordErrors, passwordHint } from "../sign-in/recover.rules";
import classes from "./profile.module.css";

const FIELDS = ["password", "new_password", "password_repeat"] as const;
type Field = (typeof FIELDS)[number];
type Errors = Readonly<Partial<Record<Field, string>>>;

const LABELS: Readonly<Record<Field, string>> = {
  password: "profile.current",
  new_password: "profile.new",
  password_repeat: "profile.repeat",
};

/** The current password, and the new one twice, by the tenant's rule. The server ends the other sessions. */
export function PasswordForm({ label, isWide }: { label: string; isWide?: boolean }) {
  const t = useTexts("shell");
  const rule = useTenant()?.password ?? NO_RULE;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  // Typed passwords are kept nowhere, but a session that ends does not take them away.
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const change = useApiMutation("put", "/front/profile/password", {
    onSuccess: () => {
      form.current?.reset();
      setTyped(false);
      void refreshPerson();
      toast.success(t("profile.passwordSaved"));
    },
    onError: (failure) => {
      if (failure.code === "PASSWORD_INCORRECT")
        return refuse({ password: t("profile.errors.PASSWORD_INCORRECT") });
      const known = failure.fields.filter(({ field }) => FIELDS.some((name) => name === field));
      if (known.length > 0)
        return refuse(Object.fromEntries(known.map(({ field, message }) => [field, message])));
      toast.error(t("profile.failed"), { text: reasonOf(failure) });
    },
  });

  function refuse(errors: Errors): void {
    setErrors(errors);
    const first = FIELDS.find((field) => errors[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [password, new_password, password_repeat] = [
      String(data.get("password") ?? ""),
      String(data.get("new_password") ?? ""),
      String(data.get("password_repeat") ?? ""),
    ];
    const broken = passwordErrors(rule, new_password, password_repeat);
    const errors: Errors = {
      ...(password === "" && { password: t("profile.errors.required") }),
      ...(broken.password && {
        new_password: t(`password.${broken.password}`, { count: rule.min_length }),
      }),
      ...(broken.repeat && { password_repeat: t(`profile.errors.${broken.repeat}`) }),
    };
    refuse(errors);
    if (Object.keys(errors).length === 0)
      change.mutate({ body: { password, new_password, password_repeat } });
  }

  return (
    <form ref={form} className={classes.fields} onSubmit={submit} onInput={() => setTyped(true)} noValidate>
      {FIELDS.map((field) => (
        <PasswordInput
          key={field}
          name={field}
          label={t(LABELS[field])}
          description={field === "new_password" ? passwordHint(rule, t) : undefined}
          autoComplete={field === "password" ? "current-password" : "new-password"}
          required
          error={errors[field]}
          aria-invalid={errors[field] !== undefined}
          visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword") }}
        />
      ))}
      <div>
        <Button type="submit" loading={change.isPending} fullWidth={isWide ?? false}>
          {label}
        </Button>
      </div>
    </form>
  );
}
