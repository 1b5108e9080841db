import {
  asFailure,
  Dialog,
  PERSONAL,
  readStored,
  reasonOf,
  session,
  toast,
  useTexts,
  writeStored,
} from "@estante/sdk";
import { PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useApiMutation, useApiQuery } from "../api/users";
import classes from "./migration-dialog.module.css";

/** Goes when its person signs out, and is of one session: the next sign-in asks again. */
const POSTPONED = `${PERSONAL}users-migration`;
const TAIL = -12;
const EMPTY = { username: "", password: "" };
const NAMES = ["username", "password"] as const;

/** What tells one session from the next; the token itself stands beside it in the same storage. */
const sessionMark = () => session.token()?.slice(TAIL) ?? "";

/** Asks a teacher who may have been on the other platform to link that account to this one. */
export function MigrationDialog() {
  const t = useTexts("users");
  const [isOpen, setOpen] = useState(() => readStored(session.storage(), POSTPONED) !== sessionMark());
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const offer = useApiQuery("/users/migration", {}, { enabled: isOpen }).data?.data;
  const accept = useApiMutation("post", "/users/migration", {
    onSuccess: () => {
      setOpen(false);
      toast.success(t("migration.done"));
    },
    onError: (thrown) => setWrong(reasonOf(asFailure(thrown)) ?? null),
  });
  const postpone = () => {
    writeStored(session.storage(), POSTPONED, sessionMark());
    setOpen(false);
  };
  const link = () => {
    setChecked(true);
    setWrong(null);
    if (NAMES.every((name) => typed[name] !== "")) accept.mutate({ body: typed });
  };
  const missing = (name: (typeof NAMES)[number]) =>
    isChecked && typed[name] === "" ? t("migration.missing") : null;
  const put =
    (name: (typeof NAMES)[number]) =>
    ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((last) => ({ ...last, [name]: value }));
  return (
    <Dialog
      opened={isOpen && offer?.is_offered === true}
      onClose={postpone}
      size="xs"
      title={t("migration.title", { platform: offer?.platform || t("migration.somewhere") })}
      subtitle={t("migration.text")}
      cancel={t("migration.later")}
      confirm={{ label: t("migration.accept"), run: link, isRunning: accept.isPending }}
      submitOnEnter
      isGuarded
    >
      <div className={classes.fields}>
        {wrong && (
          <p className={classes.wrong} role="alert">
            {wrong}
          </p>
        )}
        <TextInput
          label={t("migration.username")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={250}
          value={typed.username}
          onChange={put("username")}
          error={missing("username")}
        />
        <PasswordInput
          label={t("migration.password")}
          autoComplete="off"
          maxLength={1024}
          visibilityToggleButtonProps={{ "aria-label": t("migration.show") }}
          value={typed.password}
          onChange={put("password")}
          error={missing("password")}
        />
      </div>
    </Dialog>
  );
}
