import {
  languageOf,
  type Person,
  refreshPerson,
  setSingleKeys,
  singleKeysOn,
  toast,
  useApiMutation,
  useLanguage,
  usePermission,
  useTenant,
  useTexts,
} from "@estante/sdk";
import { Button, Select, Switch, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { changeLanguage } from "../layout/languages";
import { emailError } from "../sign-in/recover.rules";
import classes from "./profile.module.css";

type Errors = Readonly<Partial<Record<"name" | "email", string>>>;

export function ProfileDetails({ person }: { person: Person }) {
  const t = useTexts("shell");
  const mayChange = usePermission("profile.update");
  const [errors, setErrors] = useState<Errors>({});
  const save = useApiMutation("put", "/front/profile", {
    onSuccess: () => {
      void refreshPerson();
      toast.success(t("profile.saved"));
    },
    onError: (failure) => {
      const fields = failure.fields.map(({ field, message }) => [field, message]);
      setErrors(Object.fromEntries(fields));
      if (fields.length === 0) toast.error(t("profile.failed"), { text: failure.message });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const broken = text("email") ? emailError(text("email")) : null;
    const found: Errors = {
      ...(text("name") === "" && { name: t("profile.errors.required") }),
      ...(broken && { email: t(`recover.errors.${broken}`) }),
    };
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    save.mutate({ body: { name: text("name"), lastname: text("lastname"), email: text("email") } });
  }

  return (
    <>
      <section className={classes.section}>
        <div>
          <h2>{t("profile.personTitle")}</h2>
          <p>{t("profile.personText")}</p>
        </div>
        <form className={classes.fields} onSubmit={submit} noValidate>
          <div className={classes.pair}>
            <TextInput
              name="name"
              label={t("profile.name")}
              defaultValue={person.name}
              autoComplete="given-name"
              maxLength={50}
              required
              readOnly={!mayChange}
              error={errors.name}
            />
            <TextInput
              name="lastname"
              label={t("profile.lastname")}
              defaultValue={person.lastname}
              autoComplete="family-name"
              maxLength={50}
              readOnly={!mayChange}
            />
          </div>
          <TextInput
            name="email"
            type="email"
            label={t("profile.email")}
            defaultValue={person.email ?? ""}
            autoComplete="email"
            maxLength={200}
            readOnly={!mayChange}
            error={errors.email}
          />
          <TextInput
            label={t("profile.username")}
            value={person.username}
            readOnly
            description={t("profile.fixed")}
          />
          {mayChange && (
            <div>
              <Button type="submit" loading={save.isPending}>
                {t("profile.save")}
              </Button>
            </div>
          )}
        </form>
      </section>
      <InterfaceSection />
    </>
  );
}

function InterfaceSection() {
  const t = useTexts("shell");
  const tenant = useTenant();
  const language = useLanguage();
  const [singleKeys, setKeys] = useState(singleKeysOn);
  const known = (tenant?.languages ?? []).map(languageOf).filter((one) => one !== null);
  return (
    <section className={classes.section}>
      <h2>{t("profile.interfaceTitle")}</h2>
      <div className={classes.fields}>
        <Select
          label={t("profile.language")}
          data={known.map((value) => ({ value, label: t(`languages.${value}`) }))}
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
