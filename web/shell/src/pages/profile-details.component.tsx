import {
  AutosaveIndicator,
  api,
  asFailure,
  DraftNotice,
  ExitDialog,
  languageName,
  languageOf,
  type Person,
  type RecordForm,
  refreshPerson,
  setSingleKeys,
  singleKeysOn,
  toast,
  unwrap,
  useLanguage,
  usePermission,
  useRecordForm,
  useTenant,
  useTexts,
} from "@estante/sdk";
import { Button, PasswordInput, Select, Switch, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { changeLanguage } from "../layout/languages";
import { emailError } from "../sign-in/recover.rules";
import classes from "./profile.module.css";

type Details = { name: string; lastname: string; email: string };

export function ProfileDetails({ person }: { person: Person }) {
  const t = useTexts("shell");
  const mayChange = usePermission("profile.update");
  const { name, lastname, email } = person;
  const saved = useMemo<Details>(() => ({ name, lastname, email: email ?? "" }), [name, lastname, email]);
  // In no form's values: those are kept on the device as a draft.
  const [password, setPassword] = useState("");
  const [wrongPassword, setWrongPassword] = useState<string | null>(null);
  const record = useRecordForm<Details>({
    saved,
    record: "profile",
    names: {
      name: t("profile.name").toLowerCase(),
      lastname: t("profile.lastname").toLowerCase(),
      email: t("profile.email").toLowerCase(),
    },
    onSave: async (values) => {
      const body = { name: values.name.trim(), lastname: values.lastname.trim(), email: values.email.trim() };
      const isMoving = body.email !== saved.email;
      try {
        await unwrap(api.PUT("/front/profile", { body: { ...body, ...(isMoving && { password }) } }));
      } catch (thrown) {
        const { code, fields } = asFailure(thrown);
        const wrong = fields.find(({ field }) => field === "password")?.message;
        if (code === "PASSWORD_INCORRECT") setWrongPassword(t("profile.errors.PASSWORD_INCORRECT"));
        else if (wrong) setWrongPassword(wrong);
        throw thrown;
      }
      setPassword("");
      await refreshPerson();
      toast.success(t("profile.saved"));
      return null;
    },
  });
  const { form } = record;
  const needsPassword = mayChange && form.values.email.trim() !== saved.email;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name: typed, email: address } = form.getValues();
    const broken = address.trim() ? emailError(address.trim()) : null;
    if (typed.trim() === "") form.setFieldError("name", t("profile.errors.required"));
    if (broken) form.setFieldError("email", t(`recover.errors.${broken}`));
    const lacks = needsPassword && password === "";
    if (lacks) setWrongPassword(t("profile.errors.emailPassword"));
    const first = typed.trim() === "" ? "name" : broken ? "email" : lacks ? "password" : null;
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    void record.save();
  }

  return (
    <>
      {mayChange && <DraftNotice draft={record.draft} />}
      <section className={classes.section}>
        <div>
          <h2>{t("profile.personTitle")}</h2>
          <p>{t("profile.personText")}</p>
        </div>
        <form className={classes.fields} onSubmit={submit} noValidate>
          <PersonFields form={form} readOnly={!mayChange} />
          {needsPassword && (
            <PasswordInput
              name="password"
              label={t("profile.current")}
              description={t("profile.emailPassword")}
              autoComplete="current-password"
              maxLength={1024}
              required
              value={password}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                setWrongPassword(null);
              }}
              error={wrongPassword}
              aria-invalid={wrongPassword !== null}
              visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword") }}
            />
          )}
          <TextInput
            label={t("profile.username")}
            value={person.username}
            readOnly
            description={t("profile.fixed")}
          />
          {mayChange && (
            <div className={classes.saving}>
              <Button type="submit" loading={record.isSaving}>
                {t("profile.save")}
              </Button>
              <AutosaveIndicator
                state={record.state}
                reason={record.problem}
                onRetry={() => void record.save()}
              />
            </div>
          )}
        </form>
      </section>
      <ExitDialog changes={record.changes} onSave={record.save} onDiscard={record.discard} />
      <InterfaceSection />
    </>
  );
}

function PersonFields({ form, readOnly }: { form: RecordForm<Details>["form"]; readOnly: boolean }) {
  const t = useTexts("shell");
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          name="name"
          label={t("profile.name")}
          {...form.getInputProps("name")}
          autoComplete="given-name"
          maxLength={50}
          required
          readOnly={readOnly}
        />
        <TextInput
          name="lastname"
          label={t("profile.lastname")}
          {...form.getInputProps("lastname")}
          autoComplete="family-name"
          maxLength={50}
          readOnly={readOnly}
        />
      </div>
      <TextInput
        name="email"
        type="email"
        label={t("profile.email")}
        {...form.getInputProps("email")}
        autoComplete="email"
        maxLength={200}
        readOnly={readOnly}
      />
    </>
  );
}

function InterfaceSection() {
  const t = useTexts("shell");
  const tenant = useTenant();
  const language = useLanguage();
  const [singleKeys, setKeys] = useState(singleKeysOn);
  const known = (tenant?.languages ?? []).map(languageOf).filter((code) => code !== null);
  return (
    <section className={classes.section}>
      <h2>{t("profile.interfaceTitle")}</h2>
      <div className={classes.fields}>
        <Select
          label={t("profile.language")}
          data={known.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = languageOf(value);
            if (chosen && chosen !== language) void changeLanguage(chosen);
          }}
        />
        <Switch
          label={t("profile.singleKeys")}
          description={t("profile.singleKeysHint")}
          checked={singleKeys}
          onChange={(event) => {
            setSingleKeys(event.currentTarget.checked);
            setKeys(event.currentTarget.checked);
          }}
        />
      </div>
    </section>
  );
}
