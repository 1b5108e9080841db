import {
  asFailure,
  FormSection,
  invalidate,
  passwordFault,
  reasonOf,
  SwitchRow,
  toast,
  unwrap,
  useRecordTexts,
  useTexts,
  useUnsaved,
} from "@estante/sdk";
import { Button, PasswordInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, users } from "../api/users";

const EMPTY = { password: "", password_repeat: "", change_password: false };
const NAMES = ["password", "password_repeat"] as const;
type Name = (typeof NAMES)[number];
type Wrong = Readonly<Partial<Record<Name, string | null>>>;
const LABELS: Readonly<Record<Name, string>> = {
  password: "fields.newPassword",
  password_repeat: "fields.passwordRepeat",
};

/** Another password for somebody, who is signed out everywhere by it. What is typed here is kept nowhere. */
export function PasswordTab({ guid }: { readonly guid: string }) {
  const t = useTexts("users");
  const { t: kit } = useRecordTexts(users);
  const client = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isSaving, setSaving] = useState(false);
  useUnsaved(typed.password !== "" || typed.password_repeat !== "");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, password_repeat } = typed;
    const mistakes: Wrong = {
      password: password === "" ? kit("fields.missing") : passwordFault(password, kit),
      password_repeat: password === password_repeat ? null : kit("fields.password.differs"),
    };
    const first = NAMES.find((name) => mistakes[name]);
    setWrong(mistakes);
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    setSaving(true);
    try {
      await unwrap(api.PUT("/users/{guid}/password", { params: { path: { guid } }, body: typed }));
      setTyped(EMPTY);
      toast.success(t("password.saved"));
      await invalidate(client, users.stale);
    } catch (thrown) {
      const failure = asFailure(thrown);
      const message = failure.fields.find(({ field }) => field === "password")?.message;
      if (message) setWrong({ password: message });
      else toast.error(t("password.failed"), { text: reasonOf(failure) });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <FormSection title={t("password.title")} text={t("password.text")}>
        {NAMES.map((name) => (
          <PasswordInput
            key={name}
            name={name}
            label={t(LABELS[name])}
            autoComplete="new-password"
            withAsterisk
            visibilityToggleButtonProps={{ "aria-label": kit("fields.password.show") }}
            value={typed[name]}
            onChange={({ currentTarget: { value } }) => {
              setTyped((last) => ({ ...last, [name]: value }));
              setWrong({});
            }}
            error={wrong[name]}
          />
        ))}
        <SwitchRow
          label={t("fields.changePassword")}
          text={t("fields.changePasswordText")}
          checked={typed.change_password}
          onChange={(change_password) => setTyped((last) => ({ ...last, change_password }))}
        />
        <div>
          <Button type="submit" loading={isSaving}>
            {t("password.save")}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
