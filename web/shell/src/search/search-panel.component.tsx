import { formatList, useTexts } from "@estante/sdk";
import { Modal, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { groupsOf, type PaletteEntry } from "../palette/entries";
import { EntryList } from "../palette/entry-list.component";
import classes from "../palette/palette.module.css";
import { type RecordSearch, useRecordSearch } from "../palette/record-search";
import { useEntryKeys } from "../palette/use-entry-keys";
import { searchAddress } from "./search-address";

const MAX_LENGTH = 200;

/** What somebody who learns or teaches may open, as they type; all of it is one more option. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const wanted = text.trim();
  const search = useRecordSearch(wanted);
  const all: PaletteEntry = {
    id: "all",
    group: "pages",
    section: t("search.everything"),
    text: t("search.all", { total: search.total }),
    address: searchAddress(wanted),
  };
  const groups = groupsOf(search.entries.length ? [...search.entries, all] : []);
  const keys = useEntryKeys(
    groups.flatMap(({ entries }) => entries),
    run,
  );

  function run({ address = "" }: PaletteEntry, otherTab: boolean) {
    onClose();
    if (otherTab) window.open(address, "_blank", "noopener");
    else void navigate({ href: address });
  }

  function write(value: string) {
    setText(value);
    keys.restart();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={680}
      padding={0}
      yOffset="11dvh"
      attributes={{ content: { "aria-label": t("search.open") } }}
    >
      <div className={classes.head}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={keys.active && `${listId}-${keys.active.id}`}
          aria-label={t("search.open")}
          placeholder={t("search.placeholder")}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={keys.onKey}
        />
      </div>
      {search.meant && !search.isLoading && (
        <div className={classes.note}>{t("search.meant", { text: wanted, meant: search.meant })}</div>
      )}
      <EntryList
        id={listId}
        label={t("search.open")}
        groups={groups}
        wanted={search.meant || wanted}
        active={keys.active}
        onPoint={keys.point}
        onRun={run}
      >
        <SearchNote search={search} wanted={wanted} />
      </EntryList>
      <VisuallyHidden role="status">
        {wanted && !search.isLoading && t("palette.results", { count: search.total })}
      </VisuallyHidden>
    </Modal>
  );
}

/** What there is to say where there are no options, or not all that there could be. */
function SearchNote({ search, wanted }: { readonly search: RecordSearch; readonly wanted: string }) {
  const t = useTexts("shell");
  const isEmpty = search.entries.length === 0;
  if (!wanted) return <div className={classes.note}>{t("search.hint")}</div>;
  if (isEmpty && search.isLoading) return <div className={classes.note}>{t("palette.searching")}</div>;
  if (search.failed) return <div className={classes.note}>{t("palette.failed")}</div>;
  return (
    <>
      {isEmpty && (
        <div className={classes.note}>
          {t("search.none", { text: wanted })}
          <div>{t("search.nothingHint")}</div>
        </div>
      )}
      {search.missing.length > 0 && (
        <div className={classes.note}>{t("palette.missing", { names: formatList(search.missing) })}</div>
      )}
    </>
  );
}
