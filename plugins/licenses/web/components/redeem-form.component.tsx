import { asFailure, invalidate, reasonOf, toast, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { redeem, STALE } from "../api/redemptions";
import classes from "./redeem.module.css";

const MAX_WRITTEN = 500;

interface Props {
  /** For whom. */
  readonly guid: string;
  readonly onDone?: () => void;
  /** The code that is there already, such as that of a card that was scanned. */
  readonly given?: string;
}

/** A code, in any case and with or without dashes, and why it was not redeemed. */
export function RedeemForm({ guid, onDone, given = "" }: Props) {
  const t = useTexts("licenses");
  const client = useQueryClient();
  const [code, setCode] = useState(given.slice(0, MAX_WRITTEN));
  const [wrong, setWrong] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (code.trim() === "") return setWrong(t("redeem.missing"));
    setRunning(true);
    try {
      const { publications } = await redeem(guid, code);
      setCode("");
      toast.success(t("redeem.done"), { text: publications.join(" · ") });
      await invalidate(client, STALE);
      onDone?.();
    } catch (thrown) {
      setWrong(reasonOf(asFailure(thrown)) ?? t("redeem.failed"));
    } finally {
      setRunning(false);
    }
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        className={classes.code ?? ""}
        label={t("redeem.code")}
        description={t("redeem.codeText")}
        placeholder={t("redeem.placeholder")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_WRITTEN}
        value={code}
        error={wrong}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          setWrong(null);
        }}
      />
      <div>
        <Button type="submit" loading={isRunning}>
          {t("redeem.act")}
        </Button>
      </div>
    </form>
  );
}
