import { formatList, useTexts } from "@estante/sdk";
import { useState } from "react";
import { groupsOf, type PaletteEntry } from "../palette/entries";
import { EntrySearch } from "../palette/entry-search.component";
import classes from "../palette/palette.module.css";
import { type RecordSearch, useRecordSearch } from "../palette/record-search";
import { searchAddress } from "./search-address";

const MAX_LENGTH = 200;

/** What somebody who learns or teaches may open, as they type; all of it is one more option. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("shell");
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
  return (
    <EntrySearch
      label={t("search.open")}
      placeholder={t("search.placeholder")}
      maxLength={MAX_LENGTH}
      text={text}
      onWrite={setText}
      onClose={onClose}
      groups={groups}
      wanted={search.meant || wanted}
      note={
        search.meant &&
        !search.isLoading && (
          <div className={classes.note}>{t("search.meant", { text: wanted, meant: search.meant })}</div>
        )
      }
      status={wanted !== "" && !search.isLoading && t("palette.results", { count: search.total })}
    >
      <SearchNote search={search} wanted={wanted} />
    </EntrySearch>
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
