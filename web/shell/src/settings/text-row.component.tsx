import { api, invalidate, unwrap, useAutosave, useTexts } from "@estante/sdk";
import { ActionIcon, Textarea, Tooltip } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TextRow } from "./texts.api";
import classes from "./texts.module.css";

type Props = { readonly scope: string; readonly lang: string; readonly row: TextRow };

const ICON_PX = 16;
const MAX_TEXT = 4000;

const shownText = ({ text, built_in }: TextRow) => text ?? built_in ?? "";

/** One text beside the default language's: written in its place, saved by itself, and reset to the built-in one. */
export function TextTableRow({ scope, lang, row: first }: Props) {
  const t = useTexts("shell");
  const client = useQueryClient();
  const [row, setRow] = useState(first);
  const [value, setValue] = useState(shownText(first));
  const save = async (text: string) => {
    // What says the same as the built-in text, and nothing at all, is the built-in text.
    const own = text.trim() === "" || text === row.built_in ? null : text;
    const params = { path: { name: scope, lang } };
    const { data } = await unwrap(
      api.PATCH("/langs/texts/{name}/{lang}", { params, body: { key: row.key, text: own } }),
    );
    setRow(data);
    await invalidate(client, ["/langs/coverage"]);
  };
  const autosave = useAutosave(value, save);
  const problem = autosave.failure?.fields[0]?.message;
  const isOwn = row.text !== null;
  return (
    <li className={classes.row} data-missing={row.is_missing || undefined}>
      <div className={classes.source}>
        <code className={classes.key}>{row.key}</code>
        <p>{row.source}</p>
      </div>
      <div className={classes.edited}>
        <Textarea
          aria-label={t("texts.edit", { key: row.key })}
          autosize
          minRows={1}
          lang={lang}
          maxLength={MAX_TEXT}
          placeholder={row.is_missing ? t("texts.missing") : undefined}
          value={value}
          error={autosave.state === "failed" && (problem ?? t("texts.unsaved"))}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <span className={classes.state} role="status">
          {autosave.state === "saved" ? t("texts.saved") : ""}
        </span>
      </div>
      <Tooltip label={t("texts.reset")}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("texts.resetName", { key: row.key })}
          disabled={!isOwn}
          onClick={() => setValue(row.built_in ?? "")}
        >
          <IconArrowBackUp size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
